import { randomUUID } from 'node:crypto'
import { RECHARGE_MAX_FEN } from '@longhaul/domain/funds/recharge.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
})

const preview = (
  who: Person,
  body: { order_ids?: string[]; supplement_ids?: string[]; parcel_id?: string },
) => who.call('POST /payments/preview', { body })
const create = (who: Person, order_ids: string[], expected_total_fen: number, changes: object = {}) =>
  who.call('POST /payments', { body: { order_ids, method: 'balance', expected_total_fen, ...changes } })
const viaProvider = (who: Person, order: given.PlacedOrder, currency = 'CNY') =>
  create(who, [order.id], order.totalFen, { method: 'sandbox', currency })
const paymentOf = (id: string, who = ana) => who.call('GET /payments/{id}', { params: { id } })
const orderOf = (id: string, who = ana) => who.call('GET /orders/{id}', { params: { id } })
const available = async (who = ana) => (await who.call('GET /funds')).available_fen

describe('from the balance', () => {
  test('several orders are paid together, and reviewed within five working hours', async () => {
    const [first, second] = [await given.anOrder(ana, { items: 2 }), await given.anOrder(ana)]
    const totalFen = first.totalFen + second.totalFen
    await given.money(world, ana, totalFen)
    const order_ids = [first.id, second.id]
    expect(await preview(ana, { order_ids })).toMatchObject({
      total_fen: totalFen,
      available_fen: totalFen,
      missing_fen: 0,
      already_paid: false,
      items: expect.arrayContaining([
        expect.objectContaining({
          kind: 'order',
          id: first.id,
          number: first.number,
          amount_fen: 6_300,
          pay_by: expect.any(String),
          goods_count: 2,
          goods: Array(2).fill(expect.objectContaining({ quantity: 1, image: null })),
        }),
      ]),
    })
    const payment = await create(ana, order_ids, totalFen)
    expect(payment).toMatchObject({ stage: 'succeeded', provider_url: null, total_fen: totalFen })
    expect(await available()).toBe(0)
    expect(await orderOf(first.id)).toMatchObject({
      status: 'paid',
      balance_freeze_fen: 6_300,
      paid_at: '2026-11-02T02:00:00.000Z',
      review_due_at: '2026-11-02T07:00:00.000Z',
    })
    expect(await paymentOf(payment.id)).toMatchObject({
      stage: 'succeeded',
      failure: '',
      kept_on_balance: false,
    })
    expect(await preview(ana, { order_ids })).toMatchObject({ already_paid: true, missing_fen: 0 })
  })

  test('a paid order is not paid again', async () => {
    const order = await given.aPaidOrder(world, ana)
    await given.money(world, ana, order.totalFen)
    const before = await available()
    for (const attempt of [() => given.pay(ana, order), () => viaProvider(ana, order)]) {
      const error = await expectRefusal(attempt(), 'transition_not_allowed')
      expect([error.reason, error.message]).toEqual(['already_paid', 'This has been paid already'])
    }
    expect(await available()).toBe(before)
  })

  test('one that is already paid blocks them all, and its page offers what is left', async () => {
    const [paid, open] = [await given.aPaidOrder(world, ana), await given.anOrder(ana)]
    await given.money(world, ana, 6_300)
    const attempt = create(ana, [open.id, paid.id], 6_300)
    expect((await expectRefusal(attempt, 'transition_not_allowed')).reason).toBe('already_paid')
    expect((await orderOf(open.id)).status).toBe('pending_payment')
    const rest = await preview(ana, { order_ids: [paid.id, open.id] })
    expect(rest).toMatchObject({ already_paid: false, total_fen: open.totalFen })
    expect(rest.items.map(({ id }) => id)).toEqual([open.id])
  })

  test('with too little money nothing is paid, and the missing amount is reported', async () => {
    const [first, second] = [await given.anOrder(bo), await given.anOrder(bo)]
    await given.money(world, bo, 3_200)
    const error = await expectRefusal(create(bo, [first.id, second.id], 6_300), 'insufficient_balance')
    expect(error.data).toMatchObject({ total_fen: 6_300, available_fen: 3_200, missing_fen: 3_100 })
    expect(await available(bo)).toBe(3_200)
    expect(await preview(bo, { order_ids: [first.id, second.id] })).toMatchObject({ missing_fen: 3_100 })
  })

  test('another total than the shopper saw is refused', async () => {
    const order = await given.anOrder(ana)
    await given.money(world, ana, order.totalFen)
    const error = await expectRefusal(create(ana, [order.id], order.totalFen - 1), 'out_of_date')
    expect(error.data).toMatchObject({ expected_total_fen: 3_149, total_fen: 3_150 })
  })

  test('an order cannot be paid after its deadline, or once cancelled', async () => {
    const cleo = await world.shopper('cleo')
    const [late, cancelled] = [await given.anOrder(cleo), await given.anOrder(cleo)]
    await cleo.call('POST /orders/{id}/cancel', { params: { id: cancelled.id }, body: {} })
    await expectRefusal(create(cleo, [cancelled.id], 0), 'transition_not_allowed')
    await expectRefusal(preview(cleo, { order_ids: [cancelled.id] }), 'transition_not_allowed')
    world.clock.advance({ hours: 24 })
    expect((await preview(cleo, { order_ids: [late.id] })).already_paid).toBe(false)
    world.clock.advance({ minutes: 1 })
    const error = await expectRefusal(given.pay(cleo, late), 'transition_not_allowed')
    expect(error.reason).toBe('payment_window_closed')
  })
})

