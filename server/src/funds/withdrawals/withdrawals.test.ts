import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { checkBooks } from '../../checks/books.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../../test/world.ts'
import { readSettings } from '../../site/public.ts'
import { alipayFake } from '../alipay/alipay.test-support.ts'
import { type Fake, type Hook, SILENCE_MS } from '../fake.test-support.ts'
import { paypalFake } from '../paypal/paypal.test-support.ts'
import { stripeFake } from '../stripe/stripe.test-support.ts'

const now = () => world.clock.now()
const stripe = stripeFake(now)
const fakes: Fake[] = [stripe, paypalFake(now), alipayFake(now)]
const world = testWorld({
  env: () => ({
    PAYMENT_TIMEOUT_MS: String(SILENCE_MS),
    ...Object.assign({}, ...fakes.map((fake) => fake.env())),
  }),
})
let fin: Person
let buyer: Person
let count = 0

beforeAll(async () => {
  fin = await world.staff('fin', ['finance'])
  buyer = await world.staff('buyer', ['buyer'])
})
beforeEach(() => world.clock.advance({ minutes: 1 }))

const BANK = {
  method: 'bank_transfer',
  name: 'Ana Lim',
  account: 'DE02 1203 0000 0000 2020 51',
  details: 'BYLADEM1001',
} as const

const newShopper = () => world.shopper(`p${++count}`)
const ask = (who: Person, amount_fen: number, more: object = {}, idempotencyKey: string = randomUUID()) =>
  who.call('POST /withdrawals', { body: { amount_fen, password: PASSWORD, ...more } }, { idempotencyKey })
const pay = (id: string) => fin.call('POST /staff/withdrawals/{id}/pay', { params: { id }, body: {} })
const byHand = (id: string) =>
  fin.call('POST /staff/withdrawals/{id}/pay_by_hand', { params: { id }, body: { reference: 'SEPA 4711' } })
const reject = (id: string) =>
  fin.call('POST /staff/withdrawals/{id}/reject', { params: { id }, body: { reason: 'The name differs.' } })
const refundParts = (withdrawalId: string) => world.runJob('refund-parts', { withdrawalId })
const mine = async (who: Person, id: string) =>
  (await who.call('GET /withdrawals')).items.find((item) => item.id === id)!
const funds = async (who: Person) => {
  const { available_fen, withdrawing_fen } = await who.call('GET /funds')
  return [available_fen, withdrawing_fen]
}

async function deliver(fake: Fake, hooks: readonly Hook[]): Promise<void> {
  for (const hook of hooks) {
    const { statusCode } = await world.inject({ method: 'POST', url: `/api/v1/webhooks/${fake.id}`, ...hook })
    expect(statusCode).toBe(200)
  }
  await given.processWebhooks(world)
}

/** Pays money in through a provider; returns the provider's order. */
async function paidIn(who: Person, fake: Fake, credit_fen: number) {
  const made = await who.call('POST /recharges', {
    body: { method: fake.id, currency: fake.currency, credit_fen },
  })
  const ref = fake.open(made.provider_url!)
  await deliver(fake, fake.pay(ref))
  world.clock.advance({ minutes: 1 })
  return { ref, netMinor: made.pay_minor - made.fee_minor }
}

