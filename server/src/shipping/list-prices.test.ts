import { expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
const guest = () => world.caller()

test('the four options to one country, priced to the fen by the rate card', async () => {
  const prices = await guest()('GET /shipping/prices', { query: { country: 'SG', weight_grams: 1600 } })
  expect(prices).toMatchObject({ country: 'SG', weight_grams: 1600 })
  expect(prices.options.map((entry) => entry.option)).toEqual(['express', 'direct', 'postal', 'ocean'])
  // The worked example of EMS to Singapore is among the postal lines; the cheaper ePacket is shown.
  const postal = prices.options.find((entry) => entry.option === 'postal')!
  expect(postal.total_fen).toBeLessThanOrEqual(22_200)
  for (const entry of prices.options) {
    if (entry.total_fen === null) expect(entry.refusal).toBeTruthy()
    else expect(entry.refusal).toBeNull()
  }
})

test('EMS to Singapore costs what the worked example says', async () => {
  await world.db
    .updateTable('shipping_lines')
    .set({ closed_at: new Date(0) })
    .where('id', '=', 'PST-EUB')
    .execute()
  const prices = await guest()('GET /shipping/prices', { query: { country: 'SG', weight_grams: 3400 } })
  const postal = prices.options.find((entry) => entry.option === 'postal')!
  expect(postal).toMatchObject({
    line_name: 'EMS',
    first_price_fen: 11_500,
    step_price_fen: 3_300,
    customs_fee_fen: 800,
    total_fen: 32_100,
  })
  await world.db.updateTable('shipping_lines').set({ closed_at: null }).where('id', '=', 'PST-EUB').execute()
})

test('an option that cannot carry it says why, in the requested language', async () => {
  const heavy = await world.caller(undefined, 'zh')('GET /shipping/prices', {
    query: { country: 'US', weight_grams: 30_000 },
  })
  const direct = heavy.options.find((entry) => entry.option === 'direct')!
  expect(direct.total_fen).toBeNull()
  expect(direct.refusal).toMatch(/^超重：30\.00.kg，上限/)
})

test('the kinds of goods that set an option apart: those that it refuses and another carries', async () => {
  const { options } = await guest()('GET /shipping/prices', { query: { country: 'US' } })
  const refused = Object.fromEntries(options.map(({ option, refused_kinds: kinds }) => [option, kinds.named]))
  expect(refused).toMatchObject({
    postal: ['Batteries packed with equipment', 'Liquids, gels, creams', 'Powders', 'Knives and blades'],
    ocean: ['Seeds, plants, soil', 'Untreated wood, straw, bamboo'],
  })
  // No option carries them.
  expect(options.flatMap((option) => option.refused_kinds.named)).not.toContain('Weapons, replicas, parts')
})

test('a country to which no line goes has a reason for each option; an unknown country is not found', async () => {
  const prices = await guest()('GET /shipping/prices', { query: { country: 'CN' } })
  expect(new Set(prices.options.map((option) => option.refusal))).toEqual(new Set(['Does not ship there']))
  await expectRefusal(guest()('GET /shipping/prices', { query: { country: 'XX' } }), 'not_found')
  await expectRefusal(guest()('GET /shipping/prices', { query: { weight_grams: 0 } }), 'invalid_input')
})

test('by default the country is that of the default address, else of the browser, else the usual one', async () => {
  const ask = async (language: string) => {
    const answer = await world.inject({
      method: 'GET',
      url: '/api/v1/shipping/prices',
      headers: { 'accept-language': language },
    })
    return (JSON.parse(answer.body) as { data: { country: string } }).data.country
  }
  expect(await ask('de-AT,de;q=0.9')).toBe('AT')
  expect(await ask('zh-Hant-HK')).toBe('HK')
  expect(await ask('zh-CN')).toBe('US')
  expect(await ask('fr')).toBe('US')

  const ana = await world.shopper('ana')
  await given.anAddress(ana, { country: 'NZ', province: '', postcode: '6011' })
  expect(await ana.call('GET /shipping/prices')).toMatchObject({ country: 'NZ', weight_grams: 1000 })
})

test('a rate applies from its first moment to its last', async () => {
  const price = async () => {
    const { options } = await guest()('GET /shipping/prices', { query: { country: 'US', weight_grams: 500 } })
    return options.find((entry) => entry.option === 'express')!.first_price_fen
  }
  const old = await price()
  const { raiseRates } = given
  await raiseRates(world, { line: 'EXP-HK', country: 'US', byFen: 1_000, from: { hours: 2 } })
  expect(await price()).toBe(old)
  world.clock.advance({ hours: 2 })
  expect(await price()).toBe(old! + 1_000)
})
