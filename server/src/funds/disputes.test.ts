import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { checkBooks } from '../checks/books.ts'
import { stripeFake } from './stripe/stripe.test-support.ts'

const now = () => world.clock.now()
const stripe = stripeFake(now)
const world = testWorld({ env: () => stripe.env() })
let fin: Person
let buyer: Person
let count = 0

beforeAll(async () => {
  fin = await world.staff('fin', ['finance'])
  buyer = await world.staff('buyer', ['buyer'])
})
beforeEach(() => world.clock.advance({ minutes: 1 }))

const newShopper = () => world.shopper(`d${++count}`)
const funds = async (who: Person) => {
  const { available_fen, withdrawing_fen, owed_fen, standing } = await who.call('GET /funds')
  const disputed = standing.holds.some(({ kind }) => kind === 'dispute')
  return { available: available_fen, withdrawing: withdrawing_fen, owed: owed_fen, disputed }
}
const ask = (who: Person, amount_fen: number) =>
  who.call(
    'POST /withdrawals',
    { body: { amount_fen, password: PASSWORD } },
    { idempotencyKey: randomUUID() },
  )
const pay = (id: string) => fin.call('POST /staff/withdrawals/{id}/pay', { params: { id }, body: {} })
const reject = (id: string) =>
  fin.call('POST /staff/withdrawals/{id}/reject', { params: { id }, body: { reason: 'Disputed.' } })
const refundParts = (withdrawalId: string) => world.runJob('refund-parts', { withdrawalId })
const correct = (who: Person, amount_fen: number) =>
  fin.call('POST /staff/adjustments', {
    body: { shopper_id: who.id, amount_fen, cause: 'goodwill', reason: 'Waited.' },
  })
const debtOf = async (who: Person) =>
  (await fin.call('GET /staff/debts', { query: { limit: 100 } })).items.find(
    (item) => item.shopper.id === who.id,
  )
const kinds = async (who: Person) => {
  await world.runJobs()
  return (await messagesOf(who)).map((message) => message.kind)
}

type Paid = { id: string; intent: string; payMinor: number; feeMinor: number }

const startedBy = (who: Person, credit_fen: number) =>
  who.call('POST /recharges', { body: { method: 'stripe', currency: 'USD', credit_fen } })

/** What a recharge is at Stripe once it is paid, by Stripe's events about that. */
function paidBy(
  started: { id: string; pay_minor: number; fee_minor: number },
  hooks: ReturnType<typeof stripe.pay>,
): Paid {
  const intent = (JSON.parse(hooks[0]!.payload) as { data: { object: { id: string } } }).data.object.id
  return { id: started.id, intent, payMinor: started.pay_minor, feeMinor: started.fee_minor }
}

/** A recharge of an amount in fen, paid through Stripe. */
async function paidIn(who: Person, credit_fen: number): Promise<Paid> {
  const started = await startedBy(who, credit_fen)
  const hooks = stripe.pay(stripe.open(started.provider_url!))
  await deliver(hooks)
  world.clock.advance({ minutes: 1 })
  return paidBy(started, hooks)
}

async function deliver(
  hooks: readonly { headers: Record<string, string>; payload: string }[],
): Promise<void> {
  for (const hook of hooks) await world.inject({ method: 'POST', url: '/api/v1/webhooks/stripe', ...hook })
  await given.processWebhooks(world)
}

const unprocessed = async () =>
  (await world.db.selectFrom('webhook_events').where('processed_at', 'is', null).select('id').execute()).map(
    ({ id }) => id,
  )

/** Sends Stripe's event about a dispute. */
async function dispute(
  paid: Paid,
  what: 'funds_withdrawn' | 'funds_reinstated' | 'closed',
  over: { amount?: number; status?: string; id?: string } = {},
): Promise<void> {
  const object = {
    id: over.id ?? `du_${paid.id.slice(0, 12)}`,
    object: 'dispute',
    amount: over.amount ?? paid.payMinor,
    currency: 'usd',
    payment_intent: paid.intent,
    status: over.status ?? (what === 'closed' ? 'lost' : 'needs_response'),
  }
  const event = {
    id: `evt_${randomUUID().slice(0, 16)}`,
    object: 'event',
    type: `charge.dispute.${what}`,
    data: { object },
  }
  await deliver([stripe.sign!(JSON.stringify(event))])
}

/** A shopper who spent 60.00 of 100.00 yuan on an order and then disputed the recharge. */
async function shopperWithDebt() {
  const who = await newShopper()
  const paid = await paidIn(who, 10_000)
  const order = await given.anOrder(who, { line: { unit_price_fen: 5_600 } })
  await given.aPaidOrderOf(who, order)
  const spent = 10_000 - (await funds(who)).available
  await dispute(paid, 'funds_withdrawn')
  return { who, paid, order, spent }
}

