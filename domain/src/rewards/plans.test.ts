import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOfPlan, leftOfMonth, monthLater, nextMonthFrom, termsWith } from './plans.ts'

test.each([
  ['2026-11-02T02:00:00.000Z', '2026-12-02T02:00:00.000Z'],
  ['2026-12-15T10:00:00.000Z', '2027-01-15T10:00:00.000Z'],
  ['2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['2028-01-30T23:59:59.000Z', '2028-02-29T23:59:59.000Z'],
])('a month after %s is %s', (from, until) => {
  expect(monthLater(new Date(from)).toISOString()).toBe(until)
})

const open = { freeStorageDays: 30, photoPriceFen: 200, serviceFeePerMille: 50, reviewHoursMax: 5, other: 1 }

test('of each term the better holds', () => {
  expect(termsWith(open, null)).toBe(open)
  const plan = { freeStorageDays: 60, photoPriceFen: 0, serviceFeePerMille: 80, reviewHours: null }
  expect(termsWith(open, plan)).toEqual({ ...open, freeStorageDays: 60, photoPriceFen: 0 })
})

const from = new Date('2026-11-01T00:00:00Z')
const until = new Date('2026-12-01T00:00:00Z')

test('half a month is half the price; before and after it all and nothing', () => {
  const month = { priceFen: 3_001, from, until }
  expect(leftOfMonth(month, new Date('2026-11-16T00:00:00Z'))).toBe(1_500)
  expect(leftOfMonth(month, from)).toBe(3_001)
  expect(leftOfMonth(month, new Date('2027-01-01T00:00:00Z'))).toBe(0)
})

test('whenever a plan is changed, nobody pays twice and nothing is lost', () => {
  const price = fc.integer({ min: 1, max: 1_000_000 })
  const moment = fc.date({ min: from, max: new Date('2027-01-01T00:00:00Z'), noInvalidDate: true })
  fc.assert(
    fc.property(price, price, moment, (oldFen, newFen, now) => {
      const creditFen = leftOfMonth({ priceFen: oldFen, from, until }, now)
      const { payFen, backFen } = changeOfPlan(newFen, creditFen)
      expect(creditFen >= 0 && creditFen <= oldFen).toBe(true)
      expect(payFen - backFen).toBe(newFen - creditFen)
      expect(Math.min(payFen, backFen)).toBe(0)
    }),
  )
})

test('a month begins where the last ended, unless nobody looked for long', () => {
  expect(nextMonthFrom(from, new Date(from.getTime() + 3_600_000))).toBe(from)
  const late = new Date(from.getTime() + 3 * 86_400_000)
  expect(nextMonthFrom(from, late)).toBe(late)
})
