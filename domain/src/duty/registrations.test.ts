import { describe, expect, test } from 'vitest'
import {
  TAX_SCHEMES,
  type TaxScheme,
  isRegistration,
  lastDayOf,
  overlap,
  periodOf,
  schemeOf,
  tidyRegistration,
  whyNotEnd,
} from './registrations.ts'

describe('a registration’s number', () => {
  test.each(TAX_SCHEMES)('%s: the example has the format', (scheme) => {
    expect(isRegistration(scheme, schemeOf(scheme).example)).toBe(true)
  })

  test.each<[TaxScheme, string, boolean]>([
    ['ioss', 'im 372 000 0224', true],
    ['ioss', 'EU372000041', false],
    ['ioss', 'IM37200002245', false],
    ['gb_vat', 'GB 980 7806 84', true],
    ['gb_vat', 'GB 980 7806 84 001', true],
    ['gb_vat', 'GB 100 0000 34', true],
    ['gb_vat', 'GB 980 7806 48', false],
    ['gb_vat', '123456789', false],
    ['voec', '2012345', true],
    ['voec', 'NO201234567MVA', false],
    ['au_gst', '51 824 753 556', true],
    ['au_gst', '51 824 753 565', false],
    ['au_gst', '300012345678', true],
    ['au_gst', '123456789', false],
    ['nz_gst', '49-091-850', true],
    ['nz_gst', '49-098-576', true],
    ['nz_gst', '136-410-132', true],
    ['nz_gst', '136-410-133', false],
    ['nz_gst', '51824753556', false],
    ['sg_gst', 'M2-0012345-6', true],
    ['sg_gst', '200312345A', true],
    ['sg_gst', '200312345', false],
    ['sg_gst', '', false],
  ])('%s: “%s” %s', (scheme, typed, isRight) => {
    expect(isRegistration(scheme, tidyRegistration(typed))).toBe(isRight)
  })

  test('of one country is not that of another', () => {
    for (const scheme of TAX_SCHEMES)
      for (const other of TAX_SCHEMES.filter((name) => name !== scheme))
        expect(isRegistration(scheme, schemeOf(other).example)).toBe(false)
  })
})

describe('the days of a registration', () => {
  const from = (day: string, until: string | null = null) => ({ from: day, until })

  test('overlap where both are in force on a day', () => {
    expect(overlap(from('2026-01-01'), from('2026-06-01'))).toBe(true)
    expect(overlap(from('2026-01-01', '2026-05-31'), from('2026-06-01'))).toBe(false)
    expect(overlap(from('2026-01-01', '2026-06-01'), from('2026-06-01'))).toBe(true)
    expect(overlap(from('2026-06-01'), from('2026-01-01', '2026-05-31'))).toBe(false)
  })

  test('end on a day that has not passed, and once', () => {
    expect(whyNotEnd(from('2026-01-01'), '2026-11-29', '2026-11-29')).toBeNull()
    expect(whyNotEnd(from('2026-01-01'), '2026-11-28', '2026-11-29')).toBe('in_the_past')
    expect(whyNotEnd(from('2026-01-01', '2026-11-28'), '2026-12-01', '2026-11-29')).toBe('already_ended')
    // Until it has ended, its last day may still be moved.
    expect(whyNotEnd(from('2026-01-01', '2026-11-30'), '2026-12-31', '2026-11-29')).toBeNull()
  })

  test('are none for one that is withdrawn before it begins, which is out of the way of others', () => {
    expect(whyNotEnd(from('2026-12-10'), '2026-11-29', '2026-11-29')).toBeNull()
    expect(lastDayOf(from('2026-12-10'), '2026-11-29')).toBe('2026-12-09')
    expect(lastDayOf(from('2026-12-10'), '2026-12-11')).toBe('2026-12-11')
    const withdrawn = from('2026-12-10', '2026-12-09')
    expect(overlap(withdrawn, from('2026-12-01'))).toBe(false)
    expect(whyNotEnd(withdrawn, '2026-12-31', '2026-11-29')).toBe('already_ended')
  })
})

test('IOSS is reported by month, the others by quarter', () => {
  expect(periodOf('ioss', '2026-11-29')).toBe('2026-11')
  expect(
    ['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map((day) => periodOf('au_gst', day)),
  ).toEqual(['2026-Q1', '2026-Q1', '2026-Q2', '2026-Q4'])
})
