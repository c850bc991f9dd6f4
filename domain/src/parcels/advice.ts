import { type Fen, sumFen } from '../money/fen.ts'

/** The total cost of one package of some items by its cheapest line. */
export type Offer = { readonly lineCode: string; readonly totalFen: Fen }

/** An item to send, with the properties that matter for dividing items into packages. */
export type Sendable = {
  readonly id: string
  readonly weightGrams: number
  /** Cubic millimetres. */
  readonly volumeMm3: number
  readonly category: string | null
}

/** One package of a proposal. */
export type ProposedPackage<T> = { readonly things: readonly T[]; readonly offer: Offer }

/**
 * The best way to send items. `together` is the price of one package, null if no line carries it. `split` is
 * set only if several packages are cheaper, or are the only way, in which case its `savedFen` is null.
 * `aloneFen` is the total of one package per item, null for a single item or if one of the items cannot be
 * sent alone.
 */
export type Advice<T> = {
  readonly together: Offer | null
  readonly aloneFen: Fen | null
  readonly split: {
    readonly packages: readonly ProposedPackage<T>[]
    readonly totalFen: Fen
    readonly savedFen: Fen | null
  } | null
}

/** Up to this many items, every way of making two packages is tried; beyond that only the promising ones. */
const TRY_ALL_UP_TO = 7

/**
 * Whether to send items in one package or in several, computed from the lines and their limits. On one line,
 * a single package is never more expensive unless a limit or volume matters, so the candidates are: kinds of
 * goods separately, bulky items alone, boxes filled up to `maxGrams` (the limits of the lines). `price`
 * returns the cheapest line for a package of some items, or null if no line carries it.
 */
export function combineOrSplit<T extends Sendable>(
  things: readonly T[],
  price: (things: readonly T[]) => Offer | null,
  maxGrams: readonly number[],
): Advice<T> {
  const together = price(things)
  const aloneFen = totalOf(things.map((thing) => [thing]))
  let best: { groups: T[][]; totalFen: Fen } | null = null
  for (const groups of candidates(things, maxGrams)) {
    const totalFen = totalOf(groups)
    if (totalFen !== null && (best === null || totalFen < best.totalFen)) best = { groups, totalFen }
  }
  const isBetter = best !== null && (together === null || best.totalFen < together.totalFen)
  return {
    together,
    aloneFen: things.length > 1 ? aloneFen : null,
    split:
      best && isBetter
        ? {
            packages: best.groups.map((group) => ({ things: group, offer: price(group)! })),
            totalFen: best.totalFen,
            savedFen: together && together.totalFen - best.totalFen,
          }
        : null,
  }

  function totalOf(groups: readonly (readonly T[])[]): Fen | null {
    const offers = groups.map((group) => price(group))
    return offers.every((offer) => offer !== null) ? sumFen(offers.map((offer) => offer.totalFen)) : null
  }
}

/** Ways to make more than one package, without repeats. */
function candidates<T extends Sendable>(things: readonly T[], maxGrams: readonly number[]): T[][][] {
  const inTwo = things.length <= TRY_ALL_UP_TO ? pairs(things) : [byCategory(things), ...bulkyAlone(things)]
  const seen = new Set<string>()
  return [...inTwo, ...maxGrams.map((max) => fill(things, max))].filter((groups) => {
    const key = groups
      .map((group) =>
        group
          .map((entry) => entry.id)
          .toSorted()
          .join(','),
      )
      .toSorted()
      .join(';')
    if (groups.length < 2 || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Every way of making two packages. */
function pairs<T>(things: readonly T[]): T[][][] {
  const ways: T[][][] = []
  // The first item is always in the first package; otherwise each division would occur twice.
  for (let mask = 1; mask < 2 ** (things.length - 1); mask += 1) {
    const isSecond = (index: number) => index > 0 && Math.floor(mask / 2 ** (index - 1)) % 2 === 1
    ways.push([things.filter((_, index) => !isSecond(index)), things.filter((_, index) => isSecond(index))])
  }
  return ways
}

/** Separates the kinds of goods that lines restrict from the rest. */
function byCategory<T extends Sendable>(things: readonly T[]): T[][] {
  const plain = things.filter((thing) => thing.category === null)
  const special = things.filter((thing) => thing.category !== null)
  return [plain, special].filter((group) => group.length > 0)
}

/** Each of the three bulkiest items alone, the rest together. */
const bulkyAlone = <T extends Sendable>(things: readonly T[]): T[][][] =>
  things
    .toSorted((a, b) => b.volumeMm3 - a.volumeMm3)
    .slice(0, 3)
    .map((bulky) => [[bulky], things.filter((thing) => thing !== bulky)])

/** Fills boxes up to a weight, heaviest items first: each item goes into the first box with room. */
function fill<T extends Sendable>(things: readonly T[], maxGrams: number): T[][] {
  const boxes: { grams: number; things: T[] }[] = []
  for (const thing of things.toSorted((a, b) => b.weightGrams - a.weightGrams)) {
    const box = boxes.find((box) => box.grams + thing.weightGrams <= maxGrams)
    if (box) {
      box.grams += thing.weightGrams
      box.things.push(thing)
    } else boxes.push({ grams: thing.weightGrams, things: [thing] })
  }
  return boxes.map((box) => box.things)
}

/**
 * How much each item adds to the cost of a package, compared with the others alone; null if the others cannot
 * be sent alone.
 */
export function savedWithout<T>(
  things: readonly T[],
  price: (things: readonly T[]) => Fen | null,
): { readonly thing: T; readonly savedFen: Fen | null }[] {
  const allFen = price(things)
  return things.map((thing) => {
    const others = things.filter((entry) => entry !== thing)
    const restFen = others.length > 0 ? price(others) : 0
    return { thing, savedFen: allFen === null || restFen === null ? null : allFen - restFen }
  })
}