describe('access', () => {
  test('another shopper’s orders, supplements and payments are not found', async () => {
    const order = await given.anOrder(ana)
    await expectRefusal(given.pay(bo, order), 'not_found')
    await expectRefusal(preview(bo, { order_ids: [order.id] }), 'not_found')
    await expectRefusal(preview(ana, { supplement_ids: [randomUUID()] }), 'not_found')
    await expectRefusal(preview(ana, { parcel_id: randomUUID() }), 'not_found')
    const payment = await viaProvider(ana, order)
    await expectRefusal(paymentOf(payment.id, bo), 'not_found')
    await expectRefusal(paymentOf(randomUUID()), 'not_found')
  })

  test('a package is described by its contents, which no other shopper sees', async () => {
    const packer = await world.staff('wu', ['warehouse'])
    const parcel = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    const { items } = await preview(ana, { parcel_id: parcel.id })
    expect(items).toMatchObject([
      {
        kind: 'parcel',
        goods_count: 1,
        goods: [{ title: expect.any(String), quantity: expect.any(Number) }],
      },
    ])
    await expectRefusal(preview(bo, { parcel_id: parcel.id }), 'not_found')
  })

  test('a shopper with an unverified email address cannot pay', async () => {
    const dan = await world.shopper('dan', { verified: false })
    const order = await given.anOrder(dan)
    await expectRefusal(given.pay(dan, order), 'email_not_verified')
  })

  test.each([
    ['order_ids', { order_ids: [] }],
    ['method', { method: 'paypal' }],
    ['expected_total_fen', { expected_total_fen: '3150' }],
    ['expected_total_fen', { expected_total_fen: 3150.5 }],
    ['expected_total_fen', { expected_total_fen: -3150 }],
    ['expected_total_fen', { expected_total_fen: 1e20 }],
  ])('%s of %j is bad input', async (field, changes) => {
    const order = await given.anOrder(ana)
    const error = await expectRefusal(create(ana, [order.id], order.totalFen, changes), 'invalid_input')
    expect(Object.keys(error.fields)).toContain(field)
  })
})

