import { expect, test } from 'vitest'
import { isPaidLate } from './recharge.ts'

const expiresAt = new Date('2026-11-02T02:00:00Z')
const before = new Date(expiresAt.getTime() - 1)
const after = new Date(expiresAt.getTime() + 1)

test.each([
  ['expired', after, true],
  ['failed', after, true],
  ['failed', before, false],
  // Its provider has not been asked yet: the report was late, not the payment.
  ['created', after, false],
  ['created', before, false],
] as const)('a recharge that is %s and paid at %s is late: %s', (stage, now, late) => {
  expect(isPaidLate({ stage, expiresAt }, now)).toBe(late)
})
