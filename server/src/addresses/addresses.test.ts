import type { Reply } from '@longhaul/contract/routes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { readTelephone } from '../platform/documents/telephone.ts'

const world = testWorld({ manyAtOnce: true })

const defaultsOf = (book: Reply<'GET /addresses'>) =>
  book.addresses.filter((address) => address.is_default).map((address) => address.id)

test('the first address becomes the default, a later one only on request', async () => {
  const ana = await world.shopper('ana')
  const first = await given.anAddress(ana)
  expect(first).toMatchObject({ is_default: true, country: 'US', country_name: 'United States' })
  const second = await given.anAddress(ana, { first_name: 'Bo' })
  expect(second.is_default).toBe(false)

  const third = await given.anAddress(ana, { is_default: true })
  const book = await ana.call('GET /addresses')
  expect(book.limit).toBe(20)
  expect(book.addresses[0]!.id).toBe(third.id)
  expect(defaultsOf(book)).toEqual([third.id])
})

test('an address is normalised before it is stored', async () => {
  const ana = await world.shopper('tidy')
  const address = await given.anAddress(ana, {
    first_name: '  Mei   Ling ',
    postcode: ' sw1a 1aa ',
    phone: '＋44 20 7946 0000',
    country: 'GB',
    province: '',
  })
  expect(address).toMatchObject({ first_name: 'Mei Ling', postcode: 'SW1A 1AA', phone: '+44 20 7946 0000' })
})

test('every field that is invalid for the country is named', async () => {
  const ana = await world.shopper('fields')
  const error = await expectRefusal(
    given.anAddress(ana, { city: '纽约', email: 'nobody', phone: '12', postcode: '', province: '' }),
    'invalid_input',
  )
  expect(Object.keys(error.fields)).toEqual(['email', 'province', 'city', 'postcode', 'phone'])
  expect(error.fields['city']).toBe('Please use Latin letters: carriers there can’t read “纽约”')

  const unknown = await expectRefusal(given.anAddress(ana, { country: 'XX' }), 'invalid_input')
  expect(unknown.fields).toHaveProperty('country')
  expect((await ana.call('GET /addresses')).addresses).toEqual([])
})

test('a letter that no font has is named, in both languages', async () => {
  const ana = await world.shopper('emoji')
  const body = given.addressFields({ address: '12 Main Street 😀' })
  const english = await expectRefusal(ana.call('POST /addresses', { body }), 'invalid_input')
  expect(english.fields).toEqual({
    address: '“😀” can’t be printed. Please leave it out, or write it differently',
  })
  const zh = world.caller(ana.token, 'zh')
  const chinese = await expectRefusal(zh('POST /addresses', { body }), 'invalid_input')
  expect(chinese.fields).toEqual({ address: '“😀”无法打印，请删去或换一种写法' })
})

test('people with one name have no last name', async () => {
  const ana = await world.shopper('mononym')
  expect(await given.anAddress(ana, { first_name: 'Suharto', last_name: '' })).toMatchObject({
    first_name: 'Suharto',
    last_name: '',
  })
})

test('letters that can be printed are proposed, and nothing is stored', async () => {
  const ana = await world.shopper('proposal')
  const typed = { first_name: '민수', last_name: '김', province: '', city: 'Łódź', address: '종로 1 😀' }
  const at = (country: string) => ana.call('POST /addresses/letters', { body: { country, ...typed } })
  expect(await at('US')).toEqual({
    first_name: 'Minsu',
    last_name: 'Gim',
    province: '',
    city: 'Łódź',
    address: 'Jonglo 1',
  })
  expect(await at('KR')).toEqual({ ...typed, address: '종로 1' })
  expect((await ana.call('GET /addresses')).addresses).toEqual([])
})

test('a country without postcodes accepts none, and a country that reads Chinese accepts Chinese', async () => {
  const ana = await world.shopper('hongkong')
  const address = await given.anAddress(ana, {
    country: 'HK',
    city: '油尖旺',
    address: '弥敦道 1 号',
    postcode: '',
    province: '九龙',
    phone: '+852 2345 6789',
  })
  expect(address).toMatchObject({ city: '油尖旺', province: '九龙', postcode: '' })
})

test('the default stays the default until another takes its place, and cannot be deleted', async () => {
  const ana = await world.shopper('keeper')
  const first = await given.anAddress(ana)
  const second = await given.anAddress(ana)
  const kept = await ana.call('PUT /addresses/{id}', {
    params: { id: first.id },
    body: given.addressFields({ city: 'Boston', is_default: false }),
  })
  expect(kept).toMatchObject({ city: 'Boston', is_default: true })
  const error = await expectRefusal(
    ana.call('DELETE /addresses/{id}', { params: { id: first.id } }),
    'default_address_undeletable',
  )
  expect(error.message).toBe('Default address cannot be deleted')

  await ana.call('POST /addresses/{id}/default', { params: { id: second.id }, body: {} })
  await ana.call('DELETE /addresses/{id}', { params: { id: first.id } })
  const book = await ana.call('GET /addresses')
  expect(book.addresses.map((address) => address.id)).toEqual([second.id])
  expect(defaultsOf(book)).toEqual([second.id])
})