describe('a recharge disputed after it was spent', () => {
  test('leaves its shopper a debt, which the cancelled order repays, and nothing is paid out', async () => {
    const { who, paid, order, spent } = await shopperWithDebt()
    expect(await funds(who)).toMatchObject({ available: 0, owed: spent, disputed: true })
    expect(await debtOf(who)).toMatchObject({ owed_fen: spent, is_closed: false })
    expect(await kinds(who)).toContain('shortfall_noted')
    const [entry] = (await who.call('GET /funds/entries', { query: { account: 'shortfall' } })).items
    expect(entry).toMatchObject({
      kind: 'recharge_taken_back',
      change_fen: -spent,
      balance_after_fen: -spent,
    })
    await who.call('POST /orders/{id}/cancel', { params: { id: order.id }, body: {} })
    expect(await funds(who)).toMatchObject({ available: 0, owed: 0 })
    expect(await debtOf(who)).toBeUndefined()
    const notices = (await kinds(who)).filter((kind) => kind === 'shortfall_collected')
    expect(notices).toHaveLength(1)
    // Money beyond the debt is the shopper's, but nothing is paid out before the dispute is decided.
    await correct(who, 500)
    expect((await expectRefusal(ask(who, 500), 'transition_not_allowed')).reason).toBe('dispute_open')
    await dispute(paid, 'closed')
    expect(await funds(who)).toMatchObject({ available: 500, owed: 0, disputed: false })
    expect((await expectRefusal(ask(who, 500), 'invalid_input')).fields).toHaveProperty('payout')
    expect(await checkBooks(world.db)).toEqual([])
  })

  test('leaves a debt that is repaid by any incoming money, in every way, and never by more than is owed', async () => {
    const { who, spent } = await shopperWithDebt()
    await correct(who, 1_000)
    expect(await funds(who)).toMatchObject({ available: 0, owed: spent - 1_000 })
    const { obstacles } = await who.call('GET /account/closing')
    expect(obstacles).toContainEqual({ kind: 'owed', amount: spent - 1_000 })
    await given.settings(world, { remittanceBank: 'IBAN DE02 1203 0000 0000 2020 51' })
    const { id } = await who.call('POST /remittances', {
      body: {
        method: 'bank_transfer',
        sender_first_name: 'Ana',
        sender_last_name: 'Lim',
        country: 'DE',
        currency: 'CNY',
        sent_minor: 1_000,
        sent_on: '2026-11-01',
        note: '',
      },
    })
    await fin.call('POST /staff/remittances/{id}/credit', {
      params: { id },
      body: { currency: 'CNY', received_minor: 1_000, expected_credit_fen: 1_000 },
    })
    expect(await funds(who)).toMatchObject({ available: 0, owed: spent - 2_000 })
    await paidIn(who, 10_000)
    expect(await funds(who)).toMatchObject({ available: 10_000 - (spent - 2_000), owed: 0 })
    const { items } = await who.call('GET /funds/entries', { query: { account: 'shortfall' } })
    expect(items.map((item) => item.balance_after_fen)).toEqual([
      0,
      -(spent - 2_000),
      -(spent - 1_000),
      -spent,
    ])
  })

  test('leaves a debt that the database itself collects, whatever writes to the ledger', async () => {
    const { who, spent } = await shopperWithDebt()
    await given.money(world, await newShopper(), 100)
    await sql`
      with t as (insert into ledger_transactions (kind, subject_kind, subject_id, actor, created_at)
        values ('by_hand', 'adjustment', gen_random_uuid(), 'test', now()) returning id)
      insert into ledger_postings (transaction_id, from_account_id, to_account_id, currency, amount)
      select t.id, house.id, own.id, 'CNY', 700 from t, ledger_accounts house, ledger_accounts own
      where house.kind = 'clearing' and house.owner = 'sandbox' and house.currency = 'CNY' and own.kind = 'available' and own.shopper_id = ${who.id}`.execute(
      world.db,
    )
    expect(await funds(who)).toMatchObject({ available: 0, owed: spent - 700 })
  })

  test('returns everything if the dispute is won, even after a part was collected', async () => {
    const { who, paid, spent } = await shopperWithDebt()
    await correct(who, 1_000)
    await dispute(paid, 'funds_reinstated', { status: 'won' })
    // 100.00 was returned; the remaining debt is settled first.
    expect(await funds(who)).toEqual({
      available: 10_000 - (spent - 1_000),
      withdrawing: 0,
      owed: 0,
      disputed: false,
    })
    expect(await kinds(who)).toContain('recharge_given_again')
    await dispute(paid, 'funds_reinstated', { status: 'won' })
    expect((await funds(who)).available).toBe(10_000 - (spent - 1_000))
  })

  test('reported twice, or as lost before it was opened, changes nothing twice', async () => {
    const { who, paid, spent } = await shopperWithDebt()
    await dispute(paid, 'funds_withdrawn')
    expect(await funds(who)).toMatchObject({ owed: spent })
    const other = await paidIn(who, 5_000)
    await expect(dispute(other, 'closed')).rejects.toThrow(/not known yet/)
    // The closing event waits in the queue until the opening event has been processed.
    const ended = await unprocessed()
    await expect(dispute(other, 'funds_withdrawn')).rejects.toThrow(/not known yet/)
    for (const id of (await unprocessed()).filter((id) => !ended.includes(id)))
      await world.runJob('process-webhook', { webhookEventId: id })
    await given.processWebhooks(world)
    await dispute(paid, 'closed')
    expect(await funds(who)).toMatchObject({ available: 0, owed: spent, disputed: false })
  })
  test('reported before its payment is taken back as soon as the payment is credited', async () => {
    const who = await newShopper()
    const started = await startedBy(who, 10_000)
    const hooks = stripe.pay(stripe.open(started.provider_url!))
    const paid = paidBy(started, hooks)
    await dispute(paid, 'funds_withdrawn')
    expect(await funds(who)).toMatchObject({ available: 0, owed: 0, disputed: false })
    await deliver(hooks)
    await world.runJobs()
    expect(await funds(who)).toMatchObject({ available: 0, owed: 0, disputed: true })
    await dispute(paid, 'funds_reinstated', { status: 'won' })
    expect(await funds(who)).toMatchObject({ available: 10_000, owed: 0, disputed: false })
  })
})

