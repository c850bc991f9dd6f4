import type { Flaw, PhotoShows } from '@longhaul/domain/warehouse/photo-captions.ts'

/** What a photo shows, as far as somebody said it. */
export type Seen = {
  kind: string
  shows?: PhotoShows | undefined
  flaw?: Flaw | null | undefined
  note?: string | undefined
}

const shows: Record<PhotoShows, string> = {
  front: 'Front',
  back: 'Back',
  label: 'Label',
  flaw: 'Flaw',
  measure: 'Measured',
  scale: 'On the scale',
  accessories: 'What came with it',
  packaging: 'Packaging',
  other: 'Other',
}

const flaws: Record<Flaw, string> = {
  crack: 'crack',
  chip: 'chipped edge',
  scratch: 'scratch',
  stain: 'stain',
  hole: 'hole',
  tear: 'tear',
  thread: 'loose thread',
  dent: 'dent',
  colour: 'colour differs',
  print: 'misprint',
  glue: 'glue mark',
  missing: 'part missing',
}

const kindOf = (kind: string, index: number) =>
  `${kind === 'detail' ? 'Detail photo' : 'Inspection photo'} ${index}`

export const text = {
  shows,
  flaws,
  /** The caption of a photo, which is its alternative text too: "Flaw: crack (at the handle)". `index` counts from 1. */
  caption({ kind, shows: seen = 'other', flaw, note }: Seen, index: number): string {
    const what = seen === 'other' ? kindOf(kind, index) : flaw ? `Flaw: ${flaws[flaw]}` : shows[seen]
    return note ? `${what} (${note})` : what
  },
  /** The same for programs and readers who must tell the photos of one thing apart: with its place among them. */
  of: (caption: string, index: number, count: number) => `${caption}, photo ${index} of ${count}`,
}
