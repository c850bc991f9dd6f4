import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'

const world = testWorld()
let packer: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
})

const stock = (who: Person, fen: number) =>
  given.stock(world, who, packer, { grams: 500, inbound: { value_fen: fen } })
const HOMES: Readonly<Record<string, object>> = {
  UZ: { city: 'Tashkent', postcode: '100000', phone: '+998 71 200 01 23' },
  UY: { city: 'Montevideo', postcode: '11000', phone: '+598 2 555 0123' },
  KR: {
    province: 'Seoul',
    city: 'Seoul',
    postcode: '04524',
    phone: '+82 2 555 0123',
    tax_id: 'P123456789012',
  },
  SG: { city: 'Singapore', postcode: '048616', phone: '+65 6123 4567' },
}
const addressIn = async (who: Person, country: string) =>
  (await given.anAddress(who, { country, province: '', ...HOMES[country] })).id
const sent = async (who: Person, country: string, fen: number) =>
  await given.aShippedParcel(world, who, packer, [await stock(who, fen)], {
    address_id: await addressIn(who, country),
  })
/** What customs of a country charge for goods of this price, by EMS. */
async function dutyOf(who: Person, country: string, fen: number) {
  const body = { stock_item_ids: [await stock(who, fen)], country }
  const { lines } = await who.call('POST /parcels/preview', { body })
  return lines.find((line) => line.line_id === 'PST-EMS')!.duty!
}

describe('what a shopper receives in a period that a law adds up', () => {
  test('counts the packages sent to that country, and nobody else’s, cancelled or sent elsewhere', async () => {
    const [ana, bo] = [await world.shopper('ana'), await world.shopper('bo')]
    const alone = await dutyOf(ana, 'UZ', 60_000)
    expect(alone).toMatchObject({ high_fen: 0, allowances: [] })
    await sent(bo, 'UZ', 60_000)
    await sent(ana, 'SG', 60_000)
    const cancelled = await given.aParcel(ana, [await stock(ana, 60_000)], {
      address_id: await addressIn(ana, 'UZ'),
    })
    const beside = await dutyOf(ana, 'UZ', 60_000)
    expect(beside.low_fen).toBeGreaterThan(0)
    await ana.call('POST /parcels/{id}/cancel', { params: { id: cancelled.id } })
    expect(await dutyOf(ana, 'UZ', 60_000)).toEqual(alone)

    await sent(ana, 'UZ', 60_000)
    const second = await dutyOf(ana, 'UZ', 60_000)
    expect(second.low_fen).toBeGreaterThan(0)
    expect(second.certainty).not.toBe('exact')
    expect(second.allowances).toMatchObject([{ is_over: true }])
    expect(second.allowances[0]!.says).toMatch(
      /^With this package, you have goods from us for \$.* in the month/,
    )
  })

  test('counts packages by number, tells of the last one that is allowed, and what is due beyond', async () => {
    const cara = await world.shopper('cara')
    expect(await dutyOf(cara, 'UY', 20_000)).toMatchObject({ allowances: [] })
    await sent(cara, 'UY', 20_000)
    await sent(cara, 'UY', 20_000)
    const third = await dutyOf(cara, 'UY', 20_000)
    expect(third.allowances).toEqual([
      {
        is_over: false,
        says: 'With this one, you have 3 packages from us in the year of arrival; customs allow 3. Packages from other senders count too.',
      },
    ])
    expect(third.rows.map(({ kind }) => kind)).toEqual(['tax'])
    await sent(cara, 'UY', 20_000)
    const fourth = await dutyOf(cara, 'UY', 20_000)
    expect(fourth.rows.map(({ kind }) => kind)).toEqual(['duty'])
    expect(fourth.allowances).toMatchObject([{ is_over: true }])
  })

  test('adds what leaves at the same time, also where two packages are made at once', async () => {
    const dan = await world.shopper('dan')
    const home = await addressIn(dan, 'KR')
    const bodies = []
    for (let count = 0; count < 2; count++)
      bodies.push(await given.parcelForm(dan, [await stock(dan, 60_000)], { address_id: home }))
    const made = await Promise.all(bodies.map((body) => dan.call('POST /parcels', { body })))
    for (const { id } of made) {
      const { tax_estimate: kept } = await dan.call('GET /parcels/{id}', { params: { id } })
      expect(kept!.certainty).not.toBe('exact')
    }
    // USD 86 each: the third takes them beyond USD 150.
    const third = await dutyOf(dan, 'KR', 60_000)
    expect(third.low_fen).toBeGreaterThan(0)
    expect(third.allowances).toMatchObject([{ is_over: true }])
  })

  test('does not count the package that is asked about', async () => {
    const eve = await world.shopper('eve')
    await given.money(world, eve, 100_000)
    const ids = [await stock(eve, 60_000)]
    const address_id = await addressIn(eve, 'KR')
    const preview = await eve.call('POST /parcels/preview', {
      body: { stock_item_ids: ids, address_id, pay_way: 'exact' },
    })
    const form = await given.parcelForm(eve, ids, { address_id })
    const { id } = await eve.call('POST /parcels', {
      body: { ...form, pay_way: 'exact', expected_total_fen: given.totalOf(preview, 'PST-EMS') },
    })
    await given.pickAll(packer, id)
    await given.pack(packer, id, { grams: 600 })
    const { lines } = await eve.call('GET /parcels/{id}/lines', { params: { id } })
    expect(lines.find((line) => line.current)!.duty).toMatchObject({ high_fen: 0, allowances: [] })
  })

  test('counts days in warehouse time: two packages of one morning in Shanghai leave together', async () => {
    // 07:30 on the next day in Shanghai, which has not begun in UTC.
    world.clock.advance({ hours: 21, minutes: 30 })
    packer = await world.staff('zhao', ['warehouse'])
    const fay = await world.shopper('fay')
    await sent(fay, 'KR', 120_000)
    world.clock.advance({ hours: 2 })
    expect((await dutyOf(fay, 'KR', 60_000)).allowances).toMatchObject([{ is_over: true }])
  })
})