describe.each(fakes.map((fake) => [fake.id, fake] as const))('a withdrawal through %s', (_, fake) => {
  test('of a part, then of the rest: the parts add up to the payment, less the fee', async () => {
    const ana = await newShopper()
    const { ref, netMinor } = await paidIn(ana, fake, 10_000)
    const first = await ask(ana, 2_500)
    expect(first).toMatchObject({
      stage: 'requested',
      by_hand_fen: 0,
      parts: [{ amount_fen: 2_500, stage: 'waiting' }],
    })
    expect(await funds(ana)).toEqual([7_500, 2_500])
    expect(await pay(first.id)).toMatchObject({ stage: 'paying' })
    await refundParts(first.id)
    await refundParts(first.id)
    expect(await mine(ana, first.id)).toMatchObject({ stage: 'paid', parts: [{ stage: 'done' }] })
    expect(fake.refundedMinor(ref)).toBe(Math.floor(netMinor / 4))
    const second = await ask(ana, 7_500)
    await pay(second.id)
    await refundParts(second.id)
    // Events about refunds that we requested change nothing, and are never mistaken for refunds by the
    // provider.
    await deliver(fake, [...fake.refundHooks(ref), ...fake.refundHooks(ref)])
    expect(fake.refundedMinor(ref)).toBe(netMinor)
    expect(await funds(ana)).toEqual([0, 0])
    const kinds = (await messagesOf(ana)).map((message) => message.kind)
    expect(kinds.filter((kind) => kind === 'withdrawal_paid')).toHaveLength(2)
  })

  test('is refunded once by a provider that accepted the request and then timed out', async () => {
    const ana = await newShopper()
    const { ref, netMinor } = await paidIn(ana, fake, 10_000)
    const { id } = await ask(ana, 10_000)
    await pay(id)
    fake.fail('takes and hangs up')
    await expect(refundParts(id)).rejects.toThrow(/not answered/)
    expect(await mine(ana, id)).toMatchObject({ stage: 'paying' })
    expect(await funds(ana)).toEqual([0, 10_000])
    await refundParts(id)
    expect(await mine(ana, id)).toMatchObject({ stage: 'paid' })
    expect(fake.refundedMinor(ref)).toBe(netMinor)
  })

  test('is settled by a webhook that arrives before the response, or the webhook waits for the response', async () => {
    const ana = await newShopper()
    const { ref } = await paidIn(ana, fake, 10_000)
    const { id } = await ask(ana, 10_000)
    await pay(id)
    fake.fail('takes and never answers')
    await refundParts(id).catch(() => undefined)
    await deliver(fake, fake.refundHooks(ref))
    expect(await mine(ana, id)).toMatchObject({ stage: 'paid' })
    await refundParts(id)
    expect(await funds(ana)).toEqual([0, 0])
  })

  test('refused by the provider is paid manually if the shopper named an account, or else returns to the balance', async () => {
    const ana = await newShopper()
    await paidIn(ana, fake, 10_000)
    const first = await ask(ana, 4_000, { payout: BANK })
    await pay(first.id)
    fake.fail('refuses')
    await refundParts(first.id)
    expect(await mine(ana, first.id)).toMatchObject({
      stage: 'paying',
      by_hand_fen: 4_000,
      parts: [{ stage: 'refused' }],
    })
    // An account that is used for the first time is held for a day.
    expect((await expectRefusal(byHand(first.id), 'transition_not_allowed')).reason).toBe('withdrawal_held')
    await given.later(world, { hours: 24 })
    expect(await byHand(first.id)).toMatchObject({ stage: 'paid', by_hand_reference: 'SEPA 4711' })
    // The provider is not called again: the next withdrawal is paid manually from the start.
    expect((await expectRefusal(ask(ana, 6_000), 'invalid_input')).fields).toHaveProperty('payout')
    expect(await funds(ana)).toEqual([6_000, 0])

    const bo = await newShopper()
    await paidIn(bo, fake, 10_000)
    const second = await ask(bo, 10_000)
    await pay(second.id)
    fake.fail('refuses')
    await refundParts(second.id)
    expect(await mine(bo, second.id)).toMatchObject({ stage: 'rejected' })
    expect(await funds(bo)).toEqual([10_000, 0])
  })
})

test('goes to the newest payment first, and is paid manually as far as payments do not suffice', async () => {
  const ana = await newShopper()
  await paidIn(ana, fakes[1]!, 5_000)
  await paidIn(ana, stripe, 5_000)
  const plan = await ana.call('POST /withdrawals/preview', { body: { amount_fen: 7_000 } })
  expect(plan.parts.map((part) => [part.provider, part.amount_fen])).toEqual([
    ['stripe', 5_000],
    ['paypal', 2_000],
  ])
  world.clock.advance({ days: 181 })
  const later = await given.loggedInAgain(world, ana)
  expect(await later.call('POST /withdrawals/preview', { body: { amount_fen: 7_000 } })).toMatchObject({
    parts: [],
    by_hand_fen: 7_000,
  })
  await expectRefusal(
    later.call('POST /withdrawals/preview', { body: { amount_fen: 10_001 } }),
    'insufficient_balance',
  )
  fin = await staffAgain('fin')
  buyer = await staffAgain('buyer')
  const { id } = await ask(later, 7_000, { payout: BANK })
  await expectRefusal(byHand(id), 'transition_not_allowed')
  await given.later(world, { hours: 24 })
  await pay(id)
  await refundParts(id)
  expect(await byHand(id)).toMatchObject({ stage: 'paid' })
  await expectRefusal(byHand(id), 'transition_not_allowed')
  expect(await funds(later)).toEqual([3_000, 0])
})

test('requires the password, is limited to the balance, and is created once', async () => {
  const ana = await newShopper()
  await paidIn(ana, stripe, 5_000)
  expect(
    (await expectRefusal(ask(ana, 1_000, { password: 'wrong1' }), 'invalid_input')).fields,
  ).toHaveProperty('password')
  await expectRefusal(ask(ana, 5_001), 'insufficient_balance')
  for (const amount of [99, -1, 1.5, 1e30]) await expectRefusal(ask(ana, amount), 'invalid_input')
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 3 }, () => ask(ana, 2_000, {}, key)))
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
  expect(await funds(ana)).toEqual([3_000, 2_000])
  await expectRefusal(ask(ana, 2_001, {}, key), 'idempotency_key_reused')
  const race = await Promise.allSettled(Array.from({ length: 4 }, () => ask(ana, 2_000)))
  expect(race.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1)
  expect(await funds(ana)).toEqual([1_000, 4_000])
  const unverified = await world.shopper('unverified', { verified: false })
  await expectRefusal(ask(unverified, 1_000), 'email_not_verified')
})

