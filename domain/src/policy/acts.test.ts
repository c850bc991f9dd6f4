import { describe, expect, test } from 'vitest'
import { ACT_NAMES, NOTHING_TODAY, changePerMille, judgeAct, ruleOf } from './acts.ts'
import { isLoosened, limitNames, limitValue, ruleWith, whyNotLimits } from './limits.ts'

const remittance = ruleOf('remittance')
const rate = ruleOf('exchange_rate')

describe('an act with an amount', () => {
  test.each([
    ['the most that one act moves alone', 200_000, NOTHING_TODAY, 'alone'],
    ['a fen more', 200_001, NOTHING_TODAY, 'second'],
    ['a debit of as much', -200_001, NOTHING_TODAY, 'second'],
    ['the rest of a day', 200_000, { fen: 400_000, aloneFen: 400_000, aloneTimes: 2 }, 'alone'],
    ['a fen more than the day', 200_000, { fen: 400_001, aloneFen: 400_001, aloneTimes: 3 }, 'second'],
    [
      'a small act after a large one of two people',
      100,
      { fen: 900_000, aloneFen: 0, aloneTimes: 0 },
      'alone',
    ],
    ['the rest of a day of two people', 200_000, { fen: 199_800_000, aloneFen: 0, aloneTimes: 0 }, 'alone'],
    [
      'more than two people may',
      200_000,
      { fen: 199_900_000, aloneFen: 0, aloneTimes: 0 },
      'day_limit_reached',
    ],
  ] as const)('%s', (_, amountFen, today, verdict) =>
    expect(judgeAct(remittance, { amountFen }, today)).toBe(verdict),
  )

  test('however it is divided, one person alone moves no more than the limit of a day', () => {
    for (const part of [1, 333, 49_999, 50_000, 99_999, 200_000]) {
      let today = NOTHING_TODAY
      for (
        let times = 0;
        times < 2_000 && judgeAct(remittance, { amountFen: part }, today) === 'alone';
        times++
      )
        today = { fen: today.fen + part, aloneFen: today.aloneFen + part, aloneTimes: times + 1 }
      expect(today.aloneFen).toBeLessThanOrEqual(limitValue(remittance, 'aloneDayFen'))
    }
  })
})

describe('an act that changes a figure', () => {
  test.each([
    [30, 0, 'alone'],
    [-30, 0, 'alone'],
    [30.1, 0, 'second'],
    [1, 1, 'second'],
    [200, 0, 'second'],
    [200.1, 0, 'change_too_large'],
    [-200.1, 0, 'change_too_large'],
    [Infinity, 0, 'change_too_large'],
    [NaN, 0, 'change_too_large'],
  ] as const)('by %d per mille, after %i today: %s', (perMille, aloneTimes, verdict) =>
    expect(judgeAct(rate, { perMille }, { fen: 0, aloneFen: 0, aloneTimes })).toBe(verdict),
  )

  test('is measured against its reference', () => {
    expect(changePerMille(855, 855)).toBe(0)
    expect(changePerMille(1_000, 1_030)).toBe(30)
    expect(changePerMille(1_000, 0)).toBe(-1_000)
    expect(changePerMille(0, 1)).toBe(Infinity)
    expect(changePerMille(0, 0)).toBe(0)
  })
})

test('what has no measure always needs a second person, also a figure without a reference', () => {
  expect(judgeAct(ruleOf('fees'), 'each', NOTHING_TODAY)).toBe('second')
  expect(judgeAct(ruleOf('fees'), { amountFen: 1 }, NOTHING_TODAY)).toBe('second')
  expect(judgeAct(ruleOf('fees'), { perMille: 1 }, NOTHING_TODAY)).toBe('second')
  expect(judgeAct(rate, 'each', NOTHING_TODAY)).toBe('second')
})

describe('the limits of a shop', () => {
  test('replace the defaults by name, and nothing else', () => {
    const own = ruleWith('remittance', { aloneFen: 1, alonePerMille: 7 })
    expect(limitValue(own, 'aloneFen')).toBe(1)
    expect(limitValue(own, 'aloneDayFen')).toBe(limitValue(remittance, 'aloneDayFen'))
    expect('alonePerMille' in own).toBe(false)
  })

  test('are loosened by any larger one', () => {
    expect(isLoosened('remittance', {}, { aloneFen: 200_001 })).toBe(true)
    expect(isLoosened('remittance', {}, { aloneFen: 199_999, aloneDayFen: 700_000 })).toBe(true)
    expect(isLoosened('remittance', {}, { aloneFen: 199_999 })).toBe(false)
    expect(isLoosened('exchange_rate', { aloneDayTimes: 0 }, { aloneDayTimes: 1 })).toBe(true)
  })

  test('of one person are never above those of two', () => {
    expect(whyNotLimits('remittance', { aloneFen: 700_000 })).toBe('aloneDayFen')
    expect(whyNotLimits('remittance', { dayFen: 1 })).toBe('dayFen')
    expect(whyNotLimits('exchange_rate', { alonePerMille: 201 })).toBe('mostPerMille')
    expect(whyNotLimits('exchange_rate', { aloneDayTimes: 9_999 })).toBeNull()
    expect(whyNotLimits('remittance', { aloneFen: 600_000, aloneDayFen: 600_000 })).toBeNull()
    expect(whyNotLimits('fees', {})).toBeNull()
  })

  test.each(ACT_NAMES)('the defaults of %s make sense', (act) => {
    expect(whyNotLimits(act, {})).toBeNull()
    expect(limitNames(act).every((name) => limitValue(ruleOf(act), name) > 0)).toBe(true)
    expect(ruleOf(act).calls.length).toBeGreaterThan(0)
  })
})