test('there is a limit of twenty addresses, even for concurrent requests', async () => {
  const ana = await world.shopper('collector')
  for (let count = 0; count < 18; count++) await given.anAddress(ana)
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => given.anAddress(ana)))
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(2)
  await expectRefusal(given.anAddress(ana), 'address_limit')
  const book = await ana.call('GET /addresses')
  expect(book.addresses).toHaveLength(20)
  expect(defaultsOf(book)).toHaveLength(1)
})

test("another shopper's address is not found", async () => {
  const ana = await world.shopper('owner')
  const bo = await world.shopper('stranger')
  await given.anAddress(bo)
  const { id } = await given.anAddress(ana)
  await expectRefusal(bo.call('GET /addresses/{id}', { params: { id } }), 'not_found')
  const body = given.addressFields()
  await expectRefusal(bo.call('PUT /addresses/{id}', { params: { id }, body }), 'not_found')
  await expectRefusal(bo.call('DELETE /addresses/{id}', { params: { id } }), 'not_found')
  await expectRefusal(bo.call('POST /addresses/{id}/default', { params: { id }, body: {} }), 'not_found')
  expect(await ana.call('GET /addresses/{id}', { params: { id } })).toMatchObject({ id, is_default: true })
})

test('a province must be in the list, and is stored under the name that carriers read', async () => {
  const ana = await world.shopper('provinces')
  expect(await given.anAddress(ana, { province: 'or' })).toMatchObject({ province: 'Oregon' })
  expect(await given.anAddress(ana, { province: '俄勒冈州' })).toMatchObject({ province: 'Oregon' })
  const quebec = { country: 'CA', postcode: 'h3z2y7', province: 'Québec' }
  expect(await given.anAddress(ana, quebec)).toMatchObject({ province: 'Quebec', postcode: 'H3Z 2Y7' })
  const { fields } = await expectRefusal(given.anAddress(ana, { province: 'Bavaria' }), 'invalid_input')
  expect(fields).toEqual({ province: 'Please choose one of the offered values' })
  const zh = world.caller(ana.token, 'zh')
  const { provinces } = await zh('GET /country/{code}/provinces', { params: { code: 'US' } })
  expect(provinces).toContainEqual({
    value: 'Oregon',
    name: '俄勒冈州',
    names: ['OR', 'Oregon', '俄勒冈州'],
  })
  expect(await zh('GET /country/{code}/provinces', { params: { code: 'DE' } })).toEqual({ provinces: [] })
})

test('every province has a Chinese name, and the list is offered in the language of the reader', async () => {
  const ana = await world.shopper('namer')
  const rows = await world.db
    .selectFrom('provinces')
    .select(['country', 'name_latin', 'name_chinese'])
    .execute()
  expect(rows.filter(({ name_chinese: name }) => !/\p{Script=Han}/u.test(name))).toEqual([])
  for (const [country, value, name] of [
    ['ES', 'Sevilla', '塞维利亚省'],
    ['IT', 'Milano', '米兰省'],
    ['IE', 'Co. Dublin', '都柏林郡'],
    ['PH', 'Cebu', '宿务省'],
  ] as const) {
    const { provinces } = await world.caller(ana.token, 'zh')('GET /country/{code}/provinces', {
      params: { code: country },
    })
    expect(provinces).toContainEqual(expect.objectContaining({ value, name }))
  }
})

test('a postcode must have its country’s format, which the country’s example matches', async () => {
  const ana = await world.shopper('postcodes')
  for (const [lang, sentence] of [
    ['en', 'This isn’t a postcode of that country. An example: 95014'],
    ['zh', '这不是当地的邮编，当地邮编形如 95014'],
  ] as const) {
    const body = given.addressFields({ postcode: '9720' })
    const { fields } = await expectRefusal(
      world.caller(ana.token, lang)('POST /addresses', { body }),
      'invalid_input',
    )
    expect(fields).toEqual({ postcode: sentence })
  }
  const { countries } = await ana.call('GET /country')
  const known = countries.filter((country) => country.postcode_pattern !== '')
  expect(known.length).toBeGreaterThan(150)
  for (const country of known)
    expect(country.postcode_example, country.code).toMatch(new RegExp(`^(?:${country.postcode_pattern})?$`))
  // Fields that the country does not have, or has no list for, are not required.
  for (const country of countries) {
    if (!country.postcode_used) expect(country.postcode_required, country.code).toBe(false)
  }
})

