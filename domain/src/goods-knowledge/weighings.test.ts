import { describe, expect, test } from 'vitest'
import { medianOf } from './quantiles.ts'
import { type Weighing, countingWeighings, isPlausible, unitLogs } from './weighings.ts'

const weighing = (grams: number, over: Partial<Weighing> = {}): Weighing => ({
  pieces: 1,
  grams,
  sidesMm: [300, 250, 80],
  option: '',
  ...over,
})
const middle = (weighings: readonly Weighing[]) =>
  Math.round(Math.exp(medianOf(countingWeighings(weighings).map((entry) => unitLogs(entry).weight!))))

describe('the weighings that count', () => {
  test('nothing is learnt from implausible weighings', () => {
    expect(isPlausible(weighing(700))).toBe(true)
    expect(isPlausible(weighing(0))).toBe(false)
    const large = { sidesMm: [900, 500, 500] } as const
    expect(isPlausible(weighing(50_000, large))).toBe(true)
    expect(isPlausible(weighing(50_001, large))).toBe(false)
    expect(isPlausible(weighing(200_000, { pieces: 10, ...large }))).toBe(true)
    expect(isPlausible(weighing(5_000, { sidesMm: [50, 30, 20] }))).toBe(false)
    expect(isPlausible(weighing(10, large))).toBe(false)
    expect(countingWeighings([weighing(0)])).toEqual([])
  })

  test('a joint weighing is divided by its pieces; three that weigh as much as one count as one', () => {
    const singles = [weighing(700), weighing(720), weighing(690)]
    expect(middle([...singles, weighing(2_100, { pieces: 3 })])).toBe(700)
    const asOne = [...singles, weighing(705, { pieces: 3 })]
    expect(countingWeighings(asOne)[3]).toMatchObject({ pieces: 1 })
    // Without single weighings the stated count is used.
    const pairs = [weighing(1_400, { pieces: 2 }), weighing(1_400, { pieces: 2 })]
    expect(countingWeighings([...pairs, weighing(705, { pieces: 3 })])[2]).toMatchObject({ pieces: 3 })
  })

  test('a replaced product counts from its replacement; a weighing error is not one', () => {
    const was = [700, 710, 690, 705].map((grams) => weighing(grams))
    const is = [300, 305, 295].map((grams) => weighing(grams))
    expect(middle([...was, ...is])).toBe(300)
    expect(countingWeighings([...was, ...is])).toHaveLength(3)
    expect(countingWeighings([...was, weighing(7_000), ...was])).toHaveLength(9)
    expect(middle([...was, weighing(7_000), ...was])).toBe(705)
  })

  test('alternating options are not a replacement either', () => {
    const turns = Array.from({ length: 12 }, (_, index) => weighing(index % 2 === 0 ? 500 : 1_000))
    expect(countingWeighings(turns)).toHaveLength(12)
  })

  test('what several pieces measure together tells nothing about the longest side of one', () => {
    const { weight, volume, longest } = unitLogs(weighing(800))
    expect([weight, volume, longest].map((log) => Math.exp(log!))).toEqual(
      [800, 6_000, 300].map((value) => expect.closeTo(value)),
    )
    expect(unitLogs(weighing(2_100, { pieces: 3 })).longest).toBeNull()
  })
})
