import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
let bo: Person
let lin: Person
let wu: Person
let fay: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  lin = await world.staff('lin', ['buyer', 'support'])
  wu = await world.staff('wu', ['warehouse'])
  fay = await world.staff('fay', ['finance'])
})

const couponOf = async (id: string, who = ana) =>
  (await who.call('GET /coupons')).items.find((coupon) => coupon.id === id)!
const redeem = (code: string, who = ana) => who.call('POST /coupons/redeem', { body: { code } })
const available = async (who = ana) => (await who.call('GET /funds')).available_fen
/** The shop's cost of coupons, in fen. */
async function marketingFen(): Promise<number> {
  const rows = await world.db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_accounts as a', (join) =>
      join.on((on) =>
        on.or([on('a.id', '=', on.ref('p.from_account_id')), on('a.id', '=', on.ref('p.to_account_id'))]),
      ),
    )
    .where('a.kind', '=', 'marketing')
    .select(['a.id', 'p.from_account_id', 'p.amount'])
    .execute()
  return rows.reduce((sum, row) => sum + (row.id === row.from_account_id ? row.amount : -row.amount), 0)
}

describe('how a shopper gets a coupon', () => {
  test('by a code, once; a code that does not exist is unknown', async () => {
    await given.aCouponOffer(fay, { code: 'Spring-26', per_shopper: 1, total_limit: 2 })
    expect(await redeem(' spring 26 ')).toMatchObject({
      name: 'Ten yuan off',
      source: 'code',
      state: 'usable',
    })
    await expectReason(redeem('SPRING26'), 'coupon_had_already')
    await redeem('SPRING26', bo)
    await expectReason(redeem('SPRING26', await world.shopper('cy')), 'coupon_offer_over')
    expect(await expectRefusal(redeem('NOSUCH'), 'invalid_input')).toMatchObject({
      fields: { code: expect.any(String) },
    })
  })

  test('on registration, by an idempotent job', async () => {
    const id = await given.aCouponOffer(fay, { on_register: true, per_shopper: 1 })
    const dee = await world.shopper('dee')
    await world.runJob('welcome-coupons', { shopperId: dee.id })
    await world.runJob('welcome-coupons', { shopperId: dee.id })
    expect((await dee.call('GET /coupons')).items).toMatchObject([{ source: 'register' }])
    await fay.call('POST /staff/coupon_offers/{id}/stop', { params: { id }, body: { reason: '' } })
    await expectReason(
      fay.call('POST /staff/coupon_offers/{id}/stop', { params: { id }, body: { reason: '' } }),
      'coupon_offer_over',
    )
    expect((await dee.call('GET /coupons')).counts).toEqual({ usable: 1, used: 0, expired: 0 })
  })

  test('on registration, once for a mailbox, also after its account was closed, and for whatever offer', async () => {
    const first = await given.aCouponOffer(fay, { on_register: true, per_shopper: 1 })
    const welcomed = async (email: string) => {
      const body = { email, password: PASSWORD, nickname: '' }
      await world.caller()('POST /users', { body })
      const { id } = await world.db
        .selectFrom('shoppers')
        .where('email', '=', email)
        .select('id')
        .executeTakeFirstOrThrow()
      await world.runJob('welcome-coupons', { shopperId: id })
      const coupons = await world.db.selectFrom('coupons').where('shopper_id', '=', id).select('id').execute()
      return coupons.length
    }
    const old = await world.shopper('welcomed')
    await world.runJob('welcome-coupons', { shopperId: old.id })
    expect((await old.call('GET /coupons')).items).toHaveLength(1)
    // As a coupon from before mailboxes were noted.
    await world.db
      .updateTable('coupons')
      .set({ mailbox_hash: null })
      .where('shopper_id', '=', old.id)
      .execute()
    await old.call('POST /account/close', { body: { password: PASSWORD } })
    expect(await welcomed(old.email)).toBe(0)

    expect(await welcomed('mei.lin@gmail.com')).toBe(1)
    for (const again of ['mei.lin+1@gmail.com', 'MeiLin@googlemail.com', 'mei.lin+2@gmail.com'])
      expect(await welcomed(again), again).toBe(0)
    // Not even if another offer welcomes by then.
    await fay.call('POST /staff/coupon_offers/{id}/stop', { params: { id: first }, body: { reason: '' } })
    const second = await given.aCouponOffer(fay, { on_register: true, per_shopper: 1 })
    expect(await welcomed('m.eilin@gmail.com')).toBe(0)
    expect(await welcomed('somebody@example.com')).toBe(1)
    await fay.call('POST /staff/coupon_offers/{id}/stop', { params: { id: second }, body: { reason: '' } })
  })

  test('by a code, once for a mailbox', async () => {
    await given.aCouponOffer(fay, { code: 'ONCEONLY', per_shopper: 1 })
    const old = await world.shopper('coder')
    await redeem('ONCEONLY', old)
    await old.call('POST /account/close', { body: { password: PASSWORD } })
    await expectReason(redeem('ONCEONLY', await world.shopper('coder')), 'coupon_had_already')
  })

  test('from staff, with a note and a message; only finance creates coupons', async () => {
    const id = await given.aCouponOffer(fay)
    const give = (shopper: string) =>
      lin.call('POST /staff/coupon_offers/{id}/give', { params: { id }, body: { shopper, note: 'Sorry.' } })
    const { id: couponId } = await give(bo.email.toUpperCase())
    expect(await couponOf(couponId, bo)).toMatchObject({ source: 'staff', note: 'Sorry.' })
    const items = await messagesOf(bo)
    expect(items[0]).toMatchObject({ kind: 'coupon_given', title: 'A coupon for you: Ten yuan off' })
    await expectRefusal(give('nobody@example.com'), 'invalid_input')
    await expectRefusal(given.aCouponOffer(lin), 'forbidden')
  })

  test.each([
    [{ amount_fen: null }, 'amount_fen'],
    [{ amount_fen: 100, per_mille: 100 }, 'per_mille'],
    [{ cap_fen: 100 }, 'cap_fen'],
    [{ code: 'no!' }, 'code'],
    [{ code: 'SPRING26' }, 'code'],
    [{ ends_at: '2020-01-01T00:00:00.000Z' }, 'ends_at'],
    [{ amount_fen: 100_001 }, 'amount_fen'],
    [{ per_mille: 100 }, 'cap_fen'],
  ])('what makes no sense is refused: %j', async (changes, field) => {
    const error = await expectRefusal(given.aCouponOffer(fay, changes), 'invalid_input')
    expect(Object.keys(error.fields)).toEqual([field])
  })
})

