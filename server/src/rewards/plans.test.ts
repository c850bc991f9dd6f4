import { orderAmounts, sumAmounts } from '@longhaul/domain/orders/amounts.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let wu: Person
let fay: Person
let frequent: string

beforeAll(async () => {
  wu = await world.staff('wu', ['warehouse'])
  fay = await world.staff('fay', ['finance'])
  frequent = await given.aPlan(fay)
})

const join = (who: Person, id: string, expected_fen: number) =>
  who.call('POST /plans/{id}/join', { params: { id }, body: { expected_fen } })
const plans = (who: Person) => who.call('GET /plans')
const available = async (who: Person) => (await who.call('GET /funds')).available_fen
const chargesOf = (who: Person) =>
  world.db.selectFrom('plan_charges').where('shopper_id', '=', who.id).selectAll().execute()
const noticeCount = async (who: Person, kind: string) =>
  (await messagesOf(who)).filter((entry) => entry.kind === kind).length

test('the cart adds up by the plan', async () => {
  const ivy = await world.shopper('ivy')
  await given.money(world, ivy, 10_000)
  expect((await ivy.call('GET /cart')).prices).toEqual({ service_fee_per_mille: 50, photo_price_fen: 200 })
  await join(ivy, frequent, 3_000)
  expect((await ivy.call('GET /cart')).prices).toEqual({ service_fee_per_mille: 20, photo_price_fen: 100 })
})

describe('the cart and the preview of orders on a plan', () => {
  let ned: Person
  let cart_item_ids: string[]

  beforeAll(async () => {
    ned = await world.shopper('ned')
    await given.money(world, ned, 10_000)
    await join(ned, frequent, 3_000)
    cart_item_ids = [
      await given.aCartItem(ned, { seller_name: 'Mumian', unit_price_fen: 3_333, photo_shots: 3 }),
      await given.aCartItem(ned, { seller_name: 'Mumian', unit_price_fen: 1_999, freight_fen: 801 }),
      await given.aCartItem(ned, { seller_name: 'Other', unit_price_fen: 777, quantity: 3 }),
    ]
  })

  /** The total of the cart as its page adds it up: by the prices that come with it. */
  async function cartTotalFen(): Promise<number> {
    const { groups, prices } = await ned.call('GET /cart')
    const own = { photoPriceFen: prices.photo_price_fen, serviceFeePerMille: prices.service_fee_per_mille }
    const amounts = groups.flatMap(({ items, freight_fen }) =>
      orderAmounts(
        items.map((item) => ({
          unitPriceFen: item.unit_price_fen,
          quantity: item.quantity,
          photoShots: item.photo_shots,
        })),
        freight_fen,
        own,
      ),
    )
    return sumAmounts(amounts).totalFen
  }

  test('have the plan’s price of photos, also in the reply to a change of a line', async () => {
    const [id = ''] = cart_item_ids
    const changed = await ned.call('PATCH /cart/items/{id}', { params: { id }, body: { photo_shots: 4 } })
    expect(changed.photos_fen).toBe(400)
    const { groups } = await ned.call('GET /cart')
    expect(groups.flatMap(({ items }) => items).find((item) => item.id === id)?.photos_fen).toBe(400)
  })

  test('come to the same amount, which needs nothing taken off for the plan', async () => {
    const { amounts } = await ned.call('POST /orders/preview', { body: { cart_item_ids } })
    expect(amounts.plan_saved_fen).toBeGreaterThan(0)
    expect(amounts.total_fen).toBe(await cartTotalFen())
  })

  test('with a coupon differ by the coupon alone', async () => {
    await given.aCoupon(fay, ned, { amount_fen: 50 })
    const body = { cart_item_ids, suggest_coupons: true }
    const { amounts } = await ned.call('POST /orders/preview', { body })
    expect(amounts).toMatchObject({ discount_fen: 50, plan_saved_fen: expect.any(Number) })
    expect(amounts.total_fen + 50).toBe(await cartTotalFen())
  })
})

