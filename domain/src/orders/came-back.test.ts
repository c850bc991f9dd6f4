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

test('savings, refunds and compensation count as given back', () => {
  const refunded = { goodsFen: 6_000, freightFen: 200, serviceFen: 100, compensatedFen: 3_000 }
  expect(cameBack([item(), item({ paid: null, givenBack: refunded })])).toEqual({
    cheaperFen: 900,
    refundedFen: 6_300,
    compensatedFen: 3_000,
  })
})

test('a higher price gives nothing back; cancelled items do not count towards the amount', () => {
  const moreExpensive = item({ paid: { goodsFen: 14_000, freightFen: 500 } })
  expect(cameBack([moreExpensive, item({ stage: 'cancelled' })])).toEqual({
    cheaperFen: 0,
    refundedFen: 0,
    compensatedFen: 0,
  })
})
