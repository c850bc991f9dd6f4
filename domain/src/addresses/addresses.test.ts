import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDefaultAfterSave, whyNotAddAddress, whyNotDeleteAddress } from './address-book.ts'
import { addressProblems, type CountryRules, isRequired } from './address-problems.ts'
import { type Address, tidyAddress } from './address.ts'
import { isPhone, tidyPhone } from './phone.ts'
import { type Province, findProvince, provinceValue } from './province.ts'
import { unreachableByExpress } from './po-box.ts'
import { taxIdName } from './tax-id.ts'
import { someOf } from '../form.test-support.ts'
import { anyLetter } from '../texts/any-letter.test-support.ts'

/** The provinces that an empty database starts with. */
const SEEDED = new Map<string, Province[]>()
for (const line of readFileSync(new URL('../../../server/seed/provinces.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)) {
  const [country = '', code = '', latin = '', chinese = '', local = ''] = line.split(',')
  SEEDED.set(country, [...(SEEDED.get(country) ?? []), { code, latin, chinese, local }])
}

const germany: CountryRules = {
  iso2: 'DE',
  provinceRequired: false,
  postcodeUsed: true,
  postcodeRequired: true,
}
const hongKong: CountryRules = {
  iso2: 'HK',
  provinceRequired: true,
  postcodeUsed: false,
  postcodeRequired: false,
}

const jana: Address = {
  firstName: 'Jana',
  lastName: 'Müller',
  email: 'jana@example.com',
  country: 'DE',
  province: '',
  city: 'Köln',
  address: 'Alte Straße 12',
  postcode: '50667',
  phone: '+49 221 5550123',
  isDefault: false,
}

describe('what is wrong with an address', () => {
  test('nothing', () => {
    expect(addressProblems(jana, germany)).toEqual([])
  })

  test('all empty required fields, in the order of the form', () => {
    const empty = {
      ...jana,
      firstName: '',
      lastName: '',
      email: '',
      country: '',
      city: '',
      address: '',
      postcode: '',
      phone: '',
    }
    expect(addressProblems(empty, germany).map(({ field }) => field)).toEqual([
      'firstName',
      'email',
      'country',
      'city',
      'address',
      'postcode',
      'phone',
    ])
  })

  test.each([
    [{ email: 'jana@example' }, 'email', 'not_an_email'],
    [{ postcode: 'KÖLN' }, 'postcode', 'not_a_postcode'],
    [{ postcode: '1234567890123' }, 'postcode', 'not_a_postcode'],
    [{ phone: 'call me' }, 'phone', 'not_a_phone'],
    [{ address: 'x'.repeat(201) }, 'address', 'too_long'],
    [{ recipientTaxId: '??' }, 'recipientTaxId', 'not_a_tax_id'],
    [{ country: 'BR', recipientTaxId: '529.982.247-26' }, 'recipientTaxId', 'not_a_tax_id'],
  ] as [Partial<Address>, string, string][])('%j: %s %s', (change, field, problem) => {
    expect(addressProblems({ ...jana, ...change }, germany)).toEqual([{ field, problem }])
  })

  test.each([
    [{ city: '科隆' }, 'city', 'letter_not_read', '科隆'],
    [{ lastName: 'Мюллер' }, 'lastName', 'letter_not_read', 'Мюллер'],
    [{ firstName: 'Jana 😀' }, 'firstName', 'letter_not_printed', '😀'],
  ] as [Partial<Address>, string, string, string][])('%j: %s %s %s', (change, field, problem, quoted) => {
    expect(addressProblems({ ...jana, ...change }, germany)).toEqual([{ field, problem, quoted }])
  })

  test('people with one name have no last name', () => {
    expect(addressProblems({ ...jana, lastName: '' }, germany)).toEqual([])
    expect(isRequired('lastName', germany)).toBe(false)
    expect(isRequired('firstName', germany)).toBe(true)
  })

  test.each([
    ['BR', '529.982.247-25'],
    ['MX', 'ÑAÑ&560101AB1'],
    ['DE', 'DE 123456789'],
  ])('a right tax number for %s is none', (country, recipientTaxId) => {
    expect(addressProblems({ ...jana, country, recipientTaxId }, { ...germany, iso2: country })).toEqual([])
  })

  test('a country that we do not know', () => {
    expect(addressProblems({ ...jana, country: 'ZZ' }, undefined)).toContainEqual({
      field: 'country',
      problem: 'unknown_country',
    })
  })

  test('depends on the country: Hong Kong has districts but no postcodes, and reads Chinese', () => {
    const local = { ...jana, country: 'HK', city: '香港', address: '弥敦道 1 号', postcode: '' }
    expect(addressProblems(local, hongKong)).toEqual([{ field: 'province', problem: 'required' }])
    expect(addressProblems({ ...local, province: '九龍' }, hongKong)).toEqual([])
  })

  test.each([
    ['\\d{5}', '50667', true],
    ['\\d{5}', '5066', false],
    ['[A-Z]\\d[A-Z] ?\\d[A-Z]\\d', 'H3Z2Y7', true],
    ['[A-Z]\\d[A-Z] ?\\d[A-Z]\\d', 'H3Z-2Y7', true],
    ['[A-Z]\\d[A-Z] ?\\d[A-Z]\\d', 'H3Z 2Y', false],
    ['\\d{2}-\\d{3}', '00-950', true],
    ['', 'ANY 1', true],
  ])('a postcode has the shape %j: %j %s', (postcodePattern, postcode, good) => {
    const problems = addressProblems({ ...jana, postcode }, { ...germany, postcodePattern })
    expect(problems).toEqual(good ? [] : [{ field: 'postcode', problem: 'not_a_postcode' }])
  })

  test('a province is one of the list, by any of its names', () => {
    const provinces = [
      { code: '13', latin: 'Tokyo', chinese: '东京都', local: '東京都' },
      { code: '27', latin: 'Osaka', chinese: '大阪府', local: '大阪府' },
    ]
    const japan = { ...germany, iso2: 'JP', provinceRequired: true, provinces }
    const at = (province: string) => addressProblems({ ...jana, country: 'JP', province }, japan)
    for (const good of ['Tokyo', 'TOKYO', '東京都', '东京都', '13']) expect(at(good)).toEqual([])
    expect(at('Kyoto')).toEqual([{ field: 'province', problem: 'unknown_province' }])
    expect(at('')).toEqual([{ field: 'province', problem: 'required' }])
    expect(findProvince('13', 'JP', provinces)).toBe('Tokyo')
    expect(findProvince('TOKYO', 'JP', provinces)).toBe('Tokyo')
    expect(findProvince('東京都', 'JP', provinces)).toBe('東京都')
    expect(findProvince('东京都', 'US', provinces)).toBe('Tokyo')
    expect(provinceValue(provinces[0]!, 'JP', 'zh')).toBe('東京都')
    expect(provinceValue(provinces[0]!, 'JP', 'en')).toBe('Tokyo')
    expect(provinceValue(provinces[0]!, 'US', 'zh')).toBe('Tokyo')
  })

  test.each([
    ['CA', 'Québec', 'Quebec'],
    ['CA', 'QUEBEC (QC)', 'Quebec'],
    ['CA', 'Quebec, QC', 'Quebec'],
    ['CA', 'Newfoundland & Labrador', undefined],
    ['CA', 'Newfoundland', 'Newfoundland and Labrador'],
    ['TR', 'Istanbul', 'İstanbul'],
    ['TR', 'ISTANBUL', 'İstanbul'],
    ['TR', 'istanbul ili', 'İstanbul'],
    ['TR', 'Izmir', 'İzmir'],
    ['TR', 'Canakkale', 'Çanakkale'],
    ['BR', 'Sao Paulo', 'São Paulo'],
    ['BR', 'sp', 'São Paulo'],
    ['BR', 'Estado de São Paulo', 'São Paulo'],
    ['BR', 'PARANA', 'Paraná'],
    ['BR', 'Mato Grosso', 'Mato Grosso'],
    ['MX', 'Ciudad de Mexico', 'Ciudad de México'],
    ['MX', 'CDMX', 'Ciudad de México'],
    ['MX', 'Mexico City', 'Ciudad de México'],
    ['MX', 'Mexico', 'Estado de México'],
    ['MX', 'Coahuila', 'Coahuila de Zaragoza'],
    ['MX', 'Nuevo Leon', 'Nuevo León'],
    ['ES', 'Malaga', 'Málaga'],
    ['ES', 'Santa Cruz', 'Santa Cruz de Tenerife'],
    ['ES', 'Bizkaia', 'Vizcaya'],
    ['IT', 'Rome', 'Roma'],
    ['IT', 'provincia di Milano', 'Milano'],
    ['IT', 'LAquila', "L'Aquila"],
    ['IT', 'L’Aquila', "L'Aquila"],
    ['RU', 'Moscow', 'Moskva'],
    ['RU', 'Sverdlovsk Oblast', "Sverdlovskaya oblast'"],
    ['RU', 'Свердловская обл.', "Sverdlovskaya oblast'"],
    ['RU', 'Saint Petersburg', 'Sankt-Peterburg'],
    ['UA', 'Kyiv', 'Kyiv city'],
    ['UA', 'Odesa', 'Odessa oblast'],
    ['VN', 'TP. Hồ Chí Minh', 'Ho Chi Minh City'],
    ['VN', 'Thừa Thiên Huế', 'Thua Thien-Hue Province'],
    ['VN', 'Tỉnh An Giang', 'An Giang Province'],
    ['IE', 'Dublin', 'Co. Dublin'],
    ['IE', 'County Cork', 'Co. Cork'],
    ['AE', 'Emirate of Dubai', 'Dubai'],
    ['AE', 'دبي', 'Dubai'],
    ['KR', 'Gyeonggi', 'Gyeonggi-do'],
    ['JP', 'Tokyo-to', 'Tokyo'],
    ['JP', 'ｏｓａｋａ', 'Osaka'],
    ['TW', 'Taipei', 'Taipei City'],
    ['CN', 'Guangdong', 'Guangdong Sheng'],
    ['US', 'Washington State', 'Washington'],
    ['US', 'Washington, D.C.', 'District of Columbia'],
    ['US', 'New York, NY', 'New York'],
    // More than one of them, or none.
    ['TW', 'Hsinchu', undefined],
    ['US', 'Carolina', undefined],
    ['US', 'New York, CA', undefined],
    ['US', 'Bavaria', undefined],
    ['US', '-', undefined],
  ])('%s: %s is %s', (country, typed, province) => {
    expect(findProvince(typed, country, SEEDED.get(country) ?? [])).toBe(province)
  })

  test('every province is found by its code and each of its names', () => {
    for (const [country, provinces] of SEEDED)
      for (const { code, latin, chinese, local } of someOf(provinces, 4))
        for (const name of [code, latin, local, latin.toUpperCase()].filter(Boolean)) {
          const found = findProvince(name, country, provinces)
          expect([latin, chinese, local, name], `${country} ${name}`).toContain(found)
          expect(findProvince(found ?? '', country, provinces), `${country} ${name}`).toBe(found)
        }
  })

  test('a postcode is never required where there are none', () => {
    expect(isRequired('postcode', { ...hongKong, postcodeRequired: true })).toBe(false)
    expect(isRequired('postcode', undefined)).toBe(false)
  })
})

test('an address is stored tidied', () => {
  const typed = {
    ...jana,
    firstName: '  Jana \u200B ',
    country: 'de',
    address: 'Alte Straße 12\r\n 3. Stock',
    postcode: ' ｋ1a　0b1 ',
    phone: '＋49 221',
    recipientTaxId: '  ',
  }
  expect(tidyAddress(typed)).toEqual({
    ...jana,
    address: 'Alte Straße 12 3. Stock',
    postcode: 'K1A 0B1',
    phone: '+49 221',
  })
})

test('tidying twice changes nothing, whatever the letter', () => {
  const letters = Array.from({ length: 0x1_0000 }, (_, point) => String.fromCodePoint(point))
  const changed = someOf(letters, 8).filter((letter) => {
    const once = tidyAddress({ ...jana, address: letter, postcode: letter, recipientTaxId: letter })
    return !isDeepStrictEqual(tidyAddress(once), once)
  })
  expect(changed).toEqual([])
})

test('tidying twice changes nothing', () => {
  const text = fc.string({ unit: anyLetter, maxLength: 30 })
  fc.assert(
    fc.property(text, text, (entry, other) => {
      const once = tidyAddress({ ...jana, address: entry, postcode: other, recipientTaxId: other })
      expect(tidyAddress(once)).toEqual(once)
    }),
  )
})

test.each([
  ['+1 (202) 555-0123', true],
  ['030.123456', true],
  ['12345', false],
  ['1234567890123456', false],
  ['000000000', false],
  ['12+345678', false],
  ['+1 212 555 0134 ext. 22', true],
  ['12 ext. 345678', false],
  ['', false],
])('%j is a telephone number: %s', (text, plausible) => {
  expect(isPhone(text)).toBe(plausible)
})

test.each([
  ['+48 22–555–01–23', '+48 22-555-01-23'],
  ['+48 22\u2011555\u201101\u201123', '+48 22-555-01-23'],
  ['+48 22−555−01−23', '+48 22-555-01-23'],
  ['＋４８ ２２ ５５５ ０１ ２３', '+48 22 555 01 23'],
  ['\u202A+48 22 555 01 23\u202C', '+48 22 555 01 23'],
  ['+98 ۹۱۲ ۳۴۵ ۶۷۸۹', '+98 912 345 6789'],
  ['+966 ٥٠ ١٢٣ ٤٥٦٧', '+966 50 123 4567'],
  ['+91 ९८७६५ ४३२१०', '+91 98765 43210'],
  ['+880 ১৭১২ ৩৪৫৬৭৮', '+880 1712 345678'],
  ['+66 ๘๑ ๒๓๔ ๕๖๗๘', '+66 81 234 5678'],
  ['(+44) 1234 2553-421 #8', '+44 1234 2553-421 ext. 8'],
  ['( 0044 ) 20 7946 0000', '+44 20 7946 0000'],
  ['+44 (0)20 7946 0000', '+44 20 7946 0000'],
  ['0044 20 7946 0000', '+44 20 7946 0000'],
  ['+ 44 20 7946 0000', '+44 20 7946 0000'],
  ['tel:+48225550123', '+48225550123'],
  ['TEL: 030 901820', '030 901820'],
  ['电话：010 1234 5678', '010 1234 5678'],
  ['tel:+1-212-555-0134;ext=22', '+1-212-555-0134 ext. 22'],
  ['tel:+1-212-555-0134;phone-context=example.com', '+1-212-555-0134'],
  ['+1 212 555 0134 x22', '+1 212 555 0134 ext. 22'],
  ['+1 212 555 0134, ext. 22', '+1 212 555 0134 ext. 22'],
  ['+1 212 555 0134 Extension: 22', '+1 212 555 0134 ext. 22'],
  ['+1 212 555 0134 (ext 22)', '+1 212 555 0134 ext. 22'],
  ['+86 10 1234 5678 转 801', '+86 10 1234 5678 ext. 801'],
  ['+86 10 1234 5678 分机：801', '+86 10 1234 5678 ext. 801'],
  ['+7 495 123-45-67 доб. 12', '+7 495 123-45-67 ext. 12'],
  ['+55 11 5555-1234 ramal 9', '+55 11 5555-1234 ext. 9'],
])('the telephone number %j is tidied to %j', (typed, tidy) => {
  expect(tidyPhone(typed)).toBe(tidy)
  expect(tidyPhone(tidy)).toBe(tidy)
  expect(isPhone(tidy)).toBe(true)
})

test('tidying any text as a telephone number twice changes nothing', () => {
  const part = fc.constantFrom(
    'tel:',
    'Tel.',
    '(+44)',
    '(0)',
    '00',
    '+',
    'x',
    'ext. ',
    '#',
    ';',
    '1',
    '2345',
    ' ',
    '（',
    '–',
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(part, fc.string({ unit: anyLetter, maxLength: 5 })), { maxLength: 8 }),
      (parts) => {
        const once = tidyPhone(parts.join(''))
        expect(tidyPhone(once)).toBe(once)
      },
    ),
  )
})

