import { describe, expect, test } from 'vitest'
import { checkRow } from './check-row.ts'
import type { CsvRow } from './rate-row.ts'
import { exampleRows, seedRateCard } from './seed-rows.test-support.ts'

const card = seedRateCard()
const check = (row: CsvRow) =>
  checkRow(
    row,
    card.find((zone) => zone.lineCode === row['line'] && zone.countries.includes(row['country'] ?? '')) ??
      null,
  )

const singapore = { line: 'PST-EMS', country: 'SG', weight_g: '700' }

test('prices a row in the words of its columns', () => {
  expect(check(singapore)).toEqual({
    outcome: {
      status: 'ok',
      reasons: '',
      zone: 'Z03A',
      volumetric_g: '0',
      chargeable_g: '700',
      steps: '1',
      base_cny: '115.00',
      step_total_cny: '33.00',
      customs_cny: '8.00',
      total_cny: '156.00',
    },
    differences: [],
  })
})

test('accepts equivalent values, and reports differences', () => {
  expect(
    check({ ...singapore, status: 'ok', total_cny: '156', steps: '1', zone: 'Z03A' }).differences,
  ).toEqual([])
  expect(check({ ...singapore, status: 'ok', total_cny: '151.5', chargeable_g: '1000' }).differences).toEqual(
    [
      { column: 'chargeable_g', stated: '1000', found: '700' },
      { column: 'total_cny', stated: '151.5', found: '156.00' },
    ],
  )
})

test('a row with ok expects that there are no reasons', () => {
  const gum = { ...singapore, categories: 'chewing_gum|liquid', status: 'ok', total_cny: '156.00' }
  expect(check(gum).differences).toEqual([
    { column: 'status', stated: 'ok', found: 'reject' },
    { column: 'reasons', stated: '', found: 'RESTRICTED_CATEGORY:chewing_gum+RESTRICTED_CATEGORY:liquid' },
    { column: 'total_cny', stated: '156.00', found: '' },
  ])
})

test.each([
  [{ weight_g: '0' }, 'INVALID_WEIGHT'],
  [{ weight_g: '' }, 'INVALID_WEIGHT'],
  [{ weight_g: '1.5' }, 'INVALID_WEIGHT'],
  [{ weight_g: '-1' }, 'INVALID_WEIGHT'],
  [{ weight_g: '100000000' }, 'INVALID_WEIGHT'],
  [{ length_cm: '0', width_cm: '10', height_cm: '10' }, 'INVALID_DIMENSIONS'],
  [{ length_cm: '10', width_cm: '10', height_cm: '' }, 'INVALID_DIMENSIONS'],
  [{ length_cm: '1000.1', width_cm: '10', height_cm: '10' }, 'INVALID_DIMENSIONS'],
  [{ length_cm: '1000', width_cm: '1', height_cm: '1' }, 'OVER_LENGTH+OVER_GIRTH'],
  [{ country: 'XX' }, 'COUNTRY_NOT_SERVED'],
  [{ line: 'NONE' }, 'COUNTRY_NOT_SERVED'],
])('%j is refused: %s', (change, reasons) => {
  expect(check({ ...singapore, ...change }).outcome).toMatchObject({
    status: 'reject',
    reasons,
    total_cny: '',
  })
})

test('a tenth of a millimetre is rounded up to a millimetre', () => {
  const row = { line: 'PST-EMS', country: 'GB', weight_g: '2000', width_cm: '39.9', height_cm: '39.9' }
  expect(check({ ...row, length_cm: '39.9' }).outcome.chargeable_g).toBe('2000')
  expect(check({ ...row, length_cm: '39.900' }).outcome.chargeable_g).toBe('2000')
  expect(check({ ...row, length_cm: '39.91' }).outcome.chargeable_g).toBe('10614')
})

const examples = exampleRows('worked-examples.csv')

describe('worked examples', () => {
  test.each(examples.map((row) => [row['case_id'], row] as const))('%s agrees', (_, row) => {
    expect(check(row).differences).toEqual([])
  })
})