describe('through a provider', () => {
  test('collects what the balance lacks, and pays when the money has arrived', async () => {
    const eve = await world.shopper('eve')
    await given.money(world, eve, 1_000)
    const order = await given.anOrder(eve)
    const payment = await viaProvider(eve, order, 'USD')
    expect(payment).toMatchObject({ stage: 'created', total_fen: 3_150 })
    expect(payment.provider_url).toContain('/sandbox-pay/checkouts/')
    const recharges = (await eve.call('GET /recharges')).items.filter((row) => row.stage === 'created')
    expect(recharges).toMatchObject([{ currency: 'USD', credit_fen: 2_150 }])
    expect((await orderOf(order.id, eve)).status).toBe('pending_payment')

    await given.theProviderSays(world, 'paid', { paymentId: payment.id })
    expect(await paymentOf(payment.id, eve)).toMatchObject({
      stage: 'succeeded',
      kept_on_balance: false,
      items: [{ kind: 'order', id: order.id, number: order.number, amount_fen: 3_150 }],
    })
    expect((await orderOf(order.id, eve)).status).toBe('paid')
    expect(await available(eve)).toBe(0)
    await world.runJob('complete-payment', { paymentId: payment.id })
    expect(await available(eve)).toBe(0)
  })

  test('is quoted and paid for however little the balance lacks', async () => {
    const cleo = await world.shopper('cleo')
    const order = await given.anOrder(cleo)
    await given.money(world, cleo, order.totalFen - 50)
    const { missing_fen: credit_fen } = await preview(cleo, { order_ids: [order.id] })
    const body = { method: 'sandbox', currency: 'CNY', credit_fen }
    const quote = await cleo.call('POST /recharges/preview', { body })
    const { id } = await viaProvider(cleo, order)
    expect((await paymentOf(id, cleo)).charged).toEqual({ currency: 'CNY', pay_minor: quote.pay_minor })
    await expectRefusal(cleo.call('POST /recharges', { body }), 'invalid_input')
  })

  test('collects no more at once than a recharge may credit', async () => {
    const dan = await world.shopper('dan')
    const order = await given.anOrder(dan, { line: { unit_price_fen: RECHARGE_MAX_FEN } })
    const error = await expectRefusal(viaProvider(dan, order), 'insufficient_balance')
    expect(error.data).toMatchObject({ missing_fen: order.totalFen })
    await given.money(world, dan, order.totalFen - RECHARGE_MAX_FEN)
    expect(await viaProvider(dan, order)).toMatchObject({ stage: 'created' })
  })

  test('is not needed if the balance suffices', async () => {
    const order = await given.anOrder(ana)
    await given.money(world, ana, order.totalFen)
    expect(await viaProvider(ana, order)).toMatchObject({ stage: 'succeeded', provider_url: null })
  })

  test('if declined or never paid, the payment ends and the order keeps waiting', async () => {
    const fay = await world.shopper('fay')
    const [first, second] = [await given.anOrder(fay), await given.anOrder(fay)]
    const [declined, ignored] = [await viaProvider(fay, first), await viaProvider(fay, second)]
    await given.theProviderSays(world, 'declined', { paymentId: declined.id })
    expect(await paymentOf(declined.id, fay)).toMatchObject({ stage: 'failed', failure: 'declined' })
    expect((await orderOf(first.id, fay)).status).toBe('pending_payment')
    world.clock.advance({ hours: 25 })
    await world.runJob('expire-recharges', {})
    await given.processWebhooks(world)
    expect(await paymentOf(ignored.id, fay)).toMatchObject({ stage: 'expired', kept_on_balance: false })

    // The order is past its deadline too, so money that arrives now stays on the balance, and the shopper is
    // notified.
    await given.theProviderSays(world, 'paid', { paymentId: ignored.id })
    expect(await paymentOf(ignored.id, fay)).toMatchObject({
      stage: 'expired',
      failure: 'payment_window_closed',
      kept_on_balance: true,
    })
    expect(await available(fay)).toBe(3_150)
    await world.runJob('complete-payment', { paymentId: ignored.id })
    const kept = (await messagesOf(fay)).filter((message) => message.kind === 'payment_kept')
    expect(kept).toMatchObject([{ amount_fen: 3_150 }])
  })

  test('if paid twice, the second amount stays on the balance and the shopper is notified', async () => {
    const gus = await world.shopper('gus')
    const order = await given.anOrder(gus)
    const [first, second] = [await viaProvider(gus, order), await viaProvider(gus, order)]
    await given.theProviderSays(world, 'paid', { paymentId: first.id })
    await given.theProviderSays(world, 'paid', { paymentId: second.id })
    expect((await paymentOf(first.id, gus)).stage).toBe('succeeded')
    expect(await paymentOf(second.id, gus)).toMatchObject({
      stage: 'failed',
      failure: 'already_paid',
      kept_on_balance: true,
    })
    expect(await available(gus)).toBe(3_150)
  })

  test('if the balance was spent meanwhile, nothing is paid in part', async () => {
    const hal = await world.shopper('hal')
    await given.money(world, hal, 3_150)
    const [big, small] = [await given.anOrder(hal, { items: 2 }), await given.anOrder(hal)]
    const payment = await viaProvider(hal, big)
    await given.pay(hal, small)
    await given.theProviderSays(world, 'paid', { paymentId: payment.id })
    expect(await paymentOf(payment.id, hal)).toMatchObject({
      stage: 'failed',
      failure: 'insufficient_balance',
      kept_on_balance: true,
    })
    expect(await available(hal)).toBe(3_150)
    expect((await orderOf(big.id, hal)).status).toBe('pending_payment')
  })

  test('an item cancelled meanwhile is not paid, but the rest is', async () => {
    const ida = await world.shopper('ida')
    const order = await given.anOrder(ida, { items: 2 })
    const payment = await viaProvider(ida, order)
    await ida.call('POST /order_items/{id}/cancel', { params: { id: order.itemIds[0]! }, body: {} })
    await given.theProviderSays(world, 'paid', { paymentId: payment.id })
    expect(await paymentOf(payment.id, ida)).toMatchObject({ stage: 'succeeded', total_fen: 3_150 })
    expect(await available(ida)).toBe(3_150)
  })

  test('a currency without a rate is refused for now', async () => {
    await world.db.deleteFrom('exchange_rates').where('currency', '=', 'SGD').execute()
    const jon = await world.shopper('jon')
    const order = await given.anOrder(jon)
    await expectRefusal(viaProvider(jon, order, 'SGD'), 'try_again')
    expect((await expectRefusal(viaProvider(jon, order, 'XAU'), 'invalid_input')).fields).toHaveProperty(
      'currency',
    )
    expect((await jon.call('GET /recharges')).items).toEqual([])
  })
})
