import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPostcode } from './postcode.ts'
import { anyLetter } from '../texts/any-letter.test-support.ts'

/** The formats that an empty database starts with. */
const FORMATS = new Map(
  readFileSync(new URL('../../../server/seed/postcodes.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, country = '', quoted, plain, example = ''] = /^(..),(?:"(.*)"|([^,]*)),(.*)$/.exec(line) ?? []
      return [country, { country, pattern: quoted ?? plain ?? '', example }]
    }),
)
const read = (country: string, typed: string) =>
  readPostcode(typed, FORMATS.get(country) ?? { country, pattern: '', example: '' })

test.each([
  ['LV', '1050', 'LV-1050'],
  ['LV', 'LV1050', 'LV-1050'],
  ['LV', 'LV 1050', 'LV-1050'],
  ['LV', 'lv‑1050', 'LV-1050'],
  ['LT', 'LT-01001', '01001'],
  ['AT', 'A-6020', '6020'],
  ['AT', 'A 6020', '6020'],
  ['AT', 'AT–6020', '6020'],
  ['DE', 'D-10115', '10115'],
  ['DE', 'DE 10115', '10115'],
  ['CH', 'CH-8001', '8001'],
  ['LI', 'FL-9490', '9490'],
  ['LU', 'L-1009', '1009'],
  ['SI', 'SI-1000', '1000'],
  ['BE', 'B-1000', '1000'],
  ['NL', 'NL-1234ab', '1234 AB'],
  ['FI', 'FIN-00550', '00550'],
  ['FI', 'FI 00550', '00550'],
  ['SE', 'SE-111 22', '111 22'],
  ['SE', 'S-11122', '111 22'],
  ['NO', 'N-0025', '0025'],
  ['DK', 'DK8660', '8660'],
  ['EE', 'EST-69501', '69501'],
  ['FR', 'F-75008', '75008'],
  ['FR', '75 008', '75008'],
  ['MC', 'MC-98000', '98000'],
  ['IT', 'I–00144', '00144'],
  ['ES', 'E-28039', '28039'],
  ['PT', '1000205', '1000-205'],
  ['PT', 'P-1000 205', '1000-205'],
  ['PL', '00950', '00-950'],
  ['PL', 'PL-00 950', '00-950'],
  ['PL', '00—950', '00-950'],
  ['CZ', 'CZ-10000', '100 00'],
  ['SK', '01001', '010 01'],
  ['HU', 'H-1037', '1037'],
  ['HR', 'HR-10000', '10000'],
  ['RS', 'RS 11000', '11000'],
  ['MD', 'MD-2012', '2012'],
  ['MD', 'MD2012', '2012'],
  ['GR', 'GR-15124', '151 24'],
  ['UA', '۱۵۴۳۲', '15432'],
  ['AZ', 'AZ1000', '1000'],
  ['AZ', 'AZ0100', '0100'],
  ['AZ', 'AZ 1000', '1000'],
  ['KZ', 'A15E3X1', 'A15E3X1'],
  ['KZ', '040 900', '040900'],
  ['KH', '120101', '120101'],
  ['KH', '12203', '12203'],
  ['SA', '11564-7662', '11564-7662'],
  ['SA', '١١٥٦٤ ٧٦٦٢', '11564-7662'],
  ['HT', 'HT1234', '1234'],
  ['AD', '100', 'AD100'],
  ['IR', '۱۱۳۶۹۴۱۲۳۴', '11369-41234'],
  ['IN', '११००३४', '110034'],
  ['IN', '110 034', '110034'],
  ['BD', '১৩৪০', '1340'],
  ['TH', '๑๐๑๕๐', '10150'],
  ['JP', '〒154ー0023', '154-0023'],
  ['JP', '１５４−００２３', '154-0023'],
  ['JP', '1540023', '154-0023'],
  ['BR', '40301110', '40301-110'],
  ['BR', '40.301-110', '40301-110'],
  ['BR', 'CEP 40301-110', '40301-110'],
  ['IE', 'a65f4e2', 'A65 F4E2'],
  ['GB', 'ec1y8sy', 'EC1Y 8SY'],
  ['GB', 'SW1A-1AA', 'SW1A 1AA'],
  ['CA', 'h3z2y7', 'H3Z 2Y7'],
  ['CA', 'H3Z-2Y7', 'H3Z 2Y7'],
  ['US', '95014', '95014'],
  ['US', '950141234', '95014-1234'],
  ['US', '95014 1234', '95014-1234'],
  ['US', 'USA 95014', '95014'],
  ['KY', 'KY11100', 'KY1-1100'],
  ['CL', '834-0457', '8340457'],
  ['PE', 'lima 23', 'LIMA 23'],
  ['SV', 'CP1101', 'CP 1101'],
  ['AR', 'c1070aam', 'C1070AAM'],
  ['MT', 'VLT1117', 'VLT 1117'],
  ['KR', '０３０５１', '03051'],
  ['TW', '106-409', '106409'],
  ['GH', 'ga-183-8164', 'GA-183-8164'],
])('%s %j is %s', (country, typed, postcode) => {
  expect(read(country, typed)).toEqual({ postcode, known: true })
  expect(read(country, postcode)).toEqual({ postcode, known: true })
})

describe('a code that the format does not list', () => {
  test.each([
    ['LI', '9999', '9999'],
    ['GB', 'QZ11AA', 'QZ1 1AA'],
    ['CA', 'D1A 1A1', 'D1A 1A1'],
    ['US', '00000', '00000'],
    ['PR', '90210', '90210'],
  ])('%s %j is read as %s, with a doubt unless every such code is listed', (country, typed, postcode) => {
    expect(read(country, typed)).toEqual({ postcode, known: country === 'US' })
  })
})

test.each([
  ['DE', '5066'],
  ['DE', 'F-10115'],
  ['AT', 'D-10115'],
  ['US', 'SW1A 1AA'],
  ['GB', '10115'],
  ['CA', 'H3Z 2Y'],
  ['PL', '00-95'],
  ['JP', '154-00233'],
  ['DE', 'KÖLN'],
  ['DE', ''],
  ['GH', 'NONE'],
  ['GH', '1'.repeat(13)],
])('%s %j cannot be one', (country, typed) => {
  expect(read(country, typed)).toBeNull()
})

test('the example of every country is how a code is stored there, with or without its separators and the country in front', () => {
  for (const { country, example } of FORMATS.values()) {
    for (const typed of [
      example,
      example.toLowerCase(),
      example.replaceAll(/[ -]/g, ''),
      `${country}-${example}`,
    ])
      expect(read(country, typed), `${country} ${typed}`).toEqual({ postcode: example, known: true })
  }
})

test('any text is read or refused, and what is read stays', () => {
  const text = fc.oneof(
    fc.string({ unit: anyLetter, maxLength: 14 }),
    fc.stringMatching(/^[A-Z0-9 -]{0,12}$/),
  )
  fc.assert(
    fc.property(fc.constantFrom(...FORMATS.keys()), text, (country, typed) => {
      const found = read(country, typed)
      if (found) expect(read(country, found.postcode)).toEqual(found)
    }),
    { numRuns: 2000 },
  )
})
