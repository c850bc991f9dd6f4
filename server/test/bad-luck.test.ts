import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stripeFake } from '../src/funds/stripe/stripe.test-support.ts'
import * as given from './given.ts'
import { SILENCE_MS } from '../src/funds/fake.test-support.ts'
import { slowWire } from './slow-wire.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from './world.ts'

/*
 * Bad input and bad luck around money, case by case. After each case the books balance (every file checks
 * that at its end) and no fen is lost.
 *
 *   double pay, refund, webhook, click server/test/parallel-money.test.ts: every money action concurrently,
 *   and repeatedly with one key
 *   two tabs payments/concurrency.test.ts: two payments that overlap; parallel-money.test.ts
 *   two devices                          e2e/concurrency.long.test.ts: one balance, paid from two devices
 *   pay while it expires                 here
 *   cancel while staff buy               here; orders/cancelling.test.ts: while staff approve
 *   price changed while paying           here; payments.test.ts: another total than the shopper saw
 *   refund larger than paid here; orders/refunds.test.ts: bought, they are refunded one after the other
 *   refund after the deadline            orders/refunds.test.ts: the refund time ends to the instant
 *   cancel a decided refund              orders/refunds.test.ts: withdrawing a request
 *   invalid amounts                      server/test/bad-amounts.test.ts: every amount of every call
 *   currencies with 0 or 3 decimals      here; domain/src/money: exchange, decimal
 *   a provider that answers late         here
 *   … never, or twice funds/providers.test.ts, funds/webhooks.test.ts, funds/open-page.test.ts
 *   the database goes away here: between charge and commit; e2e/crash.test.ts and bench/src/kill-server.ts:
 *   everything else
 */

const now = () => world.clock.now()
const stripe = stripeFake(now)
const wire = slowWire(() => stripe.env()['STRIPE_URL']!)
const world = testWorld({
  manyAtOnce: true,
  env: () => ({ ...stripe.env(), PAYMENT_TIMEOUT_MS: String(SILENCE_MS), STRIPE_URL: wire.url }),
})
let buyer: Person
let packer: Person
let fin: Person
let ana: Person
let people = 0

beforeAll(async () => {
  buyer = await world.staff('buyer', ['buyer', 'support'])
  packer = await world.staff('packer', ['warehouse'])
  fin = await world.staff('fin', ['finance'])
})
beforeEach(async () => {
  await given.later(world, { minutes: 1 })
  ana = await world.shopper(`ana${++people}`)
})

const funds = async () => {
  const { available_fen, frozen_fen, withdrawing_fen } = await ana.call('GET /funds')
  return { available: available_fen, frozen: frozen_fen, withdrawing: withdrawing_fen }
}
const orderOf = (id: string) => ana.call('GET /orders/{id}', { params: { id } })
const done = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((result) => result.status === 'fulfilled')

describe('paying while the order expires', () => {
  test('an order is either paid or cancelled, and its money matches', async () => {
    for (let round = 0; round < 8; round++) {
      const order = await given.anOrder(ana)
      await given.money(world, ana, order.totalFen)
      const before = await funds()
      await given.later(world, { hours: 24 })
      const paying = [given.pay(ana, order), given.pay(ana, order)]
      world.clock.advance({ minutes: 1 })
      const results = await Promise.allSettled([...paying, world.runJob('expire-unpaid', {})])
      const { status, balance_freeze_fen } = await orderOf(order.id)
      expect(['paid', 'cancelled']).toContain(status)
      const held = status === 'paid' ? order.totalFen : 0
      expect(balance_freeze_fen).toBe(held)
      expect(await funds()).toMatchObject({
        available: before.available - held,
        frozen: before.frozen + held,
      })
      expect(done(results.slice(0, 2)).filter(Boolean)).toHaveLength(status === 'paid' ? 1 : 0)
    }
  })

  test('a provider’s payment that arrives at that moment pays the order or stays on the balance', async () => {
    for (let round = 0; round < 4; round++) {
      ana = await world.shopper(`ana${++people}`)
      const order = await given.anOrder(ana)
      const body = {
        order_ids: [order.id],
        method: 'sandbox',
        currency: 'CNY',
        expected_total_fen: order.totalFen,
      }
      const { id } = await ana.call('POST /payments', { body })
      await given.aWebhook(world, await given.anEvent(world, 'paid', { paymentId: id }))
      await given.later(world, { hours: 24, minutes: 1 })
      await Promise.all([given.processWebhooks(world), world.runJob('expire-unpaid', {})])
      await given.processWebhooks(world)
      const { status } = await orderOf(order.id)
      const { available, frozen } = await funds()
      expect(available + frozen).toBe(order.totalFen)
      expect(frozen).toBe(status === 'paid' ? order.totalFen : 0)
    }
  })
})