test('a coupon is worth no more than two people may give in a day', async () => {
  await given.limits(world, 'coupon', { dayFen: 4_999 })
  const error = await expectRefusal(given.aCouponOffer(fay, { amount_fen: 5_000 }), 'invalid_input')
  expect(Object.keys(error.fields)).toEqual(['amount_fen'])
  await given.aCouponOffer(fay, { amount_fen: 4_999 })
  for (const cap_fen of [5_000, null])
    await expectRefusal(given.aCouponOffer(fay, { per_mille: 100, cap_fen }), 'invalid_input')
  await given.noLimits(world, 'coupon')
})

describe('on an order', () => {
  test('the best coupon is suggested, the others show why not', async () => {
    const eve = await world.shopper('eve')
    const small = await given.aCoupon(fay, eve, { amount_fen: 100 })
    const big = await given.aCoupon(fay, eve, { amount_fen: 200 })
    const expensive = await given.aCoupon(fay, eve, { minimum_fen: 1_000_000 })
    await given.aCoupon(fay, eve, { purpose: 'shipping' })
    const cart_item_ids = [await given.aCartItem(eve, { unit_price_fen: 10_000 })]
    const preview = await eve.call('POST /orders/preview', { body: { cart_item_ids, suggest_coupons: true } })
    expect(preview.orders[0]).toMatchObject({
      suggested_coupon_id: big,
      coupon_id: big,
      amounts: { goods_fen: 10_000, service_fen: 500, discount_fen: 200, total_fen: 10_300 },
    })
    expect(
      preview.orders[0]!.coupons!.map((coupon) => [coupon.id, coupon.discount_fen, coupon.refusal]),
    ).toEqual([
      [big, 200, null],
      [small, 100, null],
      [expensive, 0, 'coupon_minimum'],
    ])
    const chosen = [{ cart_item_id: cart_item_ids[0]!, coupon_id: expensive }]
    const without = await eve.call('POST /orders/preview', { body: { cart_item_ids, coupons: chosen } })
    expect(without).toMatchObject({ amounts: { total_fen: 10_500 }, orders: [{ coupon_id: null }] })
  })

  test('it pays a part of the fee, as our cost, booked when the item is bought', async () => {
    const before = await marketingFen()
    const couponId = await given.aCoupon(fay, ana, { amount_fen: 101 })
    const order = await given.anOrder(ana, { items: 2, couponId })
    expect(order.totalFen).toBe(6_300 - 101)
    expect(await couponOf(couponId)).toMatchObject({
      state: 'used',
      used: { kind: 'order', id: order.id, number: order.number, discount_fen: 101 },
    })
    await given.money(world, ana, order.totalFen)
    await given.pay(ana, order)
    expect(await available()).toBe(0)
    for (const id of order.itemIds) {
      await lin.call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} })
      await given.buy(lin, id, 3_000)
    }
    expect((await marketingFen()) - before).toBe(101)
    expect(await available()).toBe(0)
  })

  test('a refund by our fault is less its share of the coupon', async () => {
    const before = await marketingFen()
    const couponId = await given.aCoupon(fay, ana, { amount_fen: 100 })
    const id = await given.aPurchasedItem(world, ana, lin, { line: { quantity: 2 }, couponId })
    const had = await available()
    await ana.call('POST /order_items/{id}/refund', {
      params: { id },
      body: { cause: 'not_sent', reason: '', quantity: 1 },
    })
    const { items } = await fay.call('GET /staff/refund_cases')
    const decide = (who: Person, step: 'grant' | 'pay_back') =>
      who.call('POST /staff/refund_cases/{id}/decide', {
        params: { id: items[0]!.id },
        body: { step, note: '', fault: 'ours' },
      })
    await decide(lin, 'grant')
    await decide(fay, 'pay_back')
    // Half of 30.00 twice, and half of the 2.00 that the shopper paid of our fee of 3.00.
    expect((await available()) - had).toBe(3_000 + 100)
    expect((await marketingFen()) - before).toBe(50)
    expect((await couponOf(couponId)).state).toBe('used')
  })

  test('it is returned when the last item is cancelled, and not before', async () => {
    const couponId = await given.aCoupon(fay, ana, { amount_fen: 200 })
    const order = await given.aPaidOrder(world, ana, { items: 2, couponId })
    const cancel = (id: string) => ana.call('POST /order_items/{id}/cancel', { params: { id }, body: {} })
    expect(await cancel(order.itemIds[0]!)).toEqual({ released_fen: 3_050 })
    expect((await couponOf(couponId)).used).toMatchObject({ discount_fen: 100 })
    await cancel(order.itemIds[1]!)
    expect(await couponOf(couponId)).toMatchObject({ state: 'usable', used: null })
  })

  test('if staff cancel the item, the returned coupon is valid for at least a week', async () => {
    const couponId = await given.aCoupon(fay, ana, { valid_days: 1 })
    const order = await given.aPaidOrder(world, ana, { couponId })
    await given.later(world, { days: 3 })
    await lin.call('POST /staff/order_items/{id}/cancel', {
      params: { id: order.itemIds[0]! },
      body: { reason: 'sold out' },
    })
    const until = new Date((await couponOf(couponId)).valid_until).getTime()
    expect(until).toBe(world.clock.now().getTime() + 7 * 86_400_000)
  })

  test('an unpaid order returns it unchanged: an expired coupon stays expired', async () => {
    const couponId = await given.aCoupon(fay, ana, { valid_days: 1 })
    await given.anOrder(ana, { couponId })
    await given.later(world, { hours: 25 })
    await world.runJob('expire-unpaid', {})
    expect((await couponOf(couponId)).state).toBe('expired')
    await expectReason(given.anOrder(ana, { couponId }), 'coupon_expired')
  })

  test('a price changed before payment keeps the coupon’s rule', async () => {
    const couponId = await given.aCoupon(fay, ana, { per_mille: 500, cap_fen: 90, minimum_fen: 2_000 })
    const { itemIds } = await given.anOrder(ana, { couponId })
    const change = (unit_price_fen: number) =>
      ana.call('PUT /order_items/{id}/price', {
        params: { id: itemIds[0]! },
        body: { unit_price_fen, price_reason: 'negotiated', price_reason_text: '' },
      })
    expect(await change(2_000)).toEqual({ total_fen: 2_000 + 100 - 50 })
    expect(await change(1_999)).toEqual({ total_fen: 1_999 + 100 })
    expect(await change(8_000)).toEqual({ total_fen: 8_000 + 400 - 90 })
    expect((await couponOf(couponId)).used?.discount_fen).toBe(90)
  })

  test('two tabs use the same coupon concurrently: one order gets it, the other is refused', async () => {
    const couponId = await given.aCoupon(fay, ana)
    const place = async () => {
      const cart_item_ids = [await given.aCartItem(ana)]
      const coupons = [{ cart_item_id: cart_item_ids[0]!, coupon_id: couponId }]
      return {
        cart_item_ids,
        coupons,
        warehouse_id: 'GZ1',
        contact: ana.email,
        remark: '',
        expected_total_fen: 3_000,
        accept_terms: true as const,
      }
    }
    const bodies = await Promise.all(Array.from({ length: 8 }, place))
    const tries = await Promise.allSettled(bodies.map((body) => ana.call('POST /orders', { body })))
    expect(tries.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1)
    for (const attempt of tries)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ reason: 'coupon_used' })
  })

  test("another shopper's coupon, or one on two orders, is refused", async () => {
    const couponId = await given.aCoupon(fay, bo)
    const item = await given.aCartItem(ana)
    const otherItem = await given.aCartItem(ana, { seller_name: 'Another shop' })
    const place = (coupons: { cart_item_id: string; coupon_id: string }[], expected_total_fen: number) =>
      ana.call('POST /orders', {
        body: {
          cart_item_ids: [item, otherItem],
          coupons,
          warehouse_id: 'GZ1',
          contact: ana.email,
          remark: '',
          expected_total_fen,
          accept_terms: true,
        },
      })
    const theirs = { cart_item_id: item, coupon_id: couponId }
    await expectRefusal(place([theirs], 6_150), 'not_found')
    await expectReason(place([theirs, { ...theirs, cart_item_id: otherItem }], 6_000), 'coupon_used')
    await expectRefusal(place([theirs, theirs], 6_000), 'invalid_input')
  })
})

