import { expect, test } from 'vitest'
import { ABNORMAL_REASONS, faultOf } from './inspection.ts'

test('there are nine reasons, three of them our fault, four the seller’s', () => {
  const faults = ABNORMAL_REASONS.map(faultOf)
  expect(new Set(ABNORMAL_REASONS).size).toBe(9)
  expect(faults.filter((fault) => fault === 'ours')).toHaveLength(3)
  expect(faults.filter((fault) => fault === 'seller')).toHaveLength(4)
})
