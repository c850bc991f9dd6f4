/** What one source found, from a position of its own on, in its order. */
export type Stream<Item> = {
  source: string
  /** The position of the first item in the source. */
  from: number
  items: readonly Item[]
  /** The position of what comes after these: a page of a source may hold fewer than its positions. */
  next: number
  /** Whether the source has more than these. */
  more: boolean
}

/** How goods are put in one order: as each source ranks them, or by price. */
export const SEARCH_SORTS = ['best', 'cheapest', 'dearest'] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

type Sortable = { key: string; priceFen: number | null; isLeftOut?: boolean }

/**
 * One page out of what several sources found, each product once, and the position in every source at which
 * the next page begins. By rank, the sources take turns; by price, the heads are compared, and goods without
 * a known price come last. A source whose items are used up although it has more ends the page: what it has
 * next might come before the others.
 */
export function mergeFound<Item extends Sortable>(
  streams: readonly Stream<Item>[],
  sort: SearchSort,
  take: number,
): { items: Item[]; next: Record<string, number>; more: boolean } {
  const at = streams.map(() => 0)
  // The first source knows most: what two have both is shown as it has it. In an order of prices it is shown
  // with the price by which it stands there.
  const best = new Map(
    streams.toReversed().flatMap(({ items }) => items.map((item) => [item.key, item] as const)),
  )
  const taken = new Map<string, Item>()
  while (taken.size < take) {
    streams.forEach((stream, index) => {
      while (at[index]! < stream.items.length && isPassed(stream.items[at[index]!]!, taken)) at[index]! += 1
    })
    if (streams.some((stream, index) => at[index]! >= stream.items.length && stream.more)) break
    const open = streams.flatMap((stream, index) =>
      at[index]! < stream.items.length
        ? [{ index, head: stream.items[at[index]!]!, position: stream.from + at[index]! }]
        : [],
    )
    const [first] = open.toSorted((a, b) => compare(sort, a, b))
    if (!first) break
    const { key } = first.head
    taken.set(key, (sort === 'best' && best.get(key)) || first.head)
    at[first.index]! += 1
  }
  return {
    items: [...taken.values()],
    next: Object.fromEntries(
      streams.map((stream, index) => [
        stream.source,
        at[index]! < stream.items.length ? stream.from + at[index]! : stream.next,
      ]),
    ),
    more: streams.some((stream, index) => at[index]! < stream.items.length || stream.more),
  }
}

const isPassed = (item: Sortable, taken: ReadonlyMap<string, unknown>): boolean =>
  item.isLeftOut === true || taken.has(item.key)

type Head = { index: number; head: Sortable; position: number }

function compare(sort: SearchSort, a: Head, b: Head): number {
  if (sort === 'best') return a.position - b.position || a.index - b.index
  const [one, other] = [a.head.priceFen, b.head.priceFen]
  if (one === null || other === null)
    return Number(one === null) - Number(other === null) || a.index - b.index
  return (sort === 'cheapest' ? one - other : other - one) || a.index - b.index
}
