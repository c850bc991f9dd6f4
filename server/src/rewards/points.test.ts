import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
let wu: Person
let fay: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  wu = await world.staff('wu', ['warehouse'])
  fay = await world.staff('fay', ['finance'])
})

/** A received package to Singapore with goods bought elsewhere: only its freight and packing were paid. */
async function aReceivedParcel(who = ana): Promise<{ id: string; number: string; total_fen: number }> {
  const id = await given.stock(world, who, wu, { grams: 600 })
  const parcel = await given.aParcel(who, [id])
  await given.money(world, who, parcel.total_fen)
  await given.payParcel(who, parcel)
  await given.pickAll(wu, parcel.id)
  await given.pack(wu, parcel.id, { grams: 600 })
  await given.ship(wu, parcel.id)
  await given.trackingUpdate(wu, parcel.id, 'delivered')
  await who.call('POST /parcels/{id}/confirm_receipt', { params: { id: parcel.id }, body: {} })
  return parcel
}
const earn = (parcelId: string) => world.runJob('earn-points', { parcelId })
const points = (who = ana) => who.call('GET /points')
const exchange = (id: string, who = ana) =>
  who.call('POST /points/exchange', { body: { coupon_offer_id: id } })

describe('points', () => {
  test('are earned when a package is received, once, and are listed with their cause', async () => {
    const parcel = await aReceivedParcel()
    await earn(parcel.id)
    await earn(parcel.id)
    const { actual_fen } = await ana.call('GET /parcels/{id}', { params: { id: parcel.id } })
    const earned = Math.floor(actual_fen! / 1_000)
    const { items, balance, next_expiry } = await points()
    expect(balance).toBe(earned)
    expect(items).toMatchObject([
      { cause: 'receipt', points: earned, balance_after: earned, parcel: { number: parcel.number } },
    ])
    expect(next_expiry!.points).toBe(earned)
    expect(Date.parse(next_expiry!.at) - world.clock.now().getTime()).toBe(365 * 86_400_000)
  })

  test('also count the price of the goods, less refunds', async () => {
    const bea = await world.shopper('bea')
    const lin = await world.staff('lin', ['buyer'])
    const { id, trackingNumber } = await given.anItemOnItsWay(world, bea, lin, {
      line: { unit_price_fen: 50_000 },
    })
    await given.scan(wu, trackingNumber)
    const { id: stockId } = await world.db
      .selectFrom('stock_items')
      .where('order_item_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow()
    await given.inspect(world, wu, stockId, { grams: 600 })
    await given.shelve(wu, stockId)
    const parcel = await given.aParcel(bea, [stockId])
    await given.money(world, bea, parcel.total_fen)
    await given.payParcel(bea, parcel)
    await given.pickAll(wu, parcel.id)
    await given.pack(wu, parcel.id, { grams: 600 })
    await given.ship(wu, parcel.id)
    await given.trackingUpdate(wu, parcel.id, 'delivered')
    await bea.call('POST /parcels/{id}/confirm_receipt', { params: { id: parcel.id }, body: {} })
    await earn(parcel.id)
    const { actual_fen } = await bea.call('GET /parcels/{id}', { params: { id: parcel.id } })
    expect((await points(bea)).balance).toBe(Math.floor((52_500 + actual_fen!) / 1_000))
  })

  test('can be exchanged for a coupon; two tabs that spend the same points get one', async () => {
    const { balance } = await points()
    const id = await given.aCouponOffer(fay, { points_price: balance, purpose: 'shipping' })
    const expensive = await given.aCouponOffer(fay, { points_price: balance + 1 })
    const plain = await given.aCouponOffer(fay)
    const catalogue = await ana.call('GET /points/coupons')
    expect(catalogue.items.map((item) => [item.id, item.refusal])).toEqual([
      [id, null],
      [expensive, 'points_missing'],
    ])
    await expectRefusal(exchange(plain), 'not_found')
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => exchange(id)))
    expect(tries.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1)
    for (const attempt of tries)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ reason: 'points_missing' })
    const after = await points()
    expect(after).toMatchObject({ balance: 0, next_expiry: null })
    expect(after.items.find((item) => item.cause === 'exchanged')).toMatchObject({
      points: -balance,
      balance_after: 0,
      coupon_name: 'Ten yuan off',
    })
    expect((await ana.call('GET /coupons')).items[0]).toMatchObject({ source: 'points', state: 'usable' })
  })

  test('expire once, with one notice in advance', async () => {
    const cleo = await world.shopper('cleo')
    const parcel = await aReceivedParcel(cleo)
    await earn(parcel.id)
    const expiryNotices = async () =>
      (await messagesOf(await given.loggedInAgain(world, cleo))).filter(
        (entry) => entry.kind === 'points_expiring',
      )
    await given.later(world, { days: 350 })
    await world.runJob('expire-points', {})
    expect(await expiryNotices()).toHaveLength(0)
    await given.later(world, { days: 2 })
    await world.runJob('expire-points', {})
    await world.runJob('expire-points', {})
    expect(await expiryNotices()).toHaveLength(1)
    await given.later(world, { days: 14 })
    const again = await given.loggedInAgain(world, cleo)
    expect((await points(again)).balance).toBe(0)
    await world.runJob('expire-points', {})
    await world.runJob('expire-points', {})
    const { items } = await points(again)
    expect(items.map((item) => [item.cause, item.balance_after])).toEqual([
      ['expired', 0],
      ['receipt', items[0]!.points * -1],
    ])
  })
})
