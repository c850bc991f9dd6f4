import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let fay: Person
let ana: Person
let packer: Person

beforeAll(async () => {
  fay = await world.staff('fay', ['finance'])
  packer = await world.staff('wu', ['warehouse'])
  ana = await world.shopper('ana')
})

const WHY = { why_en: 'The airport is closed | until May', why_zh: '机场关闭至五月' }
const OPEN = { closed: false, why_en: '', why_zh: '' }
const set = (country: string, body: { closed: boolean; why_en: string; why_zh: string }, who = fay) =>
  who.call('PUT /staff/destinations/{country}', { params: { country }, body })
const closing = async (country: string, work: () => Promise<void>) => {
  await set(country, { closed: true, ...WHY })
  try {
    await work()
  } finally {
    await set(country, OPEN)
  }
}
const entryOf = async (country: string) =>
  (await fay.call('GET /staff/destinations')).destinations.find((entry) => entry.country === country)!
const countryOf = async (code: string) =>
  (await ana.call('GET /country')).countries.find((entry) => entry.code === code)!

describe('the destinations of a shop', () => {
  test('are the countries to which an open line has a price', async () => {
    expect(await entryOf('SG')).toMatchObject({ closed: false, name: 'Singapore', unpaid_packages: 0 })
    expect((await entryOf('SG')).priced_lines).toBe(4)
    expect(await countryOf('SG')).toMatchObject({ ships_to: true, closed_why: '' })
    // China itself is not a destination: no line has a price to it, and nobody closed it.
    expect(await entryOf('CN')).toMatchObject({ closed: false, priced_lines: 0 })
    expect(await countryOf('CN')).toMatchObject({ ships_to: false, closed_why: '' })
    await world.db.updateTable('shipping_lines').set({ closed_at: world.clock.now() }).execute()
    expect((await entryOf('SG')).priced_lines).toBe(0)
    expect((await countryOf('SG')).ships_to).toBe(false)
    await world.db.updateTable('shipping_lines').set({ closed_at: null }).execute()
  })

  test('are closed with a reason in each language, and opened again, by those who set prices', async () => {
    await closing('SG', async () => {
      expect(await entryOf('SG')).toMatchObject({ closed: true, ...WHY, priced_lines: 4 })
      expect(await countryOf('SG')).toMatchObject({ ships_to: false, closed_why: WHY.why_en })
    })
    expect(await entryOf('SG')).toMatchObject(OPEN)
    for (const wrong of [{ why_en: ' ' }, { why_zh: '' }]) {
      const refused = await expectRefusal(set('SG', { closed: true, ...WHY, ...wrong }), 'invalid_input')
      expect(Object.keys(refused.fields)).toEqual(Object.keys(wrong))
    }
    await expectRefusal(set('SG', { closed: true, ...WHY, why_en: 'x'.repeat(301) }), 'invalid_input')
    await expectRefusal(set('XX', { closed: true, ...WHY }), 'not_found')
    await expectRefusal(set('SG', { closed: true, ...WHY }, packer), 'forbidden')
    expect((await packer.call('GET /staff/destinations')).destinations.length).toBeGreaterThan(180)
  })

  test('are named in the log with what was and what is', async () => {
    await set('FJ', { closed: true, ...WHY })
    const row = await world.db
      .selectFrom('audit_log')
      .where('action', '=', 'change_destination')
      .where('subject_id', '=', 'FJ')
      .select(['before', 'after'])
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ before: { closed: false }, after: { closed: true } })
  })
})

describe('a closed destination', () => {
  test('has no price anywhere, and each line says why', async () => {
    const stock = await given.stock(world, ana, packer)
    await given.settings(world, { featureShippingEstimate: true })
    const says = `We don’t ship there at present: ${WHY.why_en}`
    await closing('SG', async () => {
      const preview = await ana.call('POST /parcels/preview', {
        body: { stock_item_ids: [stock], country: 'SG' },
      })
      const estimate = await ana.call('POST /shipping/estimate', {
        body: { weight_grams: 500, country: 'SG' },
      })
      const landed = await ana.call('POST /goods/landed_cost', {
        body: { items: [{ url: 'https://item.taobao.com/item.htm?id=600000000001' }], country: 'SG' },
      })
      for (const lines of [preview.lines, estimate.lines])
        for (const line of lines) expect([line.total_fen, line.refusals]).toEqual([null, [says]])
      for (const line of landed.lines) expect([line.total, line.refusals]).toEqual([null, [says]])
      const advice = await ana.call('POST /parcels/advice', {
        body: { stock_item_ids: [stock], country: 'SG' },
      })
      expect(advice).toMatchObject({ line_id: null, together_fen: null, split: null })
    })
  })

  test('takes no new package; saved addresses there say why', async () => {
    const home = await given.anAddressInSingapore(ana)
    const body = await given.parcelForm(ana, [await given.stock(world, ana, packer)], { address_id: home.id })
    await closing('SG', async () => {
      const refused = await expectRefusal(ana.call('POST /parcels', { body }), 'invalid_input')
      expect([refused.reason, refused.fields]).toEqual([
        'destination_closed',
        { address_id: 'We don’t ship there at present: The airport is closed / until May' },
      ])
      const { addresses } = await ana.call('GET /addresses')
      expect(addresses.find(({ id }) => id === home.id)!.closed).toContain(WHY.why_en)
    })
    const { addresses } = await ana.call('GET /addresses')
    expect(addresses.find(({ id }) => id === home.id)).not.toHaveProperty('closed')
    await ana.call('POST /parcels', { body })
  })

  test('takes no payment for a package made before, which says why and can be cancelled', async () => {
    const [kept, dropped] = [await given.stock(world, ana, packer), await given.stock(world, ana, packer)]
    const parcel = await given.aParcel(ana, [kept])
    const other = await given.aParcel(ana, [dropped])
    await given.money(world, ana, parcel.total_fen)
    await closing('SG', async () => {
      expect((await entryOf('SG')).unpaid_packages).toBeGreaterThanOrEqual(2)
      const refused = await expectRefusal(given.payParcel(ana, parcel), 'invalid_input')
      expect(refused.reason).toBe('destination_closed')
      expect((await ana.call('GET /parcels/{id}', { params: { id: parcel.id } })).closed).toContain(
        WHY.why_en,
      )
      await ana.call('POST /parcels/{id}/cancel', { params: { id: other.id } })
    })
    await given.payParcel(ana, parcel)
    await closing('SG', async () => {
      // What is paid goes on.
      await given.pickAll(packer, parcel.id)
      await given.pack(packer, parcel.id)
      await given.ship(packer, parcel.id)
      expect(await ana.call('GET /parcels/{id}', { params: { id: parcel.id } })).not.toHaveProperty('closed')
    })
  })
})