test.each([
  ['LV', 'LV 1050', 'LV-1050'],
  ['LV', '1050', 'LV-1050'],
  ['LT', 'LT-01001', '01001'],
  ['AT', 'A-6020', '6020'],
  ['AZ', 'AZ0100', '0100'],
  ['SI', 'SI-1000', '1000'],
  ['CH', 'CH-8001', '8001'],
  ['SE', 'SE-111 22', '111 22'],
  ['PL', '00950', '00-950'],
  ['PT', '1000205', '1000-205'],
  // Not in our table, and of the right shape: taken.
  ['LI', '9999', '9999'],
])('to %s the postcode %s is kept as %s', async (country, postcode, kept) => {
  const ana = await world.shopper(`at-${postcode.replaceAll(/\W/g, '')}`.toLowerCase())
  expect(await given.anAddress(ana, { country, province: '', postcode })).toMatchObject({ postcode: kept })
})

test.each([
  ['BR', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['BR', 'CPF: 529.982.247–25', '529.982.247-25'],
  ['TR', '4540536920', '4540536920'],
  ['PE', '001234567', '001234567'],
])('to %s the tax number %s is kept as %s, and a wrong one is refused', async (country, taxId, kept) => {
  const ana = await world.shopper(`tax-${taxId.replaceAll(/\W/g, '').slice(-9)}`.toLowerCase())
  const places: Record<string, { province: string; postcode: string }> = {
    BR: { province: 'São Paulo', postcode: '01310-100' },
    TR: { province: 'İstanbul', postcode: '34000' },
    PE: { province: 'Cuzco', postcode: '08000' },
  }
  const at = { country, ...places[country] }
  expect(await given.anAddress(ana, { ...at, tax_id: taxId })).toMatchObject({ tax_id: kept })
  const wrong = kept.slice(0, -1) + String((Number(kept.at(-1)) + 1) % 10) + (country === 'PE' ? '0' : '')
  const { fields } = await expectRefusal(given.anAddress(ana, { ...at, tax_id: wrong }), 'invalid_input')
  expect(Object.keys(fields)).toEqual(['tax_id'])
})

describe('a telephone number', () => {
  let ana: Person
  beforeAll(async () => {
    ana = await world.shopper('caller')
  })
  const germany = { country: 'DE', province: '', postcode: '10999' }

  test.each([
    ['030 / 90 18 20', '+49 30 901820'],
    ['+49 (30) 901820', '+49 30 901820'],
    ['0049 30 901820', '+49 30 901820'],
    // A shopper who has moved may keep a telephone number of the old country.
    ['+86 13800138000', '+86 138 0013 8000'],
    ['+48 22–555–01–23', '+48 22 555 01 23'],
    ['+98 ۹۱۲ ۳۴۵ ۶۷۸۹', '+98 912 345 6789'],
    ['tel:+48225550123', '+48 22 555 01 23'],
    ['(+44) 20 7946 0000', '+44 20 7946 0000'],
    ['+1 212 555 0134 x22', '+1 212 555 0134 ext. 22'],
    // A digit too many for the country: nobody waits for a parcel because of it.
    ['(+44) 1234 2553-421 #8', '+44 12342553421 ext. 8'],
    ['+1 212 555 01345', '+1 21255501345'],
  ])('%s to Germany is kept as %s', async (phone, kept) => {
    expect(await given.anAddress(ana, { ...germany, phone })).toMatchObject({ phone: kept })
  })

  test.each(['123', '+49 1', '+1 212 555 013456', '+999 1234 5678', 'call me', '0000000'])(
    '%s is invalid, and the answer shows a valid one of the country',
    async (phone) => {
      const body = given.addressFields({ ...germany, phone })
      for (const [lang, sentence] of [
        ['en', 'This isn’t a phone number in that country. An example: +49 1512 3456789'],
        ['zh', '这不是当地的电话号码，当地号码形如 +49 1512 3456789'],
      ] as const) {
        const call = world.caller(ana.token, lang)
        const { fields } = await expectRefusal(call('POST /addresses', { body }), 'invalid_input')
        expect(fields).toEqual({ phone: sentence })
      }
    },
  )

  test('the example of every country is valid', async () => {
    const { countries } = await ana.call('GET /country')
    const without = countries.filter((country) => country.phone_example === '').map(({ code }) => code)
    expect(
      without.every((code) => ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'].includes(code)),
      without.join(),
    ).toBe(true)
    for (const { code, phone_example: example } of countries)
      if (example) expect(await readTelephone(example, code), code).toBe(example)
  })
})

test('every field has a maximum length', async () => {
  const ana = await world.shopper('edges')
  const longest = {
    first_name: 'x'.repeat(50),
    last_name: 'y'.repeat(50),
    city: 'z'.repeat(60),
    address: 'a'.repeat(200),
  }
  expect(await given.anAddress(ana, longest)).toMatchObject(longest)
  for (const [field, text] of Object.entries(longest)) {
    const { fields } = await expectRefusal(given.anAddress(ana, { [field]: `${text}x` }), 'invalid_input')
    expect(Object.keys(fields)).toEqual([field])
  }
  for (const field of ['first_name', 'city', 'address', 'phone', 'email', 'country'] as const) {
    const { fields } = await expectRefusal(given.anAddress(ana, { [field]: '' }), 'invalid_input')
    expect(Object.keys(fields)).toContain(field)
  }
})