describe('cancelling while staff are working on it', () => {
  test('an item is bought or refunded, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await given.anApprovedItem(world, ana, buyer)
      const before = await funds()
      const results = await Promise.allSettled([
        given.buy(buyer, id, 3_000),
        ana.call('POST /order_items/{id}/refund', {
          params: { id },
          body: { cause: 'changed_mind', reason: '' },
        }),
      ])
      const { stage, frozen_fen } = await world.db
        .selectFrom('order_items')
        .where('id', '=', id)
        .select(['stage', 'frozen_fen'])
        .executeTakeFirstOrThrow()
      const [isBought, isAsked] = done(results)
      expect(isBought || isAsked).toBe(true)
      expect(stage).toBe(isBought ? 'purchased' : 'cancelled')
      expect(frozen_fen).toBe(0)
      // A cancellation after the purchase is a refund request that staff decide: nothing is refunded
      // automatically.
      expect((await funds()).available - before.available).toBe(isBought ? 0 : 3_150)
    }
  })

  test('a package is packed or refunded, never both', async () => {
    const { id: address_id } = await given.anAddressInSingapore(ana)
    for (let round = 0; round < 4; round++) {
      const stock = await given.stock(world, ana, packer)
      const parcel = await given.aPaidParcel(world, ana, [stock], { address_id })
      const before = await funds()
      const params = { id: parcel.id }
      const results = await Promise.allSettled([
        packer.call('POST /staff/parcels/{id}/start_packing', { params, body: {} }),
        ana.call('POST /parcels/{id}/cancel', { params, body: {} }),
      ])
      expect(done(results).filter(Boolean)).toHaveLength(1)
      const { stage } = await ana.call('GET /parcels/{id}', { params })
      const isCancelled = done(results)[1]
      expect(stage).toBe(isCancelled ? 'cancelled' : 'packing')
      expect((await funds()).available - before.available).toBe(isCancelled ? parcel.total_fen : 0)
    }
  })
})

test('a price that changes during payment: the shopper pays the old total for the old price, or nothing', async () => {
  for (let round = 0; round < 8; round++) {
    const order = await given.anOrder(ana)
    await given.money(world, ana, order.totalFen)
    const before = await funds()
    const body = { unit_price_fen: 2_000, price_reason: 'negotiated', price_reason_text: '' } as const
    const [paid, changed] = done(
      await Promise.allSettled([
        given.pay(ana, order),
        ana.call('PUT /order_items/{id}/price', { params: { id: order.itemIds[0]! }, body }),
      ]),
    )
    expect(paid).toBe(!changed)
    const { status, amounts, balance_freeze_fen } = await orderOf(order.id)
    expect([status, amounts.total_fen]).toEqual(paid ? ['paid', 3_150] : ['pending_payment', 2_100])
    expect(balance_freeze_fen).toBe(paid ? 3_150 : 0)
    expect((await funds()).available).toBe(before.available - balance_freeze_fen)
  }
})

describe('a refund larger than was paid', () => {
  test('is impossible, however the quantity is split: all pieces together are refunded at exactly what they cost', async () => {
    const line = { quantity: 7, unit_price_fen: 1_111, freight_fen: 1_000 }
    const id = await given.aPurchasedItem(world, ana, buyer, { line })
    const before = await funds()
    const ask = (quantity: number) =>
      ana.call('POST /order_items/{id}/refund', {
        params: { id },
        body: { cause: 'damaged', reason: '', quantity },
      })
    for (const quantity of [8, 0, -1, 1.5]) await expectRefusal(ask(quantity), 'invalid_input')
    for (const quantity of [2, 1, 3, 1]) {
      await expectRefusal(ask(8), 'invalid_input')
      await ask(quantity)
      await payBack(id)
    }
    await expectRefusal(ask(1), 'transition_not_allowed')
    expect((await funds()).available - before.available).toBe(7 * 1_111 + 1_000)
  })

  test('that a provider reports leaves its shopper owing the amount above what the recharge credited', async () => {
    const bea = await world.shopper('bea')
    const made = await bea.call('POST /recharges', {
      body: { method: 'stripe', currency: 'USD', credit_fen: 10_000 },
    })
    const ref = stripe.open(made.provider_url!)
    await deliver(stripe.pay(ref))
    for (let part = 0; part < 3; part++) await deliver(stripe.refundByItself(ref, made.pay_minor))
    const { available_fen, owed_fen } = await bea.call('GET /funds')
    const { taken } = (
      await sql<{ taken: number }>`select sum(amount_fen)::bigint as taken from recharge_refunds
        where recharge_id = ${made.id} and stage = 'done'`.execute(world.db)
    ).rows[0]!
    expect(available_fen).toBe(0)
    expect(taken).toBe(10_000 + owed_fen)
    // The excess is twice the payment, less the fee that the provider may keep.
    expect(owed_fen).toBeGreaterThanOrEqual(20_000)
  })
})

