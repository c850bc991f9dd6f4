import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carriersOf, readCarrierNumber } from './carrier-number.ts'
import { anyLetter } from '../texts/any-letter.test-support.ts'

const read = (text: string) => {
  const { number, carriers } = readCarrierNumber(text)
  return [number, carriers.map(({ id }) => id).join(' ')]
}

describe('the examples of the public table', () => {
  const rows = readFileSync(new URL('number-formats.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [format: string, carrier: string, good: string, number: string])

  test.each(rows.filter(([, , good]) => good === '1'))(
    '%s: %s issues %s %s',
    (format, carrier, _good, number) => {
      const ids = readCarrierNumber(number).carriers.map(({ id }) => id)
      const posts = ['post', 'usps', 'royal-mail', 'china-post', 'ems', 'canada-post']
      if (format === 's10') expect(posts).toContain(ids[0])
      else expect(ids).toContain(carrier)
    },
  )

  // Wrong for their format; one is right for another of the same carrier. USPS's barcode with the ZIP code is
  // read by its structure alone.
  const wrong = rows.filter(
    ([format, , good, number]) =>
      good === '0' &&
      !['dhl_ecommerce', 's10'].includes(format) &&
      number !== '331426749957' &&
      !number.startsWith('420'),
  )
  test.each(wrong)('%s: %s does not issue %s %s', (_format, carrier, _good, number) => {
    expect(readCarrierNumber(number).carriers.map(({ id }) => id)).not.toContain(carrier)
  })
})

test.each([
  ['420112019400110200881234567890', '9400110200881234567890', 'usps'],
  ['420 78745 9400111206206406260787', '9400111206206406260787', 'usps'],
  ['4201028200009261290113185417468510', '9261290113185417468510', 'usps'],
  ['4201002334249200190132607600833457', '9200190132607600833457', 'usps'],
  ['420221539101026837331000039521', '9101026837331000039521', 'usps'],
  [']C1420112019400110200881234567890', '9400110200881234567890', 'usps'],
  ['420\u001D11201\u001D9400110200881234567890', '9400110200881234567890', 'usps'],
  ['1001921334250001000300779017972697', '779017972697', 'fedex'],
  ['1195266473930007521100871079919940', '871079919940', 'fedex'],
  ['9622001900000000000000776632517510', '776632517510', 'fedex'],
  ['32971514560102447849175802862014', '784917580286', 'fedex'],
  ['9611020987654312345672', '987654312345672', 'fedex'],
  ['8077152042820402', '807715204282', 'fedex'],
  ['%000127102 0000 15501234567890 101276', '15501234567890', 'dpd'],
  ['%0081827 09980000020033 350 276', '09980000020033', 'dpd'],
  ['008182709980000020033350276C', '09980000020033', 'dpd'],
  ['0998 0000 0200 33 F', '09980000020033', 'dpd'],
])('of the barcode %s the number is %s of %s', (scanned, number, carrier) => {
  expect(read(scanned)).toEqual([number, carrier])
})

test.each([
  ['JJD0002257639032011', 'dhl yodel'],
  ['JJD000225763903201112', 'dhl'],
  ['JD0002242617644732', 'yodel'],
  ['320595463938', 'fedex purolator'],
  ['986578788855', 'fedex'],
  ['00340434123456789012', 'dhl-parcel'],
  ['7035114477138472', 'canada-post'],
  // It could be a FedEx number with that of the form behind it, whose check digit is right as well.
  ['7035114400040414', 'canada-post'],
  ['RB123456785XX', ''],
  ['RB123456785GB', 'royal-mail'],
  ['RB123456785US', 'usps'],
  ['RB123456785CN', 'china-post'],
  ['EA100000017CN', 'ems'],
  ['LX123456785DE', 'post'],
  ['CX123456785CA', 'canada-post'],
  ['YT2229521272164446', 'yunexpress'],
  // YTO in China has three digits fewer.
  ['YT2229521272164', ''],
  ['1Z5R89390357567127', 'ups'],
  ['1Z1111111111111111', ''],
  ['４ＰＸ３０００１２３４５６７ＣＮ', '4px'],
  ['GFUS01011884214464', 'gofo'],
  ['TBA010000000000', 'amazon'],
  ['60120172242323', 'dhl-ecommerce dpd'],
  ['123456', ''],
  ['', ''],
])('%s may be of: %s', (number, carriers) => {
  expect(read(number)[1]).toBe(carriers)
})

test('any text is read, and the number of a barcode is read as itself', () => {
  const text = fc.oneof(
    fc.string({ unit: anyLetter, maxLength: 50 }),
    fc.stringMatching(/^[%0-9A-Z ]{0,40}$/),
  )
  fc.assert(
    fc.property(text, (typed) => {
      const { number } = readCarrierNumber(typed)
      expect(number).toMatch(/^[0-9A-Z]*$/)
      expect(carriersOf(number).length).toBeLessThan(6)
    }),
    { numRuns: 1000 },
  )
})
