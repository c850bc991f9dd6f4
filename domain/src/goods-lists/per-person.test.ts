import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addShares, sharesOf } from './per-person.ts'

const goods = [
  { person: 'Ana', pieces: 2, fen: 6_000, grams: 500 },
  { person: '', pieces: 1, fen: 1_000, grams: 250 },
  { person: ' ana ', pieces: 1, fen: 1_000, grams: 250 },
  { person: 'Bo', pieces: 1, fen: 2_000, grams: 1_000 },
]

test('freight is divided by weight, the rest by price, and goods without a name come last', () => {
  const costs = [
    { kind: 'goods', fen: 10_000 },
    { kind: 'service', fen: 500 },
    { kind: 'freight', fen: 8_000 },
  ]
  expect(sharesOf(goods, costs)).toEqual([
    { person: 'Ana', pieces: 3, goods: 7_000, rest: 350 + 3_000 },
    { person: 'Bo', pieces: 1, goods: 2_000, rest: 100 + 4_000 },
    { person: '', pieces: 1, goods: 1_000, rest: 50 + 1_000 },
  ])
})

test('the shares of several packages are added by person', () => {
  const share = { pieces: 1, goods: 100, rest: 10 }
  expect(
    addShares([
      [
        { ...share, person: 'Ana' },
        { ...share, person: '' },
      ],
      [
        { ...share, person: 'Bo' },
        { ...share, person: 'ana', rest: 5 },
      ],
    ]),
  ).toEqual([
    { person: 'Ana', pieces: 2, goods: 200, rest: 15 },
    { person: 'Bo', pieces: 1, goods: 100, rest: 10 },
    { person: '', pieces: 1, goods: 100, rest: 10 },
  ])
})

test('the shares are the whole, to the fen', () => {
  const row = fc.record({
    person: fc.constantFrom('', 'Ana', 'Bo', 'Cy'),
    pieces: fc.integer({ min: 1, max: 999 }),
    fen: fc.integer({ min: 0, max: 10_000_000 }),
    grams: fc.integer({ min: 0, max: 200_000 }),
  })
  const cost = fc.record({
    kind: fc.constantFrom('service', 'freight', 'packing', 'tax'),
    fen: fc.integer({ min: 0, max: 10_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), fc.array(cost), (rows, costs) => {
      const shares = sharesOf(rows, costs)
      const sum = (of: (share: (typeof shares)[number]) => number) => shares.reduce((s, x) => s + of(x), 0)
      expect(sum(({ rest }) => rest)).toBe(costs.reduce((s, { fen }) => s + fen, 0))
      expect(sum(({ goods: fen }) => fen)).toBe(rows.reduce((s, { fen }) => s + fen, 0))
    }),
  )
})
