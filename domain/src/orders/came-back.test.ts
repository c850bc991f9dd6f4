import { expect, test } from 'vitest'
import { type SettledItem, cameBack } from './came-back.ts'

const item = (over: Partial<SettledItem> = {}): SettledItem => ({
  stage: 'in_stock',
  goodsFen: 13_900,
  freightFen: 500,
  paid: { goodsFen: 13_000, freightFen: 500 },
  givenBack: { goodsFen: 0, freightFen: 0, serviceFen: 0, compensatedFen: 0 },
  ...over,
})

test('what was bought for less came back, and what was refunded and compensated', () => {
  const refunded = { goodsFen: 6_000, freightFen: 200, serviceFen: 100, compensatedFen: 3_000 }
  expect(cameBack([item(), item({ paid: null, givenBack: refunded })])).toEqual({
    cheaperFen: 900,
    refundedFen: 6_300,
    compensatedFen: 3_000,
  })
})

test('what was bought for more brought nothing back; what was cancelled is no part of the amount', () => {
  const dearer = item({ paid: { goodsFen: 14_000, freightFen: 500 } })
  expect(cameBack([dearer, item({ stage: 'cancelled' })])).toEqual({
    cheaperFen: 0,
    refundedFen: 0,
    compensatedFen: 0,
  })
})