describe('a withdrawal', () => {
  test('requested before a dispute is not paid; if rejected, it repays the debt', async () => {
    const who = await newShopper()
    const first = await paidIn(who, 5_000)
    await paidIn(who, 5_000)
    const { id } = await ask(who, 10_000)
    await dispute(first, 'funds_withdrawn')
    expect(await funds(who)).toMatchObject({ available: 0, withdrawing: 10_000, owed: 5_000 })
    expect((await expectRefusal(pay(id), 'transition_not_allowed')).reason).toBe('debt_open')
    const listed = (await fin.call('GET /staff/withdrawals')).items.find((item) => item.id === id)
    expect(listed).toMatchObject({ why_held: 'debt_open' })
    await reject(id)
    expect(await funds(who)).toMatchObject({ available: 5_000, withdrawing: 0, owed: 0 })
  })

  test('approved before a dispute is not sent to any provider after it', async () => {
    const who = await newShopper()
    const paid = await paidIn(who, 5_000)
    await paidIn(who, 5_000)
    const { id } = await ask(who, 8_000)
    await pay(id)
    await dispute(paid, 'funds_withdrawn')
    await refundParts(id)
    const [mine] = (await who.call('GET /withdrawals')).items
    expect(mine).toMatchObject({ stage: 'rejected', parts: [{ stage: 'refused' }, { stage: 'refused' }] })
    expect(await funds(who)).toMatchObject({ available: 5_000, withdrawing: 0, owed: 0 })
    expect(await kinds(who)).toContain('withdrawal_held_back')
    // The held part was not refused by its provider, so it can be refunded there once the dispute is decided.
    await dispute(paid, 'closed')
    expect(await ask(who, 5_000)).toMatchObject({ by_hand_fen: 0, parts: [{ amount_fen: 5_000 }] })
  })

  test('of exactly the disputed amount does not delay the dispute', async () => {
    const who = await newShopper()
    const paid = await paidIn(who, 5_000)
    await ask(who, 5_000)
    await dispute(paid, 'funds_withdrawn', { amount: paid.payMinor - paid.feeMinor })
    // Of the excess that the provider gave back, its own fee counts first.
    const { withdrawing, owed } = await funds(who)
    expect(withdrawing).toBe(5_000)
    expect(owed).toBeGreaterThan(4_500)
  })

  test('to be paid manually is held, and rejected by finance', async () => {
    const who = await newShopper()
    const old = await paidIn(who, 5_000)
    await world.db
      .updateTable('recharges')
      .set({ succeeded_at: new Date(now().getTime() - 200 * 86_400_000) })
      .where('id', '=', old.id)
      .execute()
    const payout = { method: 'paypal', name: 'Di', account: 'di@example.com', details: '' } as const
    const { id } = await who.call('POST /withdrawals', {
      body: { amount_fen: 5_000, password: PASSWORD, payout },
    })
    await given.later(world, { hours: 24 })
    await pay(id)
    await dispute(old, 'funds_withdrawn')
    const byHand = fin.call('POST /staff/withdrawals/{id}/pay_by_hand', {
      params: { id },
      body: { reference: 'P-1' },
    })
    expect((await expectRefusal(byHand, 'transition_not_allowed')).reason).toBe('debt_open')
    expect(await reject(id)).toMatchObject({ stage: 'rejected' })
    expect(await funds(who)).toMatchObject({ available: 0, withdrawing: 0, owed: 0 })
  })
})

