import { type Flaw, LISTED_MAX, type PhotoShows } from '@longhaul/domain/warehouse/photo-captions.ts'

/** What a photo shows, as far as staff specified it. */
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

const kindOf = (kind: string) => (kind === 'detail' ? 'Detail photo' : 'Inspection photo')

/** What staff specified about it; null if nothing. */
function describe({ shows: seen = 'other', flaw, note }: Seen): string | null {
  const what = seen === 'other' ? null : flaw ? `Flaw: ${flaws[flaw]}` : shows[seen]
  return what && note ? `${what} (${note})` : what || note || null
}

export const text = {
  shows,
  flaws,
  /**
   * The caption of a photo, also used as its alternative text: "Flaw: crack (at the handle)". `index` counts
   * from 1.
   */
  caption: (photo: Seen, index: number): string => describe(photo) ?? `${kindOf(photo.kind)} ${index}`,
  /** What several photos show, without duplicates; empty if nothing was specified for any. */
  listed: (photos: readonly Seen[]): string =>
    [...new Set(photos.flatMap((photo) => describe(photo) ?? []))].slice(0, LISTED_MAX).join(', '),
  /** The caption with its position among the photos of one item, to distinguish them. */
  inSeries(photo: Seen, index: number, count: number): string {
    const what = describe(photo)
    return what ? `${what}, photo ${index} of ${count}` : `${kindOf(photo.kind)} ${index} of ${count}`
  },
}
