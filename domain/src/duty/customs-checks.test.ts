import { expect, test } from 'vitest'
import { inBoth } from '../languages.test-support.ts'
import { customsChecks, demandedDigits } from './customs-checks.ts'
import { type Need, STRENGTHS, type Strength } from './rule.ts'

const codes = (digits: number | null, strength: Strength = 'official'): Need => ({
  id: `codes_${digits}`,
  need: 'code_digits',
  name: inBoth(`Tariff number of ${digits} digits`, `${digits} 位税则号列`),
  when: [],
  digits,
  from: null,
  until: null,
  legal: 'in_force',
  strength,
  source: 'a gazette',
  checked: '2026-11-28',
})
const asked = { needs: [], declaration: [], country: 'SG', taxId: '', option: 'postal' } as const

test('nothing is asked where nothing is demanded', () => {
  expect(customsChecks({ ...asked, declaration: [{}] })).toEqual([])
  expect(demandedDigits([])).toBe(0)
})

test('of several demands for tariff numbers the longest counts', () => {
  const needs = [codes(6), codes(10), codes(null)]
  expect(demandedDigits(needs)).toBe(10)
  const missing = (hs_code?: string) =>
    customsChecks({ ...asked, needs, declaration: [hs_code === undefined ? {} : { hs_code }] })[0]!.missing
  expect(missing()).toBe('codes_missing|1|10')
  expect(missing('847160')).toBe('codes_missing|1|10')
  expect(missing('8471609050')).toBeNull()
  expect(missing('847160905012')).toBeNull()
})

test('only what was published or reported keeps a package', () => {
  const isBlocking = (strength: Strength) =>
    customsChecks({ ...asked, needs: [codes(6, strength)], declaration: [{}] })[0]!.isBlocking
  expect(STRENGTHS.map(isBlocking)).toEqual([true, true, false, false, false, false])
})

test('a recipient’s number is checked where it is demanded or given', () => {
  const identity = (country: string, taxId: string) => customsChecks({ ...asked, country, taxId })
  expect(identity('KR', '')).toMatchObject([{ check: 'identity', missing: 'recipient_id_missing|PCCC' }])
  expect(identity('KR', 'P12')).toMatchObject([{ missing: 'recipient_id_wrong|PCCC' }])
  expect(identity('KR', 'P123456789012')).toMatchObject([{ missing: null }])
  expect(identity('MX', '')).toEqual([])
  expect(identity('DE', '12')).toEqual([])
})