test.each([
  ['P.O. Box 12', 'Lagos', 'NG', 'po_box'],
  ['po box 7', 'Sydney', 'AU', 'po_box'],
  ['GPO Box 4', 'Hobart', 'AU', 'po_box'],
  ['Post Office Box 9', 'Reno', 'US', 'po_box'],
  ['Postfach 10 01', 'Bern', 'CH', 'po_box'],
  ['BP 512', 'Dakar', 'SN', 'po_box'],
  ['Apartado postal 3', 'Lima', 'PE', 'po_box'],
  ['а/я 5', 'Kazan', 'RU', 'po_box'],
  ['九龍郵政信箱 71 號', '香港', 'HK', 'po_box'],
  ['Unit 2050, PSC 41', 'APO AE 09464', 'US', 'military'],
  ['Boxgrove Road 12', 'Guildford', 'GB', null],
  ['12 Apo Street', 'Davao', 'PH', null],
  ['Postboxer Str. 3', 'Bonn', 'DE', null],
])('%s, %s (%s) is reached by express but for: %s', (address, city, country, kind) => {
  expect(unreachableByExpress({ address, city, country })).toBe(kind)
})

test('customs of some countries require the recipient’s tax number', () => {
  expect(taxIdName('BR')).toBe('CPF / CNPJ')
  expect(taxIdName('DE')).toBeNull()
  expect(taxIdName('constructor')).toBeNull()
})

describe('the address book', () => {
  test('holds 20', () => {
    expect([0, 19, 20, 21].map(whyNotAddAddress)).toEqual([null, null, 'address_limit', 'address_limit'])
  })

  test('keeps its default address', () => {
    expect(whyNotDeleteAddress({ isDefault: true })).toBe('default_address_undeletable')
    expect(whyNotDeleteAddress({ isDefault: false })).toBeNull()
  })

  test.each([
    [{ wanted: false, wasDefault: false, othersCount: 0 }, true],
    [{ wanted: false, wasDefault: false, othersCount: 3 }, false],
    [{ wanted: true, wasDefault: false, othersCount: 3 }, true],
    [{ wanted: false, wasDefault: true, othersCount: 3 }, true],
  ])('after saving %j it is the default: %s', (saved, isDefault) => {
    expect(isDefaultAfterSave(saved)).toBe(isDefault)
  })
})