describe('taking a plan', () => {
  test('charges a month to the balance, and is refused if the balance does not cover it', async () => {
    const ana = await world.shopper('ana')
    await expectRefusal(join(ana, frequent, 3_000), 'insufficient_balance')
    await given.money(world, ana, 10_000)
    await expectRefusal(join(ana, frequent, 2_999), 'out_of_date')
    const { membership } = await join(ana, frequent, 3_000)
    expect(membership).toMatchObject({ plan_name: 'Frequent', paid_until: '2026-12-02T02:00:00.000Z' })
    expect(await available(ana)).toBe(7_000)
    await expectRefusal(join(ana, frequent, 3_000), 'transition_not_allowed')
  })

  test('in two tabs concurrently charges once', async () => {
    const bea = await world.shopper('bea')
    await given.money(world, bea, 20_000)
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => join(bea, frequent, 3_000)))
    expect(tries.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1)
    expect(await available(bea)).toBe(17_000)
  })

  test('makes the fee and photos cheaper and the review faster, and shows the saving', async () => {
    const cleo = await world.shopper('cleo')
    await given.money(world, cleo, 20_000)
    await join(cleo, frequent, 3_000)
    const cart_item_ids = [await given.aCartItem(cleo, { unit_price_fen: 10_000, photo_shots: 3 })]
    const { amounts, ...terms } = await cleo.call('POST /orders/preview', { body: { cart_item_ids } })
    expect(terms).toMatchObject({ service_per_mille: 20, review_hours: 2, free_storage_days: 60 })
    expect(amounts).toEqual({
      goods_fen: 10_000,
      freight_fen: 0,
      service_fen: 200,
      photos_fen: 300,
      plan_saved_fen: 600,
      total_fen: 10_500,
    })
    const order = await given.anOrder(cleo, { line: { unit_price_fen: 10_000, photo_shots: 3 } })
    await given.pay(cleo, order)
    const page = await cleo.call('GET /orders/{id}', { params: { id: order.id } })
    expect(page.amounts.plan_saved_fen).toBe(600)
    expect(Date.parse(page.review_due_at!) - world.clock.now().getTime()).toBe(2 * 3_600_000)
    expect((await plans(cleo)).membership?.saved_fen).toBe(600)
  })

  test('makes photos of goods on the shelf cheaper too, and counts that for the month', async () => {
    const eva = await world.shopper('eva')
    await given.money(world, eva, 10_000)
    await join(eva, frequent, 3_000)
    const id = await given.stock(world, eva, wu)
    const saved = async () => {
      const { rows } = await sql<{ fen: number }>`
        select sum(saved_fen)::bigint as fen from plan_savings where stock_item_id = ${id}`.execute(world.db)
      return rows[0]!.fen
    }
    const before = await saved()
    const ordered = { params: { id }, body: { shots: 2, remark: '' } }
    expect((await eva.call('POST /stock_items/{id}/fine_photos', ordered)).fee_fen).toBe(200)
    expect((await saved()) - before).toBe(200)
  })

  test('extends free storage, and a bill for late storage shows the saving', async () => {
    const dan = await world.shopper('dan')
    await given.money(world, dan, 10_000)
    await join(dan, frequent, 3_000)
    const id = await given.stock(world, dan, wu, { grams: 600 })
    const { free_until } = await world.db
      .selectFrom('stock_items')
      .where('id', '=', id)
      .select('free_until')
      .executeTakeFirstOrThrow()
    expect(free_until!.toISOString()).toBe('2026-12-31T15:59:59.999Z')
    const { items } = await dan.call('GET /stock_items', {})
    expect(items).toMatchObject([{ free_days: 60, days_left: 59 }])
    await given.later(world, { days: 40 })
    const parcel = await given.aParcel(await given.loggedInAgain(world, dan), [id])
    const page = await (
      await given.loggedInAgain(world, dan)
    ).call('GET /parcels/{id}', {
      params: { id: parcel.id },
    })
    // Eleven days late without the plan, at 0.20 yuan.
    expect(page.plan_saved_fen).toBe(11 * 20)
    expect(page.estimated_fees.some((fee) => fee.kind === 'late_storage')).toBe(false)
  })
})

