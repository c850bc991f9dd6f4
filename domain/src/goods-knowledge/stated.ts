/** The weight and packed sides of one piece as its seller states them; null where nothing usable is. */
export type Stated = { grams: number | null; sidesMm: readonly [number, number, number] | null }

export const NOTHING_STATED: Stated = { grams: null, sidesMm: null }
