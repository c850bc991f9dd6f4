import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SizeMm } from '../shipping/fee.ts'
import { type ShelfChoice, type ToPutAway, proposeShelf, sizeClass, whyNotOn } from './propose-shelf.ts'

/** 1,000 cm³. */
const BOX: SizeMm = [250, 200, 20]
const BOX_MM3 = 1_000_000

const choice = (shelf: string, over: Partial<ShelfChoice> = {}): ShelfChoice => ({
  shelf,
  things: 0,
  longestMm: 300,
  volumeMm3: 0,
  fullMm3: null,
  ...over,
})
const propose = (choices: readonly ShelfChoice[], over: Partial<ToPutAway> = {}) =>
  proposeShelf({ sizeMm: BOX, leavesSoon: true, lastUsed: '', choices, ...over })
const full = { volumeMm3: 5 * BOX_MM3, fullMm3: 5 * BOX_MM3 }

describe('the shopper’s other things', () => {
  const shared = [choice('C-01', { things: 1 }), choice('A-11-4', { things: 3 }), choice('A-01')]

  test('lie on the shelf with most of them', () => {
    expect(propose(shared)).toEqual({ why: 'same_shopper', shelf: 'A-11-4', things: 3, fitsMore: null })
  })

  test('on equally many: the first of the walk, whatever the order of the rows', () => {
    const equal = [choice('A-10', { things: 2 }), choice('A-2', { things: 2 })]
    expect(propose(equal)?.shelf).toBe('A-2')
    expect(propose(equal.toReversed())?.shelf).toBe('A-2')
  })

  test('on a full shelf, or one where it does not fit: the next shelf that has some', () => {
    expect(propose([shared[0]!, { ...shared[1]!, ...full }])?.shelf).toBe('C-01')
    expect(propose([shared[0]!, { ...shared[1]!, longestMm: 249 }])?.shelf).toBe('C-01')
    expect(propose([{ ...shared[1]!, ...full }, choice('B-01')])).toMatchObject({
      why: 'leaves_soon',
      shelf: 'B-01',
    })
  })
})

describe('a shopper who has nothing here', () => {
  const row = [choice('B-01'), choice('A-10'), choice('A-2')]

  test('the first shelf of the walk if it leaves soon, else the last', () => {
    expect(propose(row)).toEqual({ why: 'leaves_soon', shelf: 'A-2', things: 0, fitsMore: null })
    expect(propose(row, { leavesSoon: false })).toEqual({
      why: 'stays_longer',
      shelf: 'B-01',
      things: 0,
      fitsMore: null,
    })
  })

  test('a shelf of its own class of sizes goes before larger ones, wherever they are', () => {
    const sizes = [choice('A-01', { longestMm: 1_300 }), choice('C-01', { longestMm: 260 })]
    expect(propose(sizes)?.shelf).toBe('C-01')
    const large = [choice('A-01', { longestMm: 1_300 }), choice('C-01', { longestMm: 601 })]
    expect(propose(large)?.shelf).toBe('C-01')
    // Within a class the walk decides, not some millimetres.
    expect(propose([choice('A-01', { longestMm: 300 }), choice('C-01', { longestMm: 260 })])?.shelf).toBe(
      'A-01',
    )
  })

  test('never a shelf on which nothing so long has lain', () => {
    expect(propose([choice('A-01', { longestMm: 249 }), choice('B-01', { longestMm: 250 })])?.shelf).toBe(
      'B-01',
    )
    expect(propose([choice('A-01', { longestMm: 249 })])).toBeNull()
  })

  test('never a full one; where something left, there is room again', () => {
    const left = choice('A-01', { volumeMm3: 4 * BOX_MM3, fullMm3: 5 * BOX_MM3 })
    expect(propose([choice('A-01', full), choice('B-01')])?.shelf).toBe('B-01')
    expect(propose([left, choice('B-01')])).toMatchObject({ shelf: 'A-01', fitsMore: 1 })
    expect(propose([choice('A-01', { fullMm3: 3 * BOX_MM3 + 1 })])?.fitsMore).toBe(3)
    expect(propose([{ ...left, fullMm3: 5 * BOX_MM3 - 1 }])).toBeNull()
  })
})

describe('the last shelf used here', () => {
  test('is proposed where nothing is known, if there is one', () => {
    const last = { why: 'last_used', shelf: 'B-02-2', things: 0, fitsMore: null }
    expect(propose([], { lastUsed: 'B-02-2' })).toEqual(last)
    expect(propose([choice('A-01', full)], { lastUsed: 'B-02-2' })).toEqual(last)
    expect(propose([])).toBeNull()
  })

  test('is not, if it is known to be full or too short', () => {
    expect(propose([choice('B-02-2', full)], { lastUsed: 'B-02-2' })).toBeNull()
    expect(propose([choice('B-02-2', { longestMm: 100 })], { lastUsed: 'B-02-2' })).toBeNull()
  })
})

describe('a thing that was not measured', () => {
  const unmeasured = { sizeMm: null, lastUsed: 'B-02-2' }

  test('goes to its shopper’s other things, or to the last shelf used', () => {
    const shared = choice('C-01', { things: 1, longestMm: 1, volumeMm3: 1, fullMm3: 2 })
    expect(propose([shared, choice('A-01')], unmeasured)).toEqual({
      why: 'same_shopper',
      shelf: 'C-01',
      things: 1,
      fitsMore: null,
    })
    expect(propose([choice('A-01'), choice('B-02-2')], unmeasured)).toMatchObject({
      why: 'last_used',
      shelf: 'B-02-2',
    })
  })

  test('never to a full one', () => {
    const shared = choice('C-01', { things: 1, ...full })
    expect(propose([shared], { sizeMm: null })).toBeNull()
    expect(propose([choice('B-02-2', full)], unmeasured)).toBeNull()
  })
})

test.each([
  [1, 0],
  [300, 0],
  [301, 1],
  [600, 1],
  [1_200, 2],
  [1_201, 3],
])('a side of %i mm is of class %i', (side, is) => {
  expect(sizeClass(side)).toBe(is)
})

test('no proposal is full, or too short for the thing, and it is the same in any order of the shelves', () => {
  const mm = fc.integer({ min: 1, max: 5_000 })
  const anyChoice = fc.record({
    shelf: fc.constantFrom('A-1', 'A-2', 'A-10', 'B-01', 'C-07-3'),
    things: fc.nat(3),
    longestMm: mm,
    volumeMm3: fc.integer({ min: 0, max: 10 ** 12 }),
    fullMm3: fc.option(fc.integer({ min: 1, max: 10 ** 12 })),
  })
  const anyThing = fc.record({
    sizeMm: fc.option(fc.tuple(mm, mm, mm)),
    leavesSoon: fc.boolean(),
    choices: fc.uniqueArray(anyChoice, { selector: ({ shelf }) => shelf }),
    lastUsed: fc.constantFrom('', 'A-1', 'Z-9'),
  })
  fc.assert(
    fc.property(anyThing, (thing) => {
      const proposal = proposeShelf(thing)
      expect(proposeShelf({ ...thing, choices: thing.choices.toReversed() })).toEqual(proposal)
      const chosen = thing.choices.find(({ shelf }) => shelf === proposal?.shelf)
      if (proposal && chosen) expect(whyNotOn(chosen, thing.sizeMm)).toBeNull()
      if (proposal?.fitsMore != null) expect(proposal.fitsMore).toBeGreaterThanOrEqual(1)
      if (proposal && !chosen) expect([proposal.why, proposal.shelf]).toEqual(['last_used', thing.lastUsed])
    }),
  )
})