describe('on a package', () => {
  const shelf = (grams = 600) => given.stock(world, ana, wu, { grams })

  test('it pays a part of the freight, also by actual weight; the carrier gets the full freight', async () => {
    const couponId = await given.aCoupon(fay, ana, { purpose: 'shipping', per_mille: 100, cap_fen: 1_700 })
    const id = await shelf()
    const { id: address_id } = await given.anAddressInSingapore(ana)
    const preview = await ana.call('POST /parcels/preview', {
      body: { stock_item_ids: [id], address_id, suggest_coupon: true },
    })
    const ems = preview.lines.find((line) => line.line_id === 'PST-EMS')!
    expect(ems).toMatchObject({ coupon_id: couponId, suggested_coupon_id: couponId })
    expect(ems.fees.at(-1)).toEqual({ kind: 'coupon', name: 'Coupon', fee_fen: -1_560 })
    const before = await marketingFen()
    const parcel = await given.aParcel(ana, [id], { address_id, coupon_id: couponId })
    await given.money(world, ana, parcel.total_fen)
    await given.payParcel(ana, parcel)
    await given.pickAll(wu, parcel.id)
    await given.pack(wu, parcel.id, { grams: 400 })
    const page = await ana.call('GET /parcels/{id}', { params: { id: parcel.id } })
    expect(page.actual_fees!.at(-1)).toEqual({ kind: 'coupon', name: 'Coupon', fee_fen: -1_230 })
    expect((await couponOf(couponId)).used).toMatchObject({ kind: 'parcel', discount_fen: 1_230 })
    await given.ship(wu, parcel.id)
    expect((await marketingFen()) - before).toBe(1_230)
  })

  test('it is returned if the package is cancelled; of two concurrent packages one gets it', async () => {
    const couponId = await given.aCoupon(fay, ana, { purpose: 'shipping' })
    const { id: address_id } = await given.anAddressInSingapore(ana)
    const bodies = []
    for (const id of [await shelf(), await shelf(700)])
      bodies.push(await given.parcelForm(ana, [id], { address_id, coupon_id: couponId }))
    const tries = await Promise.allSettled(bodies.map((body) => ana.call('POST /parcels', { body })))
    const made = tries.flatMap((entry) => (entry.status === 'fulfilled' ? [entry.value.id] : []))
    expect(made).toHaveLength(1)
    await ana.call('POST /parcels/{id}/cancel', { params: { id: made[0]! }, body: {} })
    expect((await couponOf(couponId)).state).toBe('usable')
  })
})

test('staff see who has a coupon and what it was used on', async () => {
  const id = await given.aCouponOffer(fay)
  await fay.call('POST /staff/coupon_offers/{id}/give', {
    params: { id },
    body: { shopper: ana.email, note: '' },
  })
  const { items } = await lin.call('GET /staff/coupon_offers/{id}/coupons', { params: { id } })
  expect(items).toMatchObject([{ shopper: { email: ana.email }, state: 'usable', used_on: null }])
  const offers = await lin.call('GET /staff/coupon_offers', { query: { state: 'open' } })
  expect(offers.items.find((offer) => offer.id === id)).toMatchObject({ given_count: 1, used_count: 0 })
})

/** Expects a refusal `transition_not_allowed` with this reason. */
async function expectReason(call: Promise<unknown>, reason: string): Promise<void> {
  expect(await expectRefusal(call, 'transition_not_allowed')).toMatchObject({ reason })
}