describe('the renewal', () => {
  test('charges the next month once, however often it runs', async () => {
    const fin = await world.shopper('fin')
    await given.money(world, fin, 10_000)
    const { membership } = await join(fin, frequent, 3_000)
    await given.later(world, { days: 32 })
    await Promise.all([world.runJob('renew-plans', {}), world.runJob('renew-plans', {})])
    await world.runJob('renew-plans', {})
    expect(await available(fin)).toBe(4_000)
    expect(await chargesOf(fin)).toHaveLength(2)
    expect(await noticeCount(fin, 'plan_renewed')).toBe(1)
    expect((await plans(fin)).membership!.paid_until > membership!.paid_until).toBe(true)
  })

  test('warns in advance, and ends the plan if the balance is too low', async () => {
    const gus = await world.shopper('gus')
    await given.money(world, gus, 3_000)
    const { membership } = await join(gus, frequent, 3_000)
    const left = Date.parse(membership!.paid_until) - world.clock.now().getTime()
    await given.later(world, { hours: Math.floor(left / 3_600_000) - 48 })
    await world.runJob('renew-plans', {})
    await world.runJob('renew-plans', {})
    expect(await noticeCount(gus, 'plan_balance_low')).toBe(1)
    await given.later(world, { hours: 49 })
    await world.runJob('renew-plans', {})
    expect(await noticeCount(gus, 'plan_ended_unpaid')).toBe(1)
    expect((await plans(gus)).membership).toBeNull()
  })

  test('of a cancelled plan ends it with the month; a cancellation can be revoked', async () => {
    const hal = await world.shopper('hal')
    await given.money(world, hal, 9_000)
    await expectRefusal(hal.call('POST /plans/cancel', { body: {} }), 'transition_not_allowed')
    await join(hal, frequent, 3_000)
    await hal.call('POST /plans/cancel', { body: {} })
    await hal.call('POST /plans/keep', { body: {} })
    await expectRefusal(hal.call('POST /plans/keep', { body: {} }), 'transition_not_allowed')
    const { membership } = await hal.call('POST /plans/cancel', { body: {} })
    expect(membership).toMatchObject({ cancelled_at: expect.any(String) })
    await given.later(world, { days: 32 })
    await world.runJob('renew-plans', {})
    expect(await available(hal)).toBe(6_000)
    expect(await noticeCount(hal, 'plan_ended_cancelled')).toBe(1)
  })

  test('does not charge a blocked shopper, who cannot cancel: the plan ends', async () => {
    const jo = await world.shopper('jo')
    await given.money(world, jo, 9_000)
    await join(jo, frequent, 3_000)
    await fay.call('POST /staff/shoppers/{id}/block', {
      params: { id: jo.id },
      body: { reason: 'Checking.' },
    })
    await given.later(world, { days: 32 })
    await world.runJob('renew-plans', {})
    await given.logInAgain(world, fay)
    await fay.call('POST /staff/shoppers/{id}/unblock', { params: { id: jo.id }, body: { reason: 'Fine.' } })
    const again = await given.loggedInAgain(world, jo)
    expect(await available(again)).toBe(6_000)
    expect((await plans(again)).membership).toBeNull()
    expect(await chargesOf(jo)).toHaveLength(1)
  })

  test('of a stopped plan ends it; the plan is no longer offered', async () => {
    const ida = await world.shopper('ida')
    const old = await given.aPlan(fay, { name_en: 'Old' })
    await given.money(world, ida, 9_000)
    await join(ida, old, 3_000)
    await fay.call('POST /staff/plans/{id}/stop', { params: { id: old }, body: { reason: '' } })
    await expectRefusal(
      fay.call('POST /staff/plans/{id}/stop', { params: { id: old }, body: { reason: '' } }),
      'transition_not_allowed',
    )
    expect((await plans(ida)).plans.some((plan) => plan.id === old)).toBe(false)
    await given.later(world, { days: 32 })
    await world.runJob('renew-plans', {})
    expect(await noticeCount(ida, 'plan_ended_stopped')).toBe(1)
  })
})

test('a plan that improves nothing is refused', async () => {
  const nothing = {
    free_storage_days: null,
    photo_price_fen: null,
    service_per_mille: null,
    review_hours: null,
  }
  await expectRefusal(given.aPlan(fay, nothing), 'invalid_input')
  const { items } = await fay.call('GET /staff/plans')
  expect(items.map((plan) => plan.name_en)).toContain('Frequent')
})
