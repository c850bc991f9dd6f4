/** What a photo of goods shows. Each has a key at the photo station, in this order, and a caption in every language. */
export const PHOTO_SHOWS = [
  'front',
  'back',
  'label',
  'flaw',
  'measure',
  'scale',
  'accessories',
  'packaging',
  'other',
] as const
/** How many captions one sentence names: what was wrong and the first sides, not every shot. */
export const LISTED_MAX = 6

export type PhotoShows = (typeof PHOTO_SHOWS)[number]

/** Flaws that have a name in every language, so that what a clerk saw is read by whoever reads no Chinese. */
export const FLAWS = [
  'crack',
  'chip',
  'scratch',
  'stain',
  'hole',
  'tear',
  'thread',
  'dent',
  'colour',
  'print',
  'glue',
  'missing',
] as const
export type Flaw = (typeof FLAWS)[number]

/** A note below a photo, in characters at most. */
export const PHOTO_NOTE_MAX = 100

/** What a photo of inspection usually shows, after those that are there: the front, the back, the label, then whatever was worth one. */
export const usuallyShows = (taken: readonly PhotoShows[]): PhotoShows =>
  USUAL.find((shows) => !taken.includes(shows)) ?? 'other'

const USUAL = ['front', 'back', 'label'] as const
