import { EU } from '@longhaul/domain/customs/hs-code.ts'
import { dutyAtDoor } from '@longhaul/domain/duty/landed-duty.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { toDutyCard } from './duty-card.ts'
import { type Destination, readDutyRules } from './duty-rules.ts'
import { appliedRules } from './releases/applied-rules.ts'

const world = testWorld()
let ana: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
})

const rulesOf = (country: string, who = ana) => who.call('GET /customs/rules', { query: { country } })
const NOVEMBER = new Date('2026-11-21T00:00:00Z')
const dutyTo = async (to: Destination, valueFen: number, code = '610910', now = NOVEMBER) => {
  const rules = await readDutyRules(world.db, to, now)
  const goods = [{ code, valueFen, pieces: 1, grams: 400 }]
  const line = { option: 'postal', taxMode: 'ddu', paidUpTo: null, days: [10, 14] } as const
  return dutyAtDoor({ ...rules, goods }, line, { freightFen: 10_000, insuranceFen: 0, grams: 500 })
}
const cardOf = async (...asked: Parameters<typeof dutyTo>) => toDutyCard(await dutyTo(...asked), 'EMS', 'en')

describe('the rules of a country', () => {
  test('are those of the release, each with its source, its strength and the day of its last check', async () => {
    const { country_name, day, version, rules } = await rulesOf('FR')
    expect([country_name, day, version]).toEqual([
      'France',
      '2026-11-02',
      (await appliedRules(world.db)).version,
    ])
    expect(rules.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['duty', 'tax']))
    expect(rules.every(({ source, checked }) => source !== '' && checked.startsWith('2026-'))).toBe(true)
    expect(rules.some(({ legal }) => legal === 'suspended')).toBe(true)
  })

  test('are shown in the caller’s language', async () => {
    const mei = await world.shopper('mei', { lang: 'zh' })
    expect((await rulesOf('DE', mei)).rules.map(({ name }) => name).join('')).toContain('增值税')
  })

  test('are missing for a country of which we hold none, and the reply says so', async () => {
    expect(await rulesOf('PG')).toMatchObject({ rules: [], version: null })
    expect(await dutyTo({ country: 'PG' }, 10_000)).toMatchObject({ certainty: 'unknown', rows: [] })
  })

  test('are not found for a country that does not exist', async () => {
    await expectRefusal(rulesOf('XX'), 'not_found')
    await expectRefusal(rulesOf('Germany'), 'invalid_input')
    await expectRefusal(rulesOf('fr'), 'invalid_input')
  })
})

describe('the age of the rules', () => {
  const checks = () => world.caller()('GET /customs/checks')

  test('is told to everybody, for each country that is shipped to', async () => {
    const { version, countries } = await checks()
    expect(version).toBe((await appliedRules(world.db)).version)
    expect(countries.length).toBeGreaterThan(20)
    expect(countries[0]?.by).toBe('release')
    expect(countries.at(-1)?.by).toBe('nobody')
    expect(countries.find(({ country }) => country === 'US')).toEqual({
      ...{ country: 'US', name: 'United States', by: 'release' },
      ...{ checked: '2026-11-28', is_old: false, charged: null },
    })
  })

  test('is told of the tables of rates too', async () => {
    const { tables } = await checks()
    expect(tables).toContainEqual({
      ...{ title: 'UK Global Tariff, January 2021', copied: '2021-01-27', is_old: true },
    })
    expect(tables.filter(({ is_old }) => !is_old).map(({ copied }) => copied)).toEqual(['2026-05-11'])
  })

  test('is marked once nobody has checked them for as long as the file of the place says', async () => {
    world.clock.advance({ days: 45 })
    const { countries } = await checks()
    const ages = new Map(countries.map(({ country, is_old }) => [country, is_old]))
    // 2026-12-17: 19 days after the check of the United States, which counts for 14.
    expect([ages.get('US'), ages.get('JP')]).toEqual([true, false])
    expect(countries[0]?.is_old).toBe(true)
    ana = await given.loggedInAgain(world, ana)
    expect(await rulesOf('US')).toMatchObject({ checked: '2026-11-28', is_old: true })
  })
})

