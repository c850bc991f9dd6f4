import { describe, expect, test } from 'vitest'
import { type LineOnOffer, alternativeTo, chargedFor, isSenseless, suggestLine } from './suggest-line.ts'

const line = (
  lineId: string,
  yuan: number,
  days: [number, number],
  over: Partial<LineOnOffer> = {},
): LineOnOffer => ({
  lineId,
  totalFen: yuan * 100,
  isTotalKnown: true,
  transitMinDays: days[0],
  transitMaxDays: days[1],
  observedDays: '',
  billedGrams: 2880,
  volumetricGrams: 0,
  ...over,
})

const direct = line('direct', 182, [6, 9])
const rail = line('rail', 123, [27, 36])
const post = line('post', 260, [9, 15])
const express = line('express', 472, [3, 5])

describe('the line that is suggested', () => {
  test('is one whose total is known, however cheap another looks without its duty', () => {
    const unknown = line('unknown', 20, [6, 9], { isTotalKnown: false })
    expect(suggestLine([unknown, direct])).toBe(direct)
    expect(suggestLine([unknown])).toBe(unknown)
    expect(alternativeTo(direct, [direct, unknown])).toBeNull()
    const heavy = line('heavy', 500, [9, 15], { billedGrams: 9_000, volumetricGrams: 0 })
    expect(isSenseless(heavy, [heavy, unknown], 1_000)).toBe(false)
    expect(isSenseless(heavy, [heavy, direct], 1_000)).toBe(true)
  })

  test('is neither a slow one for a small saving nor express for a day or two', () => {
    expect(suggestLine([rail, direct, post, express])).toBe(direct)
    expect(suggestLine([line('ocean', 475, [45, 60]), line('direct', 536, [5, 10])])?.lineId).toBe('direct')
  })

  test('is a slow one if the saving is worth the weeks', () => {
    expect(suggestLine([line('ocean', 600, [45, 60]), line('direct', 2000, [5, 10])])?.lineId).toBe('ocean')
  })

  test('is chosen by the observed days, whatever is promised', () => {
    const late = line('late', 180, [1, 3], { observedDays: '20-40' })
    expect(suggestLine([late, direct])).toBe(direct)
  })

  test('is the cheaper of two equally good ones, and null without lines', () => {
    expect(suggestLine([line('quick', 105, [1, 1]), line('cheap', 100, [2, 2])])?.lineId).toBe('cheap')
    expect(suggestLine([])).toBeNull()
  })

  test('is compared with the line that saves most, else with the fastest, else with none', () => {
    expect(alternativeTo(direct, [rail, direct, express])).toEqual({
      line: rail,
      savedFen: 5900,
      slowerDays: 27,
    })
    expect(alternativeTo(direct, [direct, post, express])).toEqual({
      line: express,
      savedFen: -29_000,
      slowerDays: -4,
    })
    expect(alternativeTo(direct, [direct, post])).toBeNull()
  })
})

describe('the billed weight', () => {
  test('has its cause', () => {
    expect(chargedFor({ billedGrams: 2880, volumetricGrams: 2400 }, 2880)).toBe('weight')
    expect(chargedFor({ billedGrams: 4750, volumetricGrams: 4750 }, 2880)).toBe('size')
    expect(chargedFor({ billedGrams: 10_000, volumetricGrams: 4750 }, 2880)).toBe('minimum')
  })

  test('makes a line senseless if it is far too high and another line is neither more expensive nor slower', () => {
    const ocean = (yuan: number, over: Partial<LineOnOffer> = {}) =>
      line('ocean', yuan, [45, 60], { billedGrams: 10_000, ...over })
    expect(isSenseless(ocean(382), [direct, ocean(382)], 2880)).toBe(true)
    // It still saves money.
    expect(isSenseless(ocean(121), [direct, ocean(121)], 2880)).toBe(false)
    // Size is a property of the package itself, and so is a weight near the minimum.
    expect(isSenseless(ocean(382, { volumetricGrams: 10_000 }), [direct], 2880)).toBe(false)
    expect(isSenseless(ocean(382), [direct], 8000)).toBe(false)
  })
})
