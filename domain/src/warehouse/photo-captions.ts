/**
 * The subjects of photos of goods. Each has a key at the photo station, in this order, and a caption in every
 * language.
 */
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
/** The maximum number of captions in one sentence: flaws and the first views, not every shot. */
export const LISTED_MAX = 6

export type PhotoShows = (typeof PHOTO_SHOWS)[number]

/**
 * Flaws that have a name in every language, so that shoppers who cannot read Chinese understand what a clerk
 * saw.
 */
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

/** The maximum length of a note below a photo, in characters. */
export const PHOTO_NOTE_MAX = 100

/** The usual subject of the next inspection photo: the front, the back, the label, then any other. */
export const usuallyShows = (taken: readonly PhotoShows[]): PhotoShows =>
  USUAL.find((shows) => !taken.includes(shows)) ?? 'other'

const USUAL = ['front', 'back', 'label'] as const
