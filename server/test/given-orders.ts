import type { ActName } from '@longhaul/domain/policy/acts.ts'
import type { LimitName } from '@longhaul/domain/policy/limits.ts'
import { sql } from 'kysely'
import { openPage } from '../src/funds/open-page.ts'
import { settleRecharge } from '../src/funds/settle-recharge.ts'
import { settleRefund } from '../src/funds/settle-refund.ts'
import { startRecharge } from '../src/funds/start-recharge.ts'
import { invalidateSite } from '../src/platform/database/site-memory.ts'
import { inJob } from '../src/platform/jobs/unit-of-work.ts'
import type { JobName } from '../src/platform/jobs/jobs.ts'
import { SIGNATURE_HEADER, eventOf, sandbox, sandboxSecret } from '../src/funds/sandbox/provider.ts'
import { signatureOf } from '../src/funds/sandbox/signature.ts'
import { RECHARGE_MAX_FEN } from '@longhaul/domain/funds/recharge.ts'
import type { Settings } from '../src/site/public.ts'
import { decideCheckout } from '../src/funds/sandbox/sql.ts'
import { type Line, cartLine, orderOf } from './cart-line.ts'
import { PASSWORD, type Person, type TestWorld } from './world.ts'

export { cartLine } from './cart-line.ts'

/* The part of `given` for goods, cart, money and orders. */

/** The same shopper, logged in again: a session lasts two days, and some deadlines are longer. */
export async function loggedInAgain(world: TestWorld, who: Person): Promise<Person> {
  const { token } = await world.caller()('POST /login', { body: { email: who.email, password: PASSWORD } })
  return { ...who, token, call: world.caller(token) }
}

/** Adds a line to a shopper's cart; returns its id. */
export const aCartItem = async (who: Person, changes: Partial<Line> = {}): Promise<string> =>
  (await who.call('POST /cart/items', { body: cartLine(changes) })).id

/** The parts of an order that tests need. */
export type PlacedOrder = { id: string; number: string; itemIds: string[]; totalFen: number }
export type OrderOptions = {
  items?: number
  line?: Partial<Line>
  warehouse?: string
  couponId?: string
  door?: { country?: string; line_id?: string }
  /** What the seller really takes for the goods. */
  realFen?: number
}

/**
 * An unpaid order from one seller: a number of items at 30.00 yuan each, plus the fee, unless `line` says
 * otherwise.
 */
export async function anOrder(who: Person, options: OrderOptions = {}): Promise<PlacedOrder> {
  const { items = 1, line = {}, warehouse = 'GZ1' } = options
  const cart_item_ids: string[] = []
  for (let count = 0; count < items; count++) cart_item_ids.push(await aCartItem(who, line))
  const { couponId: coupon_id } = options
  const coupons = coupon_id ? [{ cart_item_id: cart_item_ids[0]!, coupon_id }] : []
  const { amounts, contact } = await who.call('POST /orders/preview', { body: { cart_item_ids, coupons } })
  const { order_ids, total_fen } = await who.call('POST /orders', {
    body: {
      ...orderOf(cart_item_ids, { totalFen: amounts.total_fen, contact }),
      coupons,
      warehouse_id: warehouse,
      ...(options.door && { door: options.door }),
    },
  })
  const id = order_ids[0]!
  const rows = await who
    .db!.selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_id')
    .where('order_id', '=', id)
    .orderBy('position')
    .select(['order_items.id', 'orders.number'])
    .execute()
  return { id, number: rows[0]!.number, itemIds: rows.map((item) => item.id), totalFen: total_fen }
}

/**
 * Puts at least 1.00 yuan on a shopper's balance by recharges through the sandbox provider. Nearly every test
 * begins with this, so for speed it calls the functions behind the API calls and the webhook directly; those
 * have their own tests.
 */
export async function money(world: TestWorld, who: Person, fen: number): Promise<void> {
  for (let left = fen; left > 0; left -= RECHARGE_MAX_FEN) {
    const creditFen = Math.min(left, RECHARGE_MAX_FEN)
    const wanted = {
      shopperId: who.id,
      provider: sandbox,
      currency: 'CNY',
      creditFen,
      paymentId: null,
    } as const
    const recharge = await inJob(world.world, ['funds'], (work) =>
      startRecharge(world.world, work, { ...wanted, lang: 'en' }),
    )
    const { provider_ref } = await openPage(world.world, recharge)
    await decideCheckout(world.db, provider_ref!, 'paid', world.clock.now())
    const notice = await sandbox.find(world.world, provider_ref!)
    await inJob(world.world, ['funds', 'messages'], (work) => settleRecharge(work, recharge, notice))
  }
}

