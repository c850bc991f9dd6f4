import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PaidMonth, monthLater, nextMonthFrom, planChange, restOfMonth, termsWith } from './plans.ts'

test.each([
  ['2026-11-02T02:00:00.000Z', '2026-12-02T02:00:00.000Z'],
  ['2026-12-15T10:00:00.000Z', '2027-01-15T10:00:00.000Z'],
  ['2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['2028-01-30T23:59:59.000Z', '2028-02-29T23:59:59.000Z'],
])('a month after %s is %s', (from, until) => {
  expect(monthLater(new Date(from)).toISOString()).toBe(until)
})

const open = { freeStorageDays: 30, photoPriceFen: 200, serviceFeePerMille: 50, reviewHoursMax: 5, other: 1 }

test('the better of each term applies', () => {
  expect(termsWith(open, null)).toBe(open)
  const plan = { freeStorageDays: 60, photoPriceFen: 0, serviceFeePerMille: 80, reviewHours: null }
  expect(termsWith(open, plan)).toEqual({ ...open, freeStorageDays: 60, photoPriceFen: 0 })
})

const from = new Date('2026-11-01T00:00:00Z')
const until = new Date('2026-12-01T00:00:00Z')

test('half a month is worth half the price unless it has saved more; before it all, after it nothing', () => {
  const month = { priceFen: 3_001, from, until, savedFen: 0 }
  const half = new Date('2026-11-16T00:00:00Z')
  expect(restOfMonth(month, half)).toBe(1_500)
  expect(restOfMonth({ ...month, savedFen: 1_000 }, half)).toBe(1_500)
  expect(restOfMonth({ ...month, savedFen: 2_000 }, half)).toBe(1_001)
  expect(restOfMonth({ ...month, savedFen: 9_000 }, half)).toBe(0)
  expect(restOfMonth(month, from)).toBe(3_001)
  expect(restOfMonth(month, new Date('2027-01-01T00:00:00Z'))).toBe(0)
})

test('a more expensive plan begins immediately, any other when the month ends, and any plan immediately if none is paid', () => {
  const month = { priceFen: 3_000, from, until, savedFen: 0 }
  expect(planChange(9_000, month, from)).toEqual({ startsAt: 'now', payFen: 6_000, creditFen: 3_000 })
  expect(planChange(3_000, month, from)).toEqual({ startsAt: 'month_end', payFen: 0, creditFen: 0 })
  expect(planChange(1, month, from)).toEqual({ startsAt: 'month_end', payFen: 0, creditFen: 0 })
  const first = { startsAt: 'now', payFen: 1, creditFen: 0 }
  expect(planChange(1, month, until)).toEqual(first)
  expect(planChange(1, null, from)).toEqual(first)
})

/*
 * A random simulation of a shopper with plans: waits, chooses another plan, orders something on which the
 * current plan saves a part. A small model of its own, in order to test the rule as a whole: the totals paid
 * and saved over all months.
 */
const PRICES = [100, 1_900, 4_900, 9_900]
const RATES = [1, 20, 35, 50]
type Step = { waitMs: number; plan: number | null; spendFen: number }
type Month = { plan: number; month: PaidMonth; paidFen: number; countedFen: number }

function live(steps: readonly Step[]): Month[] {
  const months: Month[] = []
  let now = from
  let next: number | null = null
  const begin = (plan: number, at: Date, paidFen: number) => {
    const month = { priceFen: PRICES[plan]!, from: at, until: monthLater(at), savedFen: 0 }
    months.push({ plan, month, paidFen, countedFen: 0 })
  }
  for (const step of steps) {
    now = new Date(now.getTime() + step.waitMs)
    const over = months.at(-1)
    if (over && over.month.until <= now && next !== null) begin(next, over.month.until, PRICES[next]!)
    if (over && over.month.until <= now) next = null
    const last = months.at(-1)
    const present = last && last.month.until > now ? last : null
    if (step.plan !== null && step.plan !== present?.plan) {
      const change = planChange(PRICES[step.plan]!, present?.month ?? null, now)
      if (change.startsAt === 'month_end') next = step.plan
      else {
        if (present) present.countedFen = change.creditFen
        begin(step.plan, now, change.payFen)
      }
    }
    const used = months.at(-1)
    if (used && used.month.until > now) {
      const savedFen = Math.floor((step.spendFen * RATES[used.plan]!) / 1000)
      used.month = { ...used.month, savedFen: used.month.savedFen + savedFen }
    }
  }
  return months
}

test('no sequence of changes and orders saves more than paying for each of its months in full', () => {
  const step = fc.record({
    waitMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20 * 86_400_000 })),
    plan: fc.option(fc.integer({ min: 0, max: 3 })),
    spendFen: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const months = live(steps)
      const paidFen = months.reduce((sum, entry) => sum + entry.paidFen, 0)
      const gain = months.reduce((sum, { month }) => sum + month.savedFen, 0) - paidFen
      // The gain of a shopper who pays every month in full and keeps only those that were worth it.
      const honest = months.reduce((sum, { month }) => sum + Math.max(0, month.savedFen - month.priceFen), 0)
      expect(gain).toBeLessThanOrEqual(honest)
      for (const { month, paidFen: due, countedFen } of months) {
        expect(due).toBeGreaterThan(0)
        expect(month.priceFen - countedFen).toBeGreaterThanOrEqual(Math.min(month.savedFen, month.priceFen))
      }
    }),
    { numRuns: 500 },
  )
})

test('a month begins where the last ended, unless that was long ago', () => {
  expect(nextMonthFrom(from, new Date(from.getTime() + 3_600_000))).toBe(from)
  const late = new Date(from.getTime() + 3 * 86_400_000)
  expect(nextMonthFrom(from, late)).toBe(late)
})
