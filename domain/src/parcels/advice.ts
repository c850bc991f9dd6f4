import { type Fen, sumFen } from '../money/fen.ts'

/** What one package of some things would cost by its cheapest line, everything included. */
export type Offer = { readonly lineCode: string; readonly totalFen: Fen }

/** A thing that may be sent: what matters for how packages are put together. */
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
 * How things are sent best. `together` is the price of one package, null where no line carries it. `split` is there only where several packages
 * are cheaper, or are the only way; `savedFen` is null then. `alone` is the sum of one package for each thing, null where one of them cannot go.
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

/** Up to this many things every way of making two packages is tried; beyond it only the promising ones. */
const TRY_ALL_UP_TO = 7

/**
 * Whether to send things in one package or in several: computed over the lines and their limits, not guessed. On one line merging is never
 * dearer unless a limit or volume bites, so what is tried is what bites: kinds of goods apart, the bulky ones alone, boxes filled up to
 * `maxGrams` (the limits of the lines). `price` answers the cheapest line for a package of some things, or null where none carries it.
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
  if (things.length < 2) return []
  const proposed =
    things.length <= TRY_ALL_UP_TO
      ? pairs(things)
      : [byCategory(things), ...bulkyAlone(things), ...[...new Set(maxGrams)].map((max) => fill(things, max))]
  const three = [...new Set(maxGrams)].map((max) => fill(things, max)).filter((groups) => groups.length > 2)
  const seen = new Set<string>()
  return [...proposed, ...three].filter((groups) => {
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
  // The first thing is always in the first package, or each way would be found twice.
  for (let mask = 1; mask < 2 ** (things.length - 1); mask += 1) {
    const isSecond = (index: number) => index > 0 && Math.floor(mask / 2 ** (index - 1)) % 2 === 1
    ways.push([things.filter((_, index) => !isSecond(index)), things.filter((_, index) => isSecond(index))])
  }
  return ways
}

/** What lines are particular about apart from the rest. */
function byCategory<T extends Sendable>(things: readonly T[]): T[][] {
  const plain = things.filter((thing) => thing.category === null)
  const special = things.filter((thing) => thing.category !== null)
  return [plain, special].filter((group) => group.length > 0)
}

/** Each of the three bulkiest alone, the rest together. */
const bulkyAlone = <T extends Sendable>(things: readonly T[]): T[][][] =>
  things
    .toSorted((a, b) => b.volumeMm3 - a.volumeMm3)
    .slice(0, 3)
    .map((bulky) => [[bulky], things.filter((thing) => thing !== bulky)])

/** Boxes filled up to a weight, the heaviest first: each thing into the first box that has room. */
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

/** What each thing costs within a package: how much less the others alone would cost; null where the others alone cannot go. */
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
