import { describe, expect, test } from 'vitest'
import { mergeFound, type Stream } from './merge.ts'

type Item = { key: string; priceFen: number | null; isLeftOut?: boolean }
const stream = (source: string, items: readonly Item[], rest: Partial<Stream<Item>> = {}): Stream<Item> => ({
  source,
  from: 0,
  items,
  next: (rest.from ?? 0) + items.length,
  more: false,
  ...rest,
})
const item = (key: string, priceFen: number | null = null): Item => ({ key, priceFen })
const keys = ({ items }: { items: Item[] }) => items.map(({ key }) => key).join(' ')

describe('one page out of several sources', () => {
  test('by rank the sources take turns, and each product is shown once', () => {
    const page = mergeFound(
      [stream('memory', [item('a'), item('b')]), stream('mall', [item('b'), item('c')])],
      'best',
      10,
    )
    expect(keys(page)).toBe('a b c')
    expect(page).toMatchObject({ next: { memory: 2, mall: 2 }, more: false })
  })

  test('what two sources have both is shown as the first of them has it', () => {
    const page = mergeFound(
      [stream('memory', [item('a'), item('b', 100)]), stream('mall', [item('b', 900)])],
      'best',
      10,
    )
    expect(page.items).toEqual([item('a'), item('b', 100)])
  })

  test('by price the heads are compared, and unknown prices come last', () => {
    const streams = [
      stream('memory', [item('a', 100), item('b', 300), item('x')]),
      stream('mall', [item('c', 200), item('d', 400)]),
    ]
    expect(keys(mergeFound(streams, 'cheapest', 10))).toBe('a c b d x')
    const falling = streams.map((one) => ({ ...one, items: [...one.items].toReversed() }))
    expect(
      keys(mergeFound([falling[1]!, stream('memory', [item('b', 300), item('x')])], 'dearest', 10)),
    ).toBe('d b c x')
  })

  test('the next page begins where this one ended in each source', () => {
    const page = mergeFound(
      [stream('memory', [item('a', 1), item('b', 2)], { from: 24 }), stream('mall', [item('c', 9)])],
      'cheapest',
      2,
    )
    expect(keys(page)).toBe('a b')
    expect(page).toMatchObject({ next: { memory: 26, mall: 0 }, more: true })
  })

  test('after a page with fewer goods than positions the source goes on with its next page', () => {
    const short = stream('mall', [item('a'), item('b')], { next: 24, more: true })
    expect(mergeFound([short], 'best', 10)).toMatchObject({ next: { mall: 24 }, more: true })
    expect(mergeFound([short], 'best', 1)).toMatchObject({ next: { mall: 1 }, more: true })
    const empty = stream('mall', [], { from: 24, next: 48, more: true })
    expect(mergeFound([empty], 'best', 10)).toMatchObject({ items: [], next: { mall: 48 }, more: true })
  })

  test('a source that has more than was read ends the page', () => {
    const page = mergeFound(
      [stream('memory', [item('a', 1)], { more: true }), stream('mall', [item('c', 9)])],
      'cheapest',
      10,
    )
    expect(keys(page)).toBe('a')
    expect(page.more).toBe(true)
  })

  test('what a filter leaves out is passed over for good', () => {
    const page = mergeFound(
      [stream('mall', [{ ...item('a', 1), isLeftOut: true }, item('b', 2)])],
      'best',
      10,
    )
    expect(keys(page)).toBe('b')
    expect(page.next).toEqual({ mall: 2 })
  })

  test('nothing found is an empty page', () => {
    expect(mergeFound([], 'best', 10)).toEqual({ items: [], next: {}, more: false })
  })
})
