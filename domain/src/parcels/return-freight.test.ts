import { expect, test } from 'vitest'
import { RETURN_CAUSES, returnFreightShare } from './return-freight.ts'

test('whoever caused a return pays the return freight', () => {
  const owed = RETURN_CAUSES.map((cause) => [cause, returnFreightShare(cause, 8_000)])
  expect(Object.fromEntries(owed)).toEqual({
    wrong_address: 8_000,
    refused: 8_000,
    not_collected: 8_000,
    papers_missing: 8_000,
    carrier: 0,
    ours: 0,
  })
})

test('a return without freight creates no debt', () => {
  expect(RETURN_CAUSES.map((cause) => returnFreightShare(cause, 0))).toEqual(RETURN_CAUSES.map(() => 0))
})
