import { expect, test } from 'vitest'
import { RETURN_CAUSES, returnFreightOwed } from './return-freight.ts'

test('the way back is paid by whoever caused it', () => {
  const owed = RETURN_CAUSES.map((cause) => [cause, returnFreightOwed(cause, 8_000)])
  expect(Object.fromEntries(owed)).toEqual({
    wrong_address: 8_000,
    refused: 8_000,
    not_collected: 8_000,
    papers_missing: 8_000,
    carrier: 0,
    ours: 0,
  })
})

test('a way back that cost nothing is owed by nobody', () => {
  expect(RETURN_CAUSES.map((cause) => returnFreightOwed(cause, 0))).toEqual(RETURN_CAUSES.map(() => 0))
})
