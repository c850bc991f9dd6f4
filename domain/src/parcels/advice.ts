import { type Fen, sumFen } from '../money/fen.ts'
import { byTotal } from '../shipping/suggest-line.ts'

/**
 * The cost of one package of some items by its cheapest line: what shipping costs, and the total to the door.
 * Where nobody knows what customs charge, the total is without it.
 */
export type Offer = {
  readonly lineCode: string
  readonly shippingFen: Fen
  readonly totalFen: Fen
  readonly isTotalKnown: boolean
}

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
 * `aloneFen` is the total of one package per item, null for a single item, if one of the items cannot be sent
 * alone, or if its total is known and that of one package is not, or the reverse.
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
 *
 * Several packages are proposed only if they are cheaper both to the door and in shipping alone: customs may
 * add up what arrives together, so that a duty avoided by dividing is no saving to count on.
 */
export function combineOrSplit<T extends Sendable>(
  things: readonly T[],
  price: (things: readonly T[]) => Offer | null,
  maxGrams: readonly number[],
): Advice<T> {
  const together = price(things)
  const alone = wayOf(things.map((thing) => [thing]))
  const isComparable = (way: Way<T> | null): way is Way<T> =>
    way !== null && (together === null || way.isTotalKnown === together.isTotalKnown)
  const best = candidates(things, maxGrams)
    .map(wayOf)
    .filter(isComparable)
    .filter(
      (way) =>
        together === null || (way.totalFen < together.totalFen && way.shippingFen < together.shippingFen),
    )
    .toSorted(byTotal)[0]
  return {
    together,
    aloneFen: things.length > 1 && isComparable(alone) ? alone.totalFen : null,
    split: best
      ? {
          packages: best.packages,
          totalFen: best.totalFen,
          savedFen: together && together.totalFen - best.totalFen,
        }
      : null,
  }

  function wayOf(groups: readonly (readonly T[])[]): Way<T> | null {
    const packages: ProposedPackage<T>[] = []
    for (const group of groups) {
      const offer = price(group)
      if (!offer) return null
      packages.push({ things: group, offer })
    }
    return {
      packages,
      shippingFen: sumFen(packages.map(({ offer }) => offer.shippingFen)),
      totalFen: sumFen(packages.map(({ offer }) => offer.totalFen)),
      isTotalKnown: packages.every(({ offer }) => offer.isTotalKnown),
    }
  }
}

/** Items divided into packages, with the sums of their offers. */
type Way<T> = Omit<Offer, 'lineCode'> & { readonly packages: readonly ProposedPackage<T>[] }

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
 * How much each item adds to the cost of a package to the door, compared with the others alone; null if the
 * others cannot be sent alone, or if one total is known and the other is not. Without what customs charge
 * where `isTotalKnown` is false.
 */
export function savedWithout<T>(
  things: readonly T[],
  price: (things: readonly T[]) => Pick<Offer, 'totalFen' | 'isTotalKnown'> | null,
): { readonly thing: T; readonly savedFen: Fen | null; readonly isTotalKnown: boolean }[] {
  const all = price(things)
  return things.map((thing) => {
    const others = things.filter((entry) => entry !== thing)
    const rest = others.length > 0 || !all ? price(others) : { ...all, totalFen: 0 }
    const isComparable = all && rest && all.isTotalKnown === rest.isTotalKnown
    return {
      thing,
      savedFen: isComparable ? all.totalFen - rest.totalFen : null,
      isTotalKnown: all?.isTotalKnown ?? false,
    }
  })
}
