import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderAmounts } from './amounts.ts'

const prices = { photoPriceFen: 200, serviceFeePerMille: 50 }

test('two items share freight and fee by their price', () => {
  const lines = [
    { unitPriceFen: 3000, quantity: 2, photoShots: 3 },
    { unitPriceFen: 3000, quantity: 1, photoShots: 0 },
  ]
  expect(orderAmounts(lines, 1000, prices)).toEqual([
    { goodsFen: 6000, freightFen: 667, serviceFen: 333, photosFen: 600, discountFen: 0, totalFen: 7600 },
    { goodsFen: 3000, freightFen: 333, serviceFen: 167, photosFen: 0, discountFen: 0, totalFen: 3500 },
  ])
})

test('the shares always add up to the amount charged', () => {
  const line = fc.record({
    unitPriceFen: fc.integer({ min: 1, max: 1e7 }),
    quantity: fc.integer({ min: 1, max: 999 }),
    photoShots: fc.nat(20),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 10 }), fc.nat(100_000), (lines, freightFen) => {
      const items = orderAmounts(lines, freightFen, prices)
      const goods = items.reduce((sum, item) => sum + item.goodsFen, 0)
      expect(items.reduce((sum, item) => sum + item.freightFen, 0)).toBe(freightFen)
      expect(items.reduce((sum, item) => sum + item.serviceFen, 0)).toBe(
        Math.floor(((goods + freightFen) * 50 + 500) / 1000),
      )
    }),
  )
})