test('if rejected, returns to the balance, with the reason; it is decided only once', async () => {
  const ana = await newShopper()
  await paidIn(ana, stripe, 5_000)
  const { id } = await ask(ana, 5_000)
  await expectRefusal(
    buyer.call('POST /staff/withdrawals/{id}/reject', { params: { id }, body: { reason: 'x' } }),
    'forbidden',
  )
  const decided = await Promise.allSettled([pay(id), reject(id), pay(id), reject(id)])
  expect(decided.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1)
  const other = await ask(ana, (await funds(ana))[0]! || 100).catch(() => undefined)
  if (other) {
    expect(await reject(other.id)).toMatchObject({ stage: 'rejected', reason: 'The name differs.' })
    await expectRefusal(pay(other.id), 'transition_not_allowed')
    const notices = (await messagesOf(ana)).filter((message) => message.subject_id === other.id)
    expect(notices.map((message) => message.kind)).toContain('withdrawal_rejected')
  }
  await refundParts(id)
  const [available, withdrawing] = await funds(ana)
  expect(withdrawing).toBe(0)
  expect([0, 5_000]).toContain(available)
})

test('is held for a day after the email address was changed', async () => {
  const ana = await newShopper()
  await paidIn(ana, stripe, 5_000)
  await world.db.updateTable('shoppers').set({ email_changed_at: now() }).where('id', '=', ana.id).execute()
  const { id, held_until } = await ask(ana, 5_000)
  expect(held_until).toBe(new Date(now().getTime() + 86_400_000).toISOString())
  expect((await expectRefusal(pay(id), 'transition_not_allowed')).reason).toBe('withdrawal_held')
  world.clock.advance({ hours: 24 })
  fin = await staffAgain('fin')
  expect(await pay(id)).toMatchObject({ stage: 'paying' })
  await refundParts(id)
})

test('a refund that bounced returns to the balance', async () => {
  const ana = await newShopper()
  const { ref } = await paidIn(ana, stripe, 5_000)
  const { id } = await ask(ana, 5_000)
  await pay(id)
  await refundParts(id)
  expect(await funds(ana)).toEqual([0, 0])
  const bounced = stripe.refundHooks(ref).map(({ payload }) => payload.replace('"succeeded"', '"failed"'))
  for (const payload of bounced) await deliver(stripe, [stripe.sign!(payload)])
  for (const payload of bounced) await deliver(stripe, [stripe.sign!(payload.replace('evt_', 'evt_b'))])
  expect(await funds(ana)).toEqual([5_000, 0])
  const notices = (await messagesOf(ana)).filter((message) => message.subject_id === id)
  expect(notices.map((message) => message.kind)).toContain('withdrawal_returned')
})

test('the shopper can cancel their own withdrawal until finance approves it', async () => {
  const ana = await newShopper()
  const bo = await newShopper()
  await paidIn(ana, stripe, 5_000)
  const { id } = await ask(ana, 4_000)
  const cancel = (who: Person) => who.call('POST /withdrawals/{id}/cancel', { params: { id }, body: {} })
  await expectRefusal(cancel(bo), 'not_found')
  expect(await cancel(ana)).toMatchObject({ stage: 'cancelled', parts: [{ stage: 'refused' }] })
  expect(await funds(ana)).toEqual([5_000, 0])
  await expectRefusal(cancel(ana), 'transition_not_allowed')
  await expectRefusal(pay(id), 'transition_not_allowed')
  // A cancelled withdrawal can be requested again, and is refunded to its source.
  const again = await ask(ana, 5_000)
  expect(again).toMatchObject({ by_hand_fen: 0, parts: [{ amount_fen: 5_000 }] })
  await pay(again.id)
  await expectRefusal(
    ana.call('POST /withdrawals/{id}/cancel', { params: { id: again.id }, body: {} }),
    'transition_not_allowed',
  )
  await refundParts(again.id)
})

test('cancelled with a part to be paid manually, it leaves the books balanced', async () => {
  const ana = await newShopper()
  await paidIn(ana, stripe, 5_000)
  world.clock.advance({ days: 181 })
  const later = await given.loggedInAgain(world, ana)
  const { id, by_hand_fen } = await ask(later, 4_000, { payout: BANK })
  expect(by_hand_fen).toBe(4_000)
  await later.call('POST /withdrawals/{id}/cancel', { params: { id }, body: {} })
  expect(await checkBooks(world.db)).toEqual([])
  fin = await staffAgain('fin')
  buyer = await staffAgain('buyer')
})

