import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
})

const succeeded = (results: PromiseSettledResult<unknown>[]) =>
  results.filter((result) => result.status === 'fulfilled').length
const reasons = (results: PromiseSettledResult<unknown>[]) =>
  new Set(
    results.flatMap((result) =>
      result.status === 'rejected' ? [String((result.reason as Error).message)] : [],
    ),
  )

test('32 concurrent payments from one balance: only as many as it covers, never below zero', async () => {
  const orders: given.PlacedOrder[] = []
  for (let count = 0; count < 32; count++) orders.push(await given.anOrder(ana))
  // Enough for five, and one fen short of the sixth.
  await given.money(world, ana, 5 * 3_150 + 3_149)
  const results = await Promise.allSettled(orders.map((order) => given.pay(ana, order)))
  expect(succeeded(results)).toBe(5)
  expect(reasons(results)).toEqual(new Set(['Your balance is too low']))
  expect(await ana.call('GET /funds')).toMatchObject({ available_fen: 3_149, frozen_fen: 5 * 3_150 })
  const { counts } = await ana.call('GET /orders')
  expect(counts).toEqual({ paid: 5, pending_payment: 27 })
})

test('one order with 16 concurrent payments is paid once', async () => {
  const bo = await world.shopper('bo')
  const order = await given.anOrder(bo)
  await given.money(world, bo, 10 * order.totalFen)
  const results = await Promise.allSettled(Array.from({ length: 16 }, () => given.pay(bo, order)))
  expect(succeeded(results)).toBe(1)
  expect(reasons(results)).toEqual(new Set(['This has been paid already']))
  expect(await bo.call('GET /funds')).toMatchObject({ available_fen: 9 * 3_150, frozen_fen: 3_150 })
})

test('of payments that overlap only one succeeds, as a whole', async () => {
  const cleo = await world.shopper('cleo')
  const [a, b, c] = [await given.anOrder(cleo), await given.anOrder(cleo), await given.anOrder(cleo)]
  await given.money(world, cleo, 4 * 3_150)
  const results = await Promise.allSettled([
    given.pay(cleo, a, b),
    given.pay(cleo, c, b),
    given.pay(cleo, b, a),
  ])
  expect(succeeded(results)).toBe(1)
  expect((await cleo.call('GET /funds')).frozen_fen).toBe(2 * 3_150)
})

test('the same idempotency key, sixteen times concurrently: one payment, one answer', async () => {
  const dora = await world.shopper('dora')
  const order = await given.anOrder(dora)
  await given.money(world, dora, 2 * order.totalFen)
  const body = { order_ids: [order.id], method: 'balance', expected_total_fen: order.totalFen }
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => dora.call('POST /payments', { body }, { idempotencyKey: 'pay-1' })),
  )
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
  expect((await dora.call('GET /funds')).frozen_fen).toBe(3_150)
})

test('paying and cancelling concurrently: paid and refunded, or cancelled and unpaid, never half', async () => {
  const eve = await world.shopper('eve')
  for (let round = 0; round < 6; round++) {
    const order = await given.anOrder(eve, { items: 2 })
    await given.money(world, eve, order.totalFen)
    const before = await eve.call('GET /funds')
    const cancel = () => eve.call('POST /orders/{id}/cancel', { params: { id: order.id }, body: {} })
    await Promise.allSettled([given.pay(eve, order), cancel(), given.pay(eve, order), cancel()])
    const { status, balance_freeze_fen } = await eve.call('GET /orders/{id}', { params: { id: order.id } })
    expect([status, balance_freeze_fen]).toEqual(['cancelled', 0])
    expect((await eve.call('GET /funds')).available_fen).toBe(before.available_fen)
  }
})

test('a webhook and a concurrent payment from the balance do not conflict', async () => {
  const finn = await world.shopper('finn')
  const [first, second] = [await given.anOrder(finn), await given.anOrder(finn)]
  await given.money(world, finn, first.totalFen)
  const payment = await finn.call('POST /payments', {
    body: {
      order_ids: [first.id, second.id],
      method: 'sandbox',
      currency: 'CNY',
      expected_total_fen: first.totalFen + second.totalFen,
    },
  })
  await given.aWebhook(world, await given.anEvent(world, 'paid', { paymentId: payment.id }))
  // The payment from the balance finds no money yet, the money, or nothing left to pay.
  const [webhook, fromBalance] = await Promise.allSettled([
    given.processWebhooks(world),
    given.pay(finn, first),
  ])
  expect(webhook.status).toBe('fulfilled')
  expect(['Your balance is too low', 'This has been paid already', undefined]).toContain(
    [...reasons([fromBalance])][0],
  )
  await given.processWebhooks(world)
  const { available_fen, frozen_fen } = await finn.call('GET /funds')
  expect(available_fen + frozen_fen).toBe(6_300)
  expect((await finn.call('GET /orders/{id}', { params: { id: first.id } })).status).toBe('paid')
})