/** The same through the shopper's API call and the provider's webhook. */
export async function aRecharge(world: TestWorld, who: Person, credit_fen: number): Promise<void> {
  const body = { method: 'sandbox', currency: 'CNY', credit_fen } as const
  const { id } = await who.call('POST /recharges', { body })
  await theProviderSays(world, 'paid', { rechargeId: id })
}

/**
 * A dispute about a recharge, as a provider reports it: the amount is taken, or returned when the dispute is
 * won. At most one per recharge.
 */
export async function aDispute(
  world: TestWorld,
  who: Person,
  refund: {
    rechargeId: string
    currency: string
    amountMinor: number
    outcome: 'refunded' | 'refund_failed'
  },
): Promise<void> {
  const { rechargeId, ...notice } = refund
  await inJob(world.world, ['funds', 'messages'], (work) =>
    settleRefund(
      work,
      { id: rechargeId, shopper_id: who.id },
      { ...notice, about: {}, refundRef: `du_${rechargeId}`, isDispute: true },
    ),
  )
}

/** The sandbox provider decides a checkout and sends its webhook, which is processed immediately. */
export async function theProviderSays(
  world: TestWorld,
  decision: 'paid' | 'declined',
  of: { rechargeId?: string; paymentId?: string },
): Promise<void> {
  const event = await anEvent(world, decision, of)
  const { status } = await aWebhook(world, event)
  if (status !== 200) throw new Error(`the webhook was answered ${status}`)
  await processWebhooks(world)
}

/** The event that the sandbox provider sends after this decision on a checkout. */
export async function anEvent(
  world: TestWorld,
  decision: 'paid' | 'declined',
  of: { rechargeId?: string; paymentId?: string },
) {
  const { provider_ref } = await world.db
    .selectFrom('recharges')
    .$if(of.rechargeId !== undefined, (query) => query.where('id', '=', of.rechargeId!))
    .$if(of.paymentId !== undefined, (query) => query.where('payment_id', '=', of.paymentId!))
    .select('provider_ref')
    .executeTakeFirstOrThrow()
  return eventOf((await decideCheckout(world.db, provider_ref!, decision, world.clock.now()))!)
}

/**
 * Sends a webhook as the sandbox does: signed with the current time unless `signature` or `at` says
 * otherwise.
 */
export async function aWebhook(
  world: TestWorld,
  event: object,
  { signature, at = world.clock.now() }: { signature?: string; at?: Date } = {},
): Promise<{ status: number; body: string }> {
  const payload = JSON.stringify(event)
  const response = await world.inject({
    method: 'POST',
    url: '/api/v1/webhooks/sandbox',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signature ?? signatureOf(sandboxSecret(world.world), payload, at),
    },
    payload,
  })
  return { status: response.statusCode, body: response.body }
}

/** Processes the pending webhooks, then the payments that were waiting for them. */
export async function processWebhooks(world: TestWorld): Promise<void> {
  const events = await world.db
    .selectFrom('webhook_events')
    .where('processed_at', 'is', null)
    .select('id')
    // In order of arrival: without `order by` the database returns rows in any order.
    .orderBy('id')
    .execute()
  for (const { id } of events) await world.runJob('process-webhook', { webhookEventId: id })
  const payments = await world.db
    .selectFrom('payments')
    .innerJoin('recharges', 'recharges.payment_id', 'payments.id')
    .where('payments.stage', '<>', 'succeeded')
    .where('recharges.stage', '<>', 'created')
    .select('payments.id')
    .execute()
  for (const { id } of payments) await world.runJob('complete-payment', { paymentId: id })
}

/** Pays orders from the balance. */
export const pay = (who: Person, ...orders: readonly PlacedOrder[]) =>
  who.call('POST /payments', {
    body: {
      order_ids: orders.map((order) => order.id),
      method: 'balance',
      expected_total_fen: orders.reduce((sum, order) => sum + order.totalFen, 0),
    },
  })