test.each([
  ['JPY', 0, '0.0452'],
  ['KWD', 3, '21.8'],
] as const)(
  'money in %s, of %i decimals, comes in and goes back to the unit',
  async (currency, digits, rate) => {
    await given.settings(world, { currencies: ['CNY', 'USD', 'JPY', 'KWD'] })
    const quoted_on = '2026-11-01'
    const rate_nanos = Math.round(Number(rate) * 1e9)
    await world.db
      .insertInto('exchange_rates')
      .values({ currency, rate_nanos, source: 'manual', quoted_on, created_at: now() })
      .execute()
    const made = await ana.call('POST /recharges', {
      body: { method: 'sandbox', currency, credit_fen: 10_000 },
    })
    expect(Number.isInteger(made.pay_minor)).toBe(true)
    // The payment less the fee is worth at least the credit, and exceeds it by less than one unit.
    const worth = ((made.pay_minor - made.fee_minor) * Number(rate) * 100) / 10 ** digits
    expect(worth).toBeGreaterThan(10_000)
    expect(worth * 0.97).toBeLessThan(10_000 + (Number(rate) * 100) / 10 ** digits)
    await given.theProviderSays(world, 'paid', { rechargeId: made.id })
    expect((await funds()).available).toBe(10_000)

    const { id } = await ana.call('POST /withdrawals', { body: { amount_fen: 10_000, password: PASSWORD } })
    await fin.call('POST /staff/withdrawals/{id}/pay', { params: { id }, body: {} })
    await world.runJob('refund-parts', { withdrawalId: id })
    await given.processWebhooks(world)
    expect(await funds()).toEqual({ available: 0, frozen: 0, withdrawing: 0 })
    const back = await sql<{ minor: number }>`select sum(amount_minor)::bigint as minor from recharge_refunds
    where recharge_id = ${made.id} and stage = 'done'`.execute(world.db)
    expect(back.rows[0]!.minor).toBe(made.pay_minor - made.fee_minor)
  },
)

/** Terminates every database connection, as a restart of the database does. */
const cutTheDatabase = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(world.db)

/** Resends an unanswered request with the same key until it is answered, as a front end does. */
async function untilAnswered<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await send()
    } catch (error) {
      if (tries === 10) throw error
    }
  }
}

describe.each([
  ['a provider that answers after we timed out', (gone: Promise<void>) => gone],
  ['a database that goes away after the provider accepted the request', cutTheDatabase],
])('%s', (_, misfortune) => {
  const start = (idempotencyKey: string) =>
    ana.call(
      'POST /recharges',
      { body: { method: 'stripe', currency: 'USD', credit_fen: 20_000 } },
      { idempotencyKey },
    )

  test('creates one order, and its money is credited once', async () => {
    const key = randomUUID()
    const orders = stripe.orderCount()
    wire.during(misfortune)
    await start(key).catch(() => undefined)
    const made = await untilAnswered(() => start(key))
    expect(stripe.orderCount() - orders).toBe(1)
    expect((await ana.call('GET /recharges')).items.map((row) => row.id)).toEqual([made.id])
    await deliver(stripe.pay(stripe.open(made.provider_url!)))
    expect((await funds()).available).toBe(20_000)
  })

  test('pays a withdrawal out once', async () => {
    const made = await start(randomUUID())
    const ref = stripe.open(made.provider_url!)
    await deliver(stripe.pay(ref))
    const { id } = await ana.call('POST /withdrawals', { body: { amount_fen: 20_000, password: PASSWORD } })
    await fin.call('POST /staff/withdrawals/{id}/pay', { params: { id }, body: {} })
    wire.during(misfortune)
    await world.runJob('refund-parts', { withdrawalId: id }).catch(() => undefined)
    await untilAnswered(() => world.runJob('refund-parts', { withdrawalId: id }))
    await deliver(stripe.refundHooks(ref))
    expect(stripe.refundedMinor(ref)).toBe(made.pay_minor - made.fee_minor)
    expect(await funds()).toEqual({ available: 0, frozen: 0, withdrawing: 0 })
    expect((await ana.call('GET /withdrawals')).items[0]).toMatchObject({ stage: 'paid' })
  })
})

test('a database that goes away while a webhook is processed loses and duplicates nothing', async () => {
  for (let round = 1; round <= 6; round++) {
    const { id } = await ana.call('POST /recharges', {
      body: { method: 'sandbox', currency: 'CNY', credit_fen: 10_000 },
    })
    const event = await given.anEvent(world, 'paid', { rechargeId: id })
    await given.aWebhook(world, event)
    await Promise.allSettled([given.processWebhooks(world), cutTheDatabase()])
    await untilAnswered(() => given.processWebhooks(world))
    expect((await funds()).available).toBe(round * 10_000)
  }
})

/** Grants a refund request and pays it back. */
async function payBack(itemId: string): Promise<void> {
  const { id } = await world.db
    .selectFrom('refund_cases')
    .where('order_item_id', '=', itemId)
    .where('stage', '=', 'requested')
    .select('id')
    .executeTakeFirstOrThrow()
  const decide = (who: Person, step: 'grant' | 'pay_back') =>
    who.call('POST /staff/refund_cases/{id}/decide', { params: { id }, body: { step, note: '' } })
  await decide(buyer, 'grant')
  await decide(fin, 'pay_back')
}

async function deliver(
  hooks: readonly { headers: Record<string, string>; payload: string }[],
): Promise<void> {
  for (const hook of hooks) {
    const { statusCode } = await world.inject({ method: 'POST', url: '/api/v1/webhooks/stripe', ...hook })
    expect(statusCode).toBe(200)
  }
  await given.processWebhooks(world)
}
