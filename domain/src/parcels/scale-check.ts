/**
 * An item in a box with its weight from the dock, for all its pieces together; null if it was never weighed.
 */
export type WeighedThing = { readonly id: string; readonly grams: number | null; readonly quantity: number }

/**
 * How the scale differs from what was scanned. `gapGrams` is the excess weight, negative if the box is too
 * light.
 */
export type ScaleDoubt = {
  readonly goodsGrams: number
  /** The assumed weight of carton, filling and tape. */
  readonly packagingGrams: number
  readonly gapGrams: number
  /** Items of which one piece each adds up to the gap: packed twice, or missing. Empty if there are none. */
  readonly explains: readonly string[]
  /**
   * If unscanned items explain the gap, their total weight: they are probably already in the box. Null if
   * scanned items explain it.
   */
  readonly unscannedGrams: number | null
}

/**
 * Filling and tape in per cent of the goods; and all packaging if none of our cartons is used. Agents observe
 * 5 to 15.
 */
const FILLING_PERCENT = 5
const PACKAGING_PERCENT = 10
/** The normal variation of scales and hand-cut filling; a box that deviates more is inspected. */
const TOLERANCE_PERCENT = 12
const TOLERANCE_GRAMS = 80
/** How closely the weight of pieces must match the gap, and how many of them are combined. */
const CLOSE_PERCENT = 5
const CLOSE_GRAMS = 25
const TOGETHER_MAX = 3
/** Combinations are not searched for a larger box, because there would be too many matches. */
const THINGS_MAX = 40

/**
 * Whether a box weighs as much as its scanned contents should. Null if it does, or if an item was never
 * weighed; else the difference, and the fewest pieces that would explain it. `unscanned` are the listed items
 * not yet scanned; they are tried first to explain a box that is too heavy.
 */
export function doubtScale(
  things: readonly WeighedThing[],
  cartonGrams: number | null,
  scaleGrams: number,
  unscanned: readonly WeighedThing[] = [],
): ScaleDoubt | null {
  const expected = expectBox(things, cartonGrams)
  if (!expected) return null
  const { goodsGrams, packagingGrams, boxGrams } = expected
  const gapGrams = scaleGrams - boxGrams
  if (Math.abs(gapGrams) <= toleranceGrams(boxGrams)) return null
  const early = gapGrams > 0 ? explainUnscanned(unscanned, gapGrams) : []
  const unscannedGrams = early.length > 0 ? early.reduce((sum, thing) => sum + thing.grams!, 0) : null
  const explains =
    unscannedGrams === null ? explain(things, Math.abs(gapGrams)) : early.map((thing) => thing.id)
  return { goodsGrams, packagingGrams, gapGrams, explains, unscannedGrams }
}

/** The expected weight of a box with these items; null if one was never weighed, or if there are none. */
export function expectBox(
  things: readonly WeighedThing[],
  cartonGrams: number | null,
): { goodsGrams: number; packagingGrams: number; boxGrams: number } | null {
  if (things.length === 0 || things.some((thing) => thing.grams === null)) return null
  const goodsGrams = things.reduce((sum, thing) => sum + thing.grams!, 0)
  const percent = cartonGrams === null ? PACKAGING_PERCENT : FILLING_PERCENT
  const packagingGrams = (cartonGrams ?? 0) + Math.ceil((goodsGrams * percent) / 100)
  return { goodsGrams, packagingGrams, boxGrams: goodsGrams + packagingGrams }
}

/** How far a box may deviate from its expected weight before it is inspected. */
export const toleranceGrams = (boxGrams: number): number =>
  Math.max(TOLERANCE_GRAMS, Math.round((boxGrams * TOLERANCE_PERCENT) / 100))

/**
 * The items that are probably in the box without having been scanned: all missing ones, or the fewest of
 * them, each with all its pieces.
 */
function explainUnscanned(unscanned: readonly WeighedThing[], gapGrams: number): readonly WeighedThing[] {
  const weighed = unscanned.filter((thing) => thing.grams !== null)
  const all = weighed.reduce((sum, thing) => sum + thing.grams!, 0)
  if (weighed.length === unscanned.length && Math.abs(all - gapGrams) <= closeGrams(gapGrams)) return weighed
  const whole = weighed.map((thing) => ({ ...thing, quantity: 1 }))
  const ids = explain(whole, gapGrams)
  return weighed.filter((thing) => ids.includes(thing.id))
}

const closeGrams = (gapGrams: number): number => Math.max(CLOSE_GRAMS, (gapGrams * CLOSE_PERCENT) / 100)

function explain(things: readonly WeighedThing[], gapGrams: number): string[] {
  if (things.length > THINGS_MAX) return []
  const pieces = things.map((thing) => ({ id: thing.id, grams: thing.grams! / thing.quantity }))
  const close = closeGrams(gapGrams)
  for (let count = 1; count <= TOGETHER_MAX; count++) {
    const best = closest(pieces, count, gapGrams)
    if (best && Math.abs(best.grams - gapGrams) <= close) return best.ids
  }
  return []
}

type Together = { grams: number; ids: string[] }

/** The `count` different items whose single pieces together come closest to a weight. */
function closest(
  pieces: readonly { id: string; grams: number }[],
  count: number,
  grams: number,
): Together | null {
  let best: Together | null = null
  const search = (from: number, chosen: Together): void => {
    if (chosen.ids.length === count) {
      if (!best || Math.abs(chosen.grams - grams) < Math.abs(best.grams - grams)) best = chosen
      return
    }
    for (let at = from; at < pieces.length; at++) {
      const piece = pieces[at]!
      search(at + 1, { grams: chosen.grams + piece.grams, ids: [...chosen.ids, piece.id] })
    }
  }
  search(0, { grams: 0, ids: [] })
  return best
}