describe('a recharge that was withdrawn through its provider and is also disputed', () => {
  test('is owed as far as it was given back twice, and finance is notified', async () => {
    const who = await newShopper()
    const paid = await paidIn(who, 10_000)
    const { id } = await ask(who, 10_000)
    await pay(id)
    await refundParts(id)
    expect(await funds(who)).toMatchObject({ available: 0, withdrawing: 0, owed: 0 })
    await dispute(paid, 'funds_withdrawn')
    expect(await funds(who)).toMatchObject({ available: 0, owed: 10_000 })
    expect(await debtOf(who)).toMatchObject({ owed_fen: 10_000 })
    const { items } = await fin.call('GET /staff/reconciliation', { query: { limit: 100 } })
    const found = items.filter((item) => item.recharge_id === paid.id)
    expect(found.map((item) => item.kind).toSorted()).toEqual(['beyond_credit', 'short'])
    expect(found.find((item) => item.kind === 'beyond_credit')).toMatchObject({
      ours_minor: paid.payMinor,
      theirs_minor: 2 * paid.payMinor - paid.feeMinor,
    })
    const acts = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', paid.id)
      .select(['action', 'staff_id'])
      .execute()
    expect(acts).toEqual([{ action: 'recharge_beyond_credit', staff_id: null }])
    expect(await checkBooks(world.db)).toEqual([])
    await dispute(paid, 'funds_reinstated', { status: 'won' })
    expect(await funds(who)).toMatchObject({ available: 0, owed: 0, disputed: false })
  })

  test('in parts, by refund and by dispute, is owed only as far as too much was given back', async () => {
    const who = await newShopper()
    const paid = await paidIn(who, 10_000)
    const { id } = await ask(who, 4_000)
    await pay(id)
    await refundParts(id)
    const net = paid.payMinor - paid.feeMinor
    await dispute(paid, 'funds_withdrawn', { amount: Math.floor(net / 2), id: 'du_half' })
    await dispute(paid, 'funds_withdrawn', { amount: paid.payMinor, id: 'du_whole' })
    const { available, owed } = await funds(who)
    // 40.00, 50.00 and 100.00 were given back of 100.00, in cents of 6.71 fen.
    expect(available).toBe(0)
    expect(Math.abs(owed - 9_000)).toBeLessThan(10)
  })

  test('the database refuses to refund more than that, and a changed amount', async () => {
    const who = await newShopper()
    const paid = await paidIn(who, 10_000)
    const { id } = await ask(who, 9_000)
    const [part] = await world.db
      .selectFrom('recharge_refunds')
      .where('withdrawal_id', '=', id)
      .selectAll()
      .execute()
    const again = world.db
      .insertInto('recharge_refunds')
      .values({
        recharge_id: paid.id,
        withdrawal_id: id,
        stage: 'waiting',
        stage_at: now(),
        amount_minor: 100,
        amount_fen: 1_001,
        created_at: now(),
      })
      .execute()
    await expect(again).rejects.toThrow(/does not give back more/)
    const changed = world.db
      .updateTable('recharge_refunds')
      .set({ amount_fen: 1 })
      .where('id', '=', part!.id)
      .execute()
    await expect(changed).rejects.toThrow(/stays what it was/)
    await reject(id)
  })
})

test('a single movement larger than the whole payment is not a debt of the shopper, but a mistake reported to finance', async () => {
  const who = await newShopper()
  const paid = await paidIn(who, 5_000)
  await dispute(paid, 'funds_withdrawn', { amount: paid.payMinor + 1 })
  expect(await funds(who)).toMatchObject({ available: 5_000, owed: 0 })
  const { items } = await fin.call('GET /staff/webhooks', { query: { state: 'unexpected' } })
  expect(items.length).toBeGreaterThan(0)
})

test('debts are shown to finance only, longest first', async () => {
  const { items, total_fen } = await fin.call('GET /staff/debts', { query: { limit: 100 } })
  expect(items.map((item) => item.since)).toEqual(items.map((item) => item.since).toSorted())
  expect(items.reduce((sum, item) => sum + item.owed_fen, 0)).toBe(total_fen)
  const first = await fin.call('GET /staff/debts', { query: { limit: 1 } })
  const next = await fin.call('GET /staff/debts', { query: { limit: 1, cursor: first.next_cursor! } })
  expect([first.items[0], next.items[0]]).toEqual(items.slice(0, 2))
  await expectRefusal(buyer.call('GET /staff/debts'), 'forbidden')
})
