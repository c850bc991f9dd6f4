import { expect, test } from 'vitest'
import { shelfAdvantage } from './shelf-advantage.ts'

const ends = (low: number, high: number) => ({ low, expected: low, high })
const alone = ends(15_900, 18_000)

test.each([
  ['nothing at all', ends(0, 0), { kind: 'free' }],
  ['only its end, if it begins at zero', ends(0, 4_800), { kind: 'most', fen: 4_800 }],
  ['an interval', ends(2_400, 4_800), { kind: 'range', fen: ends(2_400, 4_800) }],
  ['nothing, if it may be as dear as alone', ends(0, 45_600), null],
  ['nothing, if its end is the least that it costs alone', ends(2_400, 15_900), null],
])('what goods add to the shelf says %s', (_, adds, said) => {
  expect(shelfAdvantage(adds, alone)).toEqual(said)
})
