import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { PASSWORD, type Person, STAFF_PASSWORD, expectRefusal, testWorld } from '../../../test/world.ts'
import { alipayFake } from '../alipay/alipay.test-support.ts'
import type { Fake, Hook } from '../fake.test-support.ts'
import { paypalFake } from '../paypal/paypal.test-support.ts'
import { stripeFake } from '../stripe/stripe.test-support.ts'

const now = () => world.clock.now()
const fakes: Fake[] = [stripeFake(now), paypalFake(now), alipayFake(now)]
const world = testWorld({ env: () => Object.assign({}, ...fakes.map((fake) => fake.env())) })
let ana: Person
let fin: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  await world.staff('fin', ['finance'])
  // Nothing happened before the day on which the tests start.
  await tomorrow()
})
beforeEach(() => world.clock.advance({ minutes: 5 }))

/** Moves to the next day at the same hour, logs everyone in again, and reconciles the day before. */
async function tomorrow(): Promise<void> {
  world.clock.advance({ days: 1 })
  ana = await given.loggedInAgain(world, ana)
  const { staff_token } = await world.caller()('POST /staff/login', {
    body: { email: 'fin@longhaul.test', password: STAFF_PASSWORD },
  })
  fin = { id: '', email: '', token: staff_token, call: world.caller(staff_token) }
  await world.runJob('reconcile', {})
}

async function deliver(fake: Fake, hooks: readonly Hook[]): Promise<void> {
  for (const hook of hooks)
    await world.inject({ method: 'POST', url: `/api/v1/webhooks/${fake.id}`, ...hook })
  await given.processWebhooks(world)
}

async function started(fake: Fake) {
  const made = await ana.call('POST /recharges', {
    body: { method: fake.id, currency: fake.currency, credit_fen: 10_000 },
  })
  return { ...made, ref: fake.open(made.provider_url!) }
}

const open = async (fake: Fake) =>
  (await fin.call('GET /staff/reconciliation', { query: { limit: 100 } })).items.filter(
    (item) => item.provider === fake.id,
  )

describe.each(fakes.map((fake) => [fake.id, fake] as const))('%s', (_, fake) => {
  test('a day on which both agree has no difference: payments, refunds by us, refunds by the provider', async () => {
    const made = await started(fake)
    await deliver(fake, fake.pay(made.ref))
    const { id } = await ana.call('POST /withdrawals', { body: { amount_fen: 2_000, password: PASSWORD } })
    await fin.call('POST /staff/withdrawals/{id}/pay', { params: { id }, body: {} })
    await world.runJob('refund-parts', { withdrawalId: id })
    await deliver(fake, fake.refundByItself(made.ref, 100))
    const before = await open(fake)
    await tomorrow()
    expect(await open(fake)).toEqual(before)
    const { checked } = await fin.call('GET /staff/reconciliation')
    expect(checked.find((row) => row.provider === fake.id)).toMatchObject({ movements: 3 })
  })

  test('a payment whose webhook was lost is credited once, and finance is notified', async () => {
    const made = await started(fake)
    const hooks = fake.pay(made.ref)
    if (fake.id === 'paypal') await world.runJob('follow-recharge', { rechargeId: made.id, round: 1 })
    await world.db
      .updateTable('webhook_events')
      .set({ processed_at: now() })
      .where('processed_at', 'is', null)
      .execute()
    const before = (await ana.call('GET /funds')).available_fen
    await tomorrow()
    await world.runJob('reconcile', {})
    await deliver(fake, hooks)
    expect((await ana.call('GET /recharges/{id}', { params: { id: made.id } })).stage).toBe('succeeded')
    // PayPal's money is captured only by our own call, so we know of it.
    const isLate = fake.id !== 'paypal'
    expect((await ana.call('GET /funds')).available_fen - before).toBe(isLate ? 10_000 : 0)
    const late = (await open(fake)).filter((item) => item.kind === 'found_late')
    expect(late.map((item) => item.recharge_number)).toEqual(isLate ? [made.number] : [])
  })

  test('a payment that was not started here is listed once, until it is settled', async () => {
    fake.addForeignPayment(4_200, now())
    await tomorrow()
    await world.db.deleteFrom('reconciliations').execute()
    await world.runJob('reconcile', {})
    const found = (await open(fake)).filter((item) => item.kind === 'not_in_books')
    expect(found).toMatchObject([{ theirs_minor: 4_200, ours_minor: null, recharge_id: null }])
    const settle = () =>
      fin.call('POST /staff/reconciliation/{id}/settle', {
        params: { id: found[0]!.id },
        body: { note: 'It belongs to the other shop.' },
      })
    expect(await settle()).toMatchObject({ note: 'It belongs to the other shop.' })
    await expectRefusal(settle(), 'transition_not_allowed')
    expect((await open(fake)).filter((item) => item.kind === 'not_in_books')).toEqual([])
    const { items } = await fin.call('GET /staff/reconciliation', { query: { settled: true } })
    expect(items.some((item) => item.id === found[0]!.id)).toBe(true)
  })

  test('a payment that the provider does not know, or knows differently, is listed', async () => {
    const strange = await started(fake)
    await deliver(fake, fake.pay(strange.ref, { amountMinor: strange.pay_minor - 1 }))
    const made = await started(fake)
    await deliver(fake, fake.pay(made.ref))
    // As if booked by mistake: the provider has the payment under another number.
    await world.db
      .updateTable('recharges')
      .set({ provider: `not ${fake.id}` })
      .where('id', '=', strange.id)
      .execute()
    await tomorrow()
    const differing = (await open(fake)).filter((item) => item.theirs_minor === strange.pay_minor - 1)
    expect(differing).toMatchObject([{ kind: 'not_in_books' }])
  })
})

test('an unavailable provider is checked again the next day, and does not delay the others', async () => {
  const [away, ...others] = fakes
  away!.addForeignPayment(7_700, now())
  away!.go('away')
  await expect(tomorrow()).rejects.toThrow('could not be reconciled')
  const { checked } = await fin.call('GET /staff/reconciliation')
  const dayOf = (fake: Fake) => checked.find((row) => row.provider === fake.id)?.day ?? ''
  for (const other of others) expect(dayOf(other) > dayOf(away!)).toBe(true)
  away!.go('back')
  await world.runJob('reconcile', {})
  expect((await open(away!)).some((item) => item.theirs_minor === 7_700)).toBe(true)
})

test('a payment with a different amount in the books is listed with both amounts', async () => {
  const paypal = fakes[1]!
  const made = await started(paypal)
  await deliver(paypal, paypal.pay(made.ref))
  const book = (pay_minor: number) =>
    world.db.updateTable('recharges').set({ pay_minor }).where('id', '=', made.id).execute()
  await book(made.pay_minor + 1)
  await tomorrow()
  await book(made.pay_minor)
  expect((await open(paypal)).find((item) => item.recharge_id === made.id)).toMatchObject({
    kind: 'amount_differs',
    ours_minor: made.pay_minor + 1,
    theirs_minor: made.pay_minor,
  })
})
