/** One thing in a box as it was weighed at the dock: all its pieces together, or null where it was never weighed. */
export type WeighedThing = { readonly id: string; readonly grams: number | null; readonly quantity: number }

/** How a scale parts from what was scanned. `gapGrams` is what it shows too much, or too little where it is negative. */
export type ScaleDoubt = {
  readonly goodsGrams: number
  /** What carton, filling and tape were taken to weigh. */
  readonly packagingGrams: number
  readonly gapGrams: number
  /** Things of which one piece each weighs as much as the gap: in the box twice, or not at all. Empty where none do. */
  readonly explains: readonly string[]
  /** Where what explains it was not scanned yet: what all of it weighs. It probably lies in the box already. Null where it was scanned. */
  readonly unscannedGrams: number | null
}

/** Filling and tape, in per cent of the goods; and all packaging where none of our cartons is used. Agents observe 5 to 15. */
const FILLING_PERCENT = 5
const PACKAGING_PERCENT = 10
/** A scale and hand-cut filling differ by this much without a reason; beyond it the box is looked at. */
const TOLERANCE_PERCENT = 12
const TOLERANCE_GRAMS = 80
/** How closely pieces must weigh what the gap is, and how many of them are tried together. */
const CLOSE_PERCENT = 5
const CLOSE_GRAMS = 25
const TOGETHER_MAX = 3
/** Of a larger box no combination is searched: it would name too many. */
const THINGS_MAX = 40

/**
 * Whether a box weighs what was scanned into it. Null when it does, or where a thing was never weighed; else by how much not, and which pieces
 * would explain it: the fewest that do. `unscanned` is what still belongs into it: what is too heavy is looked for there first.
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

/** What a box with these things in it should weigh; null where one was never weighed, or there are none. */
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

/** By how much a box may differ from what it should weigh before it is looked at. */
export const toleranceGrams = (boxGrams: number): number =>
  Math.max(TOLERANCE_GRAMS, Math.round((boxGrams * TOLERANCE_PERCENT) / 100))

/** What lies in the box without having been scanned: all that is missing, or the fewest things of it, each with all its pieces. */
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

/** The `count` different things whose single pieces together come closest to a weight. */
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
