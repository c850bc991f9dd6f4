import { expect, test } from 'vitest'
import { whyNotEverywhere, whyNotHere } from './workplace.ts'

test('only a clerk of the warehouse needs a workplace', () => {
  expect(whyNotEverywhere(['warehouse'])).toBe('workplace_needed')
  for (const roles of [['admin'], ['support'], ['warehouse', 'support'], ['buyer', 'warehouse']] as const)
    expect(whyNotEverywhere(roles)).toBe(null)
})

test('what lies in another warehouse is handled there', () => {
  expect(whyNotHere('GZ1', 'GZ1')).toBe(null)
  expect(whyNotHere('GZ1', 'SZ1')).toBe('other_warehouse')
  expect(whyNotHere(null, 'SZ1')).toBe(null)
})