describe('what customs charge', () => {
  test('has its arithmetic in the money of the destination, and the reason of each zero', async () => {
    const { rows, zeros, certainty, announced, exchange } = await cardOf({ country: 'DE' }, 30_000)
    expect(certainty).toBe('estimate')
    expect(rows.slice(0, 2)).toMatchObject([
      { kind: 'duty', how: '€3.00 × 1 kind of goods', local: '€3.00', paid_by: 'recipient' },
      { kind: 'tax', how: '19% × (€39.37 goods + €13.12 freight + €3.00 duty)', local: '€10.54' },
    ])
    expect(zeros.map(({ why }) => why)).toEqual(
      expect.arrayContaining([
        'Only above €150.00 EUR',
        'Only where this holds: declared in a full declaration (H1) instead of the short one (H7)',
      ]),
    )
    expect(exchange).toMatch(/^Converted at 1 EUR = 7\.\d+ CNY\. Each amount in yuan is rounded up\.$/)
    expect(announced).toEqual([
      { name: 'EU handling fee', when: 'was to begin on 1 Nov 2026, which we could not confirm' },
    ])
  })

  test('is for the United States a sum of layers, and not a blank (finding A4)', async () => {
    const { certainty, rows } = await cardOf({ country: 'US' }, 30_000)
    expect(certainty).not.toBe('unknown')
    expect(rows.length).toBeGreaterThan(2)
  })

  test('is in Brazil a share of goods and freight, and a tax inside its own base (finding A5)', async () => {
    const { rows, needs } = await cardOf({ country: 'BR' }, 46_700)
    expect(rows[0]!.how).toMatch(/^60% × \(.* goods \+ .* freight\)$/)
    expect(rows[1]!.how).toMatch(/^17% to 20% of a sum that contains it: .* × 17% to 20% ÷ 83% to 80%$/)
    expect(needs.map(({ name }) => name).join()).toContain('CPF')
  })

  test('counts the freight into Switzerland’s limit (finding A5)', async () => {
    // CHF 50 of goods would be free, and CHF 14 of freight make them taxable.
    const { rates } = await readDutyRules(world.db, { country: 'CH' }, NOVEMBER)
    const valueFen = Math.round((50 * rates.get('CHF')!) / 1e7)
    const [vat] = (await dutyTo({ country: 'CH' }, valueFen)).rows
    expect(vat?.fen.likely).toBeGreaterThan(0)
  })

  test('has in Romania no national fee above its limit, and never asks the recipient for it (finding A5)', async () => {
    const feeOf = async (valueFen: number) =>
      (await dutyTo({ country: 'RO' }, valueFen)).rows.find(({ paidBy }) => paidBy === 'operator')
    expect(await feeOf(30_000)).toMatchObject({ amount: { likely: 2_500 } })
    expect(await feeOf(160_000)).toBeUndefined()
  })

  test('depends on the province, where an address has one', async () => {
    const ontario = await dutyTo({ country: 'CA', province: 'Ontario' }, 30_000)
    const alberta = await dutyTo({ country: 'CA', province: 'AB' }, 30_000)
    expect(ontario.fen.likely).toBeGreaterThan(alberta.fen.likely)
  })

  test('is in a part of a country by the rules of that part, told by its postcode', async () => {
    const canaries = await dutyTo({ country: 'ES', postcode: '35001' }, 30_000)
    expect(canaries.certainty).toBe('unknown')
    expect((await dutyTo({ country: 'ES', postcode: '28001' }, 30_000)).certainty).toBe('estimate')
  })

  test('is nothing in Hong Kong, as far as anybody knows', async () => {
    expect(await dutyTo({ country: 'HK' }, 100_000)).toMatchObject({
      certainty: 'estimate',
      fen: { high: 0 },
    })
  })
})

test('every country of the European Union has rules, and every place with rules is a country or a part of one', async () => {
  const { places } = await appliedRules(world.db)
  expect([...EU].filter((code) => !places.has(code))).toEqual([])
  const rows = await world.db.selectFrom('countries').select('code').execute()
  const countries = new Set(rows.map(({ code }) => code))
  const unknown = [...places.values()].filter(
    ({ place, territory }) => !countries.has(territory?.country ?? place),
  )
  expect(unknown.map(({ place }) => place)).toEqual([])
})