/** An order paid from the balance, which is recharged first. */
export async function aPaidOrder(
  world: TestWorld,
  who: Person,
  options: OrderOptions = {},
): Promise<PlacedOrder> {
  const order = await anOrder(who, options)
  await money(world, who, order.totalFen)
  await pay(who, order)
  return order
}

/** A paid item that is approved for purchase; returns its id. */
export async function anApprovedItem(
  world: TestWorld,
  who: Person,
  buyer: Person,
  options: OrderOptions = {},
): Promise<string> {
  const { itemIds } = await aPaidOrder(world, who, options)
  for (const id of itemIds)
    await buyer.call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} })
  return itemIds[0]!
}

/** An item bought at the agreed price, or at `realFen`; returns its id. */
export async function aPurchasedItem(
  world: TestWorld,
  who: Person,
  buyer: Person,
  options: OrderOptions = {},
): Promise<string> {
  const id = await anApprovedItem(world, who, buyer, options)
  const agreed = await world.db
    .selectFrom('order_items')
    .where('id', '=', id)
    .select(['goods_fen', 'freight_fen'])
    .executeTakeFirstOrThrow()
  await buy(buyer, id, options.realFen ?? agreed.goods_fen, agreed.freight_fen)
  return id
}

let sellerOrders = 0

/** A seller's order number that is not used yet. */
export const sellerNumber = (): string => `T-${++sellerOrders}`

/** Buys an item in its own seller's order. */
export const buy = (
  buyer: Person,
  id: string,
  goods_fen: number,
  freight_fen = 0,
  options: Parameters<Person['call']>[2] = {},
) =>
  buyer.call(
    'POST /staff/seller_orders',
    { body: { number: sellerNumber(), freight_fen, discount_fen: 0, items: [{ id, goods_fen }] } },
    options,
  )

/** The seller ships the order in which an item was bought; returns the tracking number. */
export async function sellerSends(
  world: TestWorld,
  buyer: Person,
  itemId: string,
  tracking_number: string,
): Promise<string> {
  const { seller_order_id: id } = await world.db
    .selectFrom('purchases')
    .where('order_item_id', '=', itemId)
    .select('seller_order_id')
    .executeTakeFirstOrThrow()
  const sent = { params: { id }, body: { tracking_number } }
  return (await buyer.call('POST /staff/seller_orders/{id}/shipping', sent)).tracking_number
}

let trackingNumbers = 0

/** An item that its seller has shipped; returns its id and the tracking number that the dock will scan. */
export async function anItemOnItsWay(
  world: TestWorld,
  who: Person,
  buyer: Person,
  options: OrderOptions = {},
): Promise<{ id: string; trackingNumber: string }> {
  const id = await aPurchasedItem(world, who, buyer, options)
  const number = `YT${7_000_000_000_000 + ++trackingNumbers}`
  return { id, trackingNumber: await sellerSends(world, buyer, id, number) }
}

/** Pays an order from the balance. */
export const aPaidOrderOf = (who: Person, order: PlacedOrder) =>
  who.call('POST /payments', {
    body: { order_ids: [order.id], method: 'balance', expected_total_fen: order.totalFen },
  })

/** Changes settings, as an admin does in the console. */
export async function settings(world: TestWorld, values: Partial<Settings>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await sql`insert into settings (name, value, updated_at) values (${name}, ${JSON.stringify(value)}::jsonb, ${world.clock.now()})
      on conflict (name) do update set value = excluded.value`.execute(world.db)
  // Clears the cache, as the notification of the change does in production.
  invalidateSite(world.db)
}

/** Changes limits of the policy, as two admins do in the console. */
export async function limits(world: TestWorld, act: ActName, values: Partial<Record<LimitName, number>>) {
  for (const [name, value] of Object.entries(values))
    await sql`insert into policy_limits (act, name, value, changed_at) values (${act}, ${name}, ${value}, ${world.clock.now()})
      on conflict (act, name) do update set value = excluded.value`.execute(world.db)
}

/** Lets one member of staff decide amounts of any size alone. */
export const noLimits = (world: TestWorld, act: ActName) =>
  limits(world, act, { aloneFen: 1e12, aloneDayFen: 1e12, dayFen: 1e12 })

/** The jobs of this name in the queue. */
export const queued = (world: TestWorld, name: JobName) =>
  sql<{ id: number }>`select id from graphile_worker.jobs where task_identifier = ${name}`.execute(world.db)
