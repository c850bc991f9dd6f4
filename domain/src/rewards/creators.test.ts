import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  SHARE_DAY_MAX_FEN,
  SHARE_MONTH_MAX_FEN,
  CREATOR_STATES,
  afterCreatorStep,
  countedFee,
  creatorStepsIn,
  divideShare,
  shareOf,
  toTakeBack,
  whyNotApply,
} from './creators.ts'

const none = { dayFen: 0, monthFen: 0 }

test('a fee counts as far as we have it and as nothing was given back for the goods', () => {
  const paid = { feePaidFen: 300, feeBackFen: 0, costFen: 10_000, backFen: 0 }
  expect(countedFee(paid)).toBe(300)
  expect(countedFee({ ...paid, backFen: 2_500 })).toBe(225)
  // We kept our fee, but the goods were refunded.
  expect(countedFee({ ...paid, backFen: 10_000 })).toBe(0)
  expect(countedFee({ ...paid, backFen: 12_000 })).toBe(0)
  // The fee alone was waived.
  expect(countedFee({ ...paid, feeBackFen: 300 })).toBe(0)
  expect(countedFee({ ...paid, feeBackFen: 400 })).toBe(0)
  expect(countedFee({ feePaidFen: 300, feeBackFen: 0, costFen: 0, backFen: 0 })).toBe(300)
})

test('a share stays within the bounds of a day and a month', () => {
  expect(shareOf(300, 200, none)).toBe(60)
  expect(shareOf(0, 200, none)).toBe(0)
  expect(shareOf(300, 0, none)).toBe(0)
  expect(shareOf(10_000_000, 200, none)).toBe(SHARE_DAY_MAX_FEN)
  expect(shareOf(300, 200, { dayFen: SHARE_DAY_MAX_FEN - 1, monthFen: 0 })).toBe(1)
  expect(shareOf(300, 200, { dayFen: 0, monthFen: SHARE_MONTH_MAX_FEN })).toBe(0)
  expect(shareOf(300, 200, { dayFen: SHARE_DAY_MAX_FEN + 5, monthFen: 0 })).toBe(0)
})

test('refunds take back in steps, never more than was credited, and nothing comes back', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.integer({ min: 1, max: 1000 }),
      fc.array(fc.nat(100_000), { maxLength: 6 }),
      (feeFen, rate, later) => {
        const shareFen = shareOf(feeFen, rate, none)
        let takenBackFen = 0
        for (const fee of later) {
          const more = toTakeBack({ shareFen, takenBackFen, ratePerMille: rate }, fee)
          expect(more).toBeGreaterThanOrEqual(0)
          takenBackFen += more
        }
        expect(takenBackFen).toBeLessThanOrEqual(shareFen)
        takenBackFen += toTakeBack({ shareFen, takenBackFen, ratePerMille: rate }, 0)
        expect(takenBackFen).toBe(shareFen)
      },
    ),
  )
})

test('what a creator owes is kept from the next share first', () => {
  expect(divideShare(60, 0)).toEqual({ keptFen: 0, paidFen: 60 })
  expect(divideShare(60, 25)).toEqual({ keptFen: 25, paidFen: 35 })
  expect(divideShare(60, 100)).toEqual({ keptFen: 60, paidFen: 0 })
})

test('an ended creator stays so, and cannot apply again', () => {
  expect(creatorStepsIn('ended')).toEqual([])
  expect(CREATOR_STATES.filter((state) => afterCreatorStep(state, 'approve') === 'active')).toEqual([
    'applied',
    'declined',
  ])
  expect(CREATOR_STATES.map((state) => whyNotApply(state, 200))).toEqual([
    'creator_already',
    null,
    'creator_already',
    'creator_already',
    'creator_over',
  ])
  expect([whyNotApply(null, 200), whyNotApply(null, 0)]).toEqual([null, 'creators_closed'])
})
