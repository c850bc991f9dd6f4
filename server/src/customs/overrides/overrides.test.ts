import { dutyAtDoor } from '@longhaul/domain/duty/landed-duty.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'
import { toDutyCard } from '../duty-card.ts'
import { readDutyRules } from '../duty-rules.ts'

const world = testWorld()
let fay: Person

beforeAll(async () => {
  fay = await world.staff('fay', ['finance'])
})

const placeOf = (place: string) => fay.call('GET /staff/duty_rules/{place}', { params: { place } })
const override = (charge: string, over: object = {}, place = 'DE') =>
  fay.call('PUT /staff/duty_rules/{place}/{charge}', {
    params: { place, charge },
    body: {
      ...{ figure: 'rate' as const, value: 70_000 },
      ...{ reason_en: 'Our broker’s bills say so', reason_zh: '报关行的账单如此' },
      ...over,
    },
  })
const restore = (charge: string, place = 'DE') =>
  fay.call('DELETE /staff/duty_rules/{place}/{charge}', { params: { place, charge } })
/** What is charged on a T-shirt of 300 yuan to Germany, as a shopper reads it. */
const cardOf = async () => {
  const rules = await readDutyRules(world.db, { country: 'DE' }, world.clock.now())
  const goods = [{ code: '610910', valueFen: 30_000, pieces: 1, grams: 400 }]
  const line = { option: 'postal', taxMode: 'ddu', paidUpTo: null, days: [10, 14] } as const
  const duty = dutyAtDoor({ ...rules, goods }, line, { freightFen: 10_000, insuranceFen: 0, grams: 500 })
  return toDutyCard(duty, 'EMS', 'en')
}
/** What customs collect on arrival; the other tax is what a registered shop collects. */
const VAT = 'eu.vat'
const taxOf = async () => (await cardOf()).rows.find(({ kind }) => kind === 'tax')!

test('the charges of a place are listed with the figures that can be replaced', async () => {
  const { name, charges, idle } = await placeOf('DE')
  // The words of a sentence, never the names that the rules' files have for a sum.
  expect(charges.map(({ how }) => how).join()).not.toMatch(/\b(cif|fob)\b/)
  expect([name, idle]).toEqual(['Germany', []])
  expect(charges.find(({ id }) => id === VAT)).toMatchObject({
    figures: expect.arrayContaining([{ figure: 'rate', value: 190_000, currency: null }]),
    override: null,
  })
  await expectRefusal(placeOf('ZZ'), 'not_found')
})

test('a figure is replaced at once, marked with day and reason, and restored with one call', async () => {
  const tax = VAT
  const before = await taxOf()
  expect(before.how).toContain('19%')
  await override(tax)
  const own = await taxOf()
  expect(own.how).toContain('7%')
  expect(own.note).toContain('Our own figure since 2 Nov 2026: Our broker’s bills say so')
  expect(own.likely_fen).toBeLessThan(before.likely_fen)
  const { charges } = await placeOf('DE')
  expect(charges.find(({ id }) => id === tax)).toMatchObject({
    // The desk shows both: what the rules say, and what counts.
    figures: expect.arrayContaining([{ figure: 'rate', value: 190_000, currency: null }]),
    override: { figure: 'rate', value: 70_000, since: '2026-11-02', by: 'fay' },
  })
  const overview = await fay.call('GET /staff/duty_rules')
  expect(overview.places.find(({ place }) => place === 'DE')).toMatchObject({ by: 'release', overrides: 1 })
  await restore(tax)
  expect(await taxOf()).toEqual(before)
  await expectRefusal(restore(tax), 'not_found')
})

test('what the charge does not have, or nobody means, is refused', async () => {
  const tax = VAT
  await expectRefusal(override('de.nothing'), 'not_found')
  await expectRefusal(override(tax, {}, 'ZZ'), 'not_found')
  await expectRefusal(override(tax, { figure: 'amount' }), 'invalid_input')
  await expectRefusal(override(tax, { value: -1 }), 'invalid_input')
  await expectRefusal(override(tax, { value: 10_000_001 }), 'invalid_input')
  await expectRefusal(override(tax, { reason_en: ' ' }), 'invalid_input')
  await expectRefusal(override("x' or 1=1"), 'invalid_input')
  const packer = await world.staff('wu', ['warehouse'])
  await expectRefusal(
    packer.call('DELETE /staff/duty_rules/{place}/{charge}', { params: { place: 'DE', charge: tax } }),
    'forbidden',
  )
})

test('a figure whose charge is gone from the rules is an alarm until it is taken back', async () => {
  await override(VAT)
  await sql`update duty_overrides set charge = 'de.gone'`.execute(world.db)
  const idle = async () =>
    (await fay.call('GET /staff/duty_rules')).alarms.filter(({ kind }) => kind === 'override_idle')
  expect(await idle()).toMatchObject([{ places: [{ place: 'DE' }], rule: 'de.gone', is_grave: false }])
  expect((await placeOf('DE')).idle).toMatchObject([{ id: 'de.gone', figure: 'rate' }])
  expect((await taxOf()).how).toContain('19%')
  await restore('de.gone')
  expect(await idle()).toEqual([])
})