test('a large one is approved by one person and paid by another', async () => {
  const eve = await world.staff('eve', ['finance'])
  const ana = await newShopper()
  await paidIn(ana, stripe, 9_000)
  await given.limits(world, 'withdrawal', { aloneFen: 4_999 })
  const small = await ask(ana, 4_000)
  expect(await pay(small.id)).toMatchObject({ stage: 'paying', two_people: false })
  const large = await ask(ana, 5_000)
  expect(await pay(large.id)).toMatchObject({
    stage: 'requested',
    two_people: true,
    approved_by_name: 'fin',
    decided_by_name: null,
  })
  await expectRefusal(pay(large.id), 'transition_not_allowed')
  const second = await eve.call('POST /staff/withdrawals/{id}/pay', { params: { id: large.id }, body: {} })
  expect(second).toMatchObject({ stage: 'paying', approved_by_name: 'fin', decided_by_name: 'eve' })
  await refundParts(small.id)
  await refundParts(large.id)
  expect(await funds(ana)).toEqual([0, 0])
  await given.noLimits(world, 'withdrawal')
})

test('finance finds a recharge by any of its details, with its refunds', async () => {
  const ana = await newShopper()
  await paidIn(ana, stripe, 5_000)
  const [made] = (await ana.call('GET /recharges')).items
  const { id } = await ask(ana, 2_000)
  await pay(id)
  await refundParts(id)
  const find = async (query: { q: string }) => (await fin.call('GET /staff/recharges', { query })).items
  expect(await find({ q: made!.number.toLowerCase() })).toMatchObject([
    { id: made!.id, shopper: { email: ana.email }, returned_fen: 2_000, for_payment: false },
  ])
  expect((await find({ q: ana.email })).map((item) => item.id)).toEqual([made!.id])
  expect(await find({ q: 'nobody at all' })).toEqual([])
  const found = await fin.call('GET /staff/recharges/{id}', { params: { id: made!.id } })
  expect(found).toMatchObject({ paid: [], returns: [{ amount_fen: 2_000, stage: 'done' }] })
  expect(await find({ q: found.payment_ref! })).toHaveLength(1)
  const follow = fin.call('POST /staff/recharges/{id}/follow', { params: { id: made!.id }, body: {} })
  await expectRefusal(follow, 'transition_not_allowed')
  const open = await ana.call('POST /recharges', {
    body: { method: 'stripe', currency: 'USD', credit_fen: 1_000 },
  })
  await fin.call('POST /staff/recharges/{id}/follow', { params: { id: open.id }, body: {} })
})

test('in a currency that its provider takes in whole units goes back in whole units, all of it or a part', async () => {
  const paypal = fakes[1]!
  const { currencies } = await readSettings(world.db)
  await given.settings(world, { currencies: [...new Set([...currencies, 'TWD'])] })
  const who = await newShopper()
  const made = await who.call('POST /recharges', {
    body: { method: 'paypal', currency: 'TWD', credit_fen: 12_345 },
  })
  await deliver(paypal, paypal.pay(paypal.open(made.provider_url!)))
  for (const fen of [5_000, 7_345]) {
    const { id } = await ask(who, fen)
    await pay(id)
    await refundParts(id)
    expect(await mine(who, id)).toMatchObject({ stage: 'paid', parts: [{ stage: 'done', amount_fen: fen }] })
  }
  expect(await funds(who)).toEqual([0, 0])
  expect(await checkBooks(world.db)).toEqual([])
})

test('finance sees pending withdrawals with their shopper and destination', async () => {
  const ana = await newShopper()
  await paidIn(ana, stripe, 5_000)
  const { id } = await ask(ana, 5_000, { payout: BANK })
  const { items } = await fin.call('GET /staff/withdrawals')
  expect(items.find((item) => item.id === id)).toMatchObject({ shopper: { email: ana.email }, payout: BANK })
  await reject(id)
  expect((await fin.call('GET /staff/withdrawals')).items.some((item) => item.id === id)).toBe(false)
  const { items: rejected } = await fin.call('GET /staff/withdrawals', { query: { stage: 'rejected' } })
  expect(rejected.some((item) => item.id === id)).toBe(true)
  const bo = await newShopper()
  expect((await bo.call('GET /withdrawals')).items).toEqual([])
})

async function staffAgain(name: string): Promise<Person> {
  const email = `${name}@longhaul.test`
  const { staff_token } = await world.caller()('POST /staff/login', {
    body: { email, password: 'correct horse battery' },
  })
  return { id: '', email, call: world.caller(staff_token), token: staff_token }
}
