import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { watchAnswers } from '../../test/described-answers.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { alipayFake } from './alipay/alipay.test-support.ts'
import { type Fake, type Hook, SILENCE_MS } from './fake.test-support.ts'
import { paypalFake } from './paypal/paypal.test-support.ts'
import { stripeFake } from './stripe/stripe.test-support.ts'

/*
 * What must hold for every provider, against fake servers that use their protocols and signatures. Tests
 * specific to one provider are in its own folder.
 */

const now = () => world.clock.now()
const fakes: Fake[] = [stripeFake(now), paypalFake(now), alipayFake(now)]
watchAnswers()
const world = testWorld({
  manyAtOnce: true,
  env: () => ({
    PAYMENT_TIMEOUT_MS: String(SILENCE_MS),
    ...Object.assign({}, ...fakes.map((fake) => fake.env())),
  }),
})
let ana: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
})

const funds = () => ana.call('GET /funds')
const recharge = (id: string) => ana.call('GET /recharges/{id}', { params: { id } })
const lastOutcomes = async (count: number) =>
  (await world.db.selectFrom('webhook_events').select('outcome').orderBy('id', 'desc').limit(count).execute())
    .map((row) => row.outcome)
    .toReversed()

const send = async (fake: Fake, hook: Hook) => {
  const { statusCode, body } = await world.inject({
    method: 'POST',
    url: `/api/v1/webhooks/${fake.id}`,
    ...hook,
  })
  return { statusCode, body }
}

async function deliver(fake: Fake, hooks: readonly Hook[]): Promise<void> {
  for (const hook of hooks) expect((await send(fake, hook)).statusCode).toBe(200)
  await given.processWebhooks(world)
}

/** A recharge of 100.00 yuan whose page was opened. */
async function started(fake: Fake, currency = fake.currency) {
  const made = await ana.call(
    'POST /recharges',
    { body: { method: fake.id, currency, credit_fen: 10_000 } },
    { idempotencyKey: randomUUID() },
  )
  return { ...made, ref: fake.open(made.provider_url!) }
}

async function paid(fake: Fake) {
  const made = await started(fake)
  await deliver(fake, fake.pay(made.ref))
  return made
}

test('each is offered with the currencies that it supports', async () => {
  const { methods } = await ana.call('GET /payment_methods')
  expect(methods.map((method) => method.id)).toEqual(['stripe', 'paypal', 'alipay', 'sandbox'])
  expect(methods[2]?.currencies).toEqual(['CNY'])
  expect(methods[1]?.currencies).not.toContain('KWD')
})

describe.each(fakes.map((fake) => [fake.id, fake] as const))('%s', (_, fake) => {
  test('collects the quoted amount and credits the promised one, once', async () => {
    const before = await funds()
    const made = await started(fake)
    expect(made.stage).toBe('created')
    const hooks = fake.pay(made.ref)
    await deliver(fake, [...hooks, ...hooks])
    await deliver(fake, fake.pay(made.ref))
    expect(await recharge(made.id)).toMatchObject({ stage: 'succeeded', provider_url: null })
    expect((await funds()).available_fen - before.available_fen).toBe(10_000)
  })

  test('may send the same event sixteen times concurrently', async () => {
    const made = await started(fake)
    const before = await funds()
    const hook = fake.pay(made.ref).at(-1)!
    const answers = await Promise.all(Array.from({ length: 16 }, () => send(fake, hook)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    const ids = await world.db
      .selectFrom('webhook_events')
      .where('processed_at', 'is', null)
      .select('id')
      .execute()
    expect(ids).toHaveLength(1)
    await Promise.all(
      Array.from({ length: 4 }, () => world.runJob('process-webhook', { webhookEventId: ids[0]!.id })),
    )
    expect((await funds()).available_fen - before.available_fen).toBe(10_000)
  })

  test('is not trusted without a valid signature, and nothing is stored', async () => {
    const made = await started(fake)
    const hooks = fake.pay(made.ref)
    const count = async () => (await world.db.selectFrom('webhook_events').select('id').execute()).length
    const before = await count()
    for (const forged of fake.forged(hooks.at(-1)!))
      expect([(await send(fake, forged)).statusCode, forged.payload.slice(0, 60)]).toEqual([
        400,
        forged.payload.slice(0, 60),
      ])
    expect(await count()).toBe(before)
    expect((await recharge(made.id)).stage).toBe('created')
    await deliver(fake, hooks)
    expect((await recharge(made.id)).stage).toBe('succeeded')
  })

  test('may send events late and in the wrong order', async () => {
    const late = await started(fake)
    const before = await funds()
    world.clock.advance({ hours: 25 })
    ana = await given.loggedInAgain(world, ana)
    await world.runJob('expire-recharges', {})
    expect((await recharge(late.id)).stage).toBe('expired')
    const success = fake.pay(late.ref)
    await deliver(fake, success.toReversed())
    expect((await recharge(late.id)).stage).toBe('succeeded')
    expect((await funds()).available_fen - before.available_fen).toBe(10_000)

    const refused = await started(fake)
    const decline = fake.decline(refused.ref)
    await deliver(fake, decline)
    expect((await recharge(refused.id)).stage).toBe('failed')
    await deliver(fake, fake.pay(refused.ref))
    await deliver(fake, decline)
    expect((await recharge(refused.id)).stage).toBe('succeeded')
  })

  test('an amount other than the one requested is not credited', async () => {
    const made = await started(fake)
    const before = await funds()
    await deliver(fake, fake.pay(made.ref, { amountMinor: made.pay_minor - 1 }))
    expect(await recharge(made.id)).toMatchObject({ stage: 'failed', failure: 'amount_differs' })
    expect(await funds()).toEqual(before)
  })

  test('an event that does not concern us is stored and changes nothing', async () => {
    const before = await funds()
    await deliver(fake, [fake.strange()])
    expect(await lastOutcomes(1)).toEqual(['no_concern'])
    expect(await funds()).toEqual(before)
  })

  test('a payment whose webhook never arrived is found by a query', async () => {
    const made = await started(fake)
    const before = await funds()
    await world.runJob('follow-recharge', { rechargeId: made.id, round: 1 })
    expect((await recharge(made.id)).stage).toBe('created')
    const hooks = fake.pay(made.ref)
    await world.runJob('follow-recharge', { rechargeId: made.id, round: 1 })
    expect((await recharge(made.id)).stage).toBe('succeeded')
    await deliver(fake, hooks)
    expect((await funds()).available_fen - before.available_fen).toBe(10_000)
  })

  test('accepts only its supported currencies', async () => {
    const body = { method: fake.id, currency: fake.untaken, credit_fen: 10_000 }
    expect(
      (await expectRefusal(ana.call('POST /recharges/preview', { body }), 'invalid_input')).fields,
    ).toHaveProperty('currency')
  })

  test('money that it refunded on its own leaves the balance, part by part, each once', async () => {
    const made = await paid(fake)
    const before = await funds()
    const net = made.pay_minor - made.fee_minor
    const first = fake.refundByItself(made.ref, Math.floor(net / 4))
    await deliver(fake, first)
    const partly = await funds()
    const taken = before.available_fen - partly.available_fen
    expect(taken).toBeGreaterThanOrEqual(2_490)
    expect(taken).toBeLessThanOrEqual(2_510)
    await deliver(fake, fake.refundByItself(made.ref, made.pay_minor - Math.floor(net / 4)))
    await deliver(fake, first)
    expect(before.available_fen - (await funds()).available_fen).toBe(10_000)
    expect((await recharge(made.id)).stage).toBe('succeeded')
    const notices = (await messagesOf(ana)).filter((message) => message.subject_id === made.id)
    expect(notices.filter((message) => message.kind === 'recharge_taken_back')).toHaveLength(2)
  })

  test('a refund of money already spent never makes the balance negative', async () => {
    const made = await paid(fake)
    const order = await given.anOrder(ana, {
      line: { unit_price_fen: Math.floor((await funds()).available_fen * 0.93) },
    })
    await given.aPaidOrderOf(ana, order)
    const before = await funds()
    expect(before.available_fen).toBeLessThan(10_000)
    await deliver(fake, fake.refundByItself(made.ref, made.pay_minor))
    expect((await funds()).available_fen).toBe(0)
    const { short_fen } = await world.db
      .selectFrom('recharge_refunds')
      .where('recharge_id', '=', made.id)
      .select('short_fen')
      .executeTakeFirstOrThrow()
    expect(short_fen).toBe(10_000 - before.available_fen)
    await given.money(world, ana, 10_000)
  })
})

describe.each(fakes.slice(0, 2).map((fake) => [fake.id, fake] as const))(
  '%s, asked for a page',
  (_, fake) => {
    // The newest recharge is identified by its time.
    beforeEach(() => world.clock.advance({ minutes: 1 }))

    const start = (key: string, credit_fen = 20_000) =>
      ana.call(
        'POST /recharges',
        { body: { method: fake.id, currency: 'USD', credit_fen } },
        { idempotencyKey: key },
      )

    test.each(['takes and hangs up', 'takes and never answers', 'down'] as const)(
      'that %s is called again with the same key, and has one order',
      async (fault) => {
        const key = randomUUID()
        const before = fake.orderCount()
        fake.fail(fault)
        expect((await expectRefusal(start(key), 'try_again')).message).not.toBe('')
        const [{ id } = { id: '' }] = (await ana.call('GET /recharges')).items
        expect(await recharge(id)).toMatchObject({ stage: 'created', provider_url: null })
        const again = await start(key)
        expect(again).toMatchObject({ id, stage: 'created' })
        expect(again.provider_url).toMatch(/^https:/)
        expect(fake.orderCount() - before).toBe(1)
        await deliver(fake, fake.pay(fake.open(again.provider_url!)))
        expect((await recharge(id)).stage).toBe('succeeded')
      },
    )

    test('that timed out is called again by a job', async () => {
      const before = fake.orderCount()
      fake.fail('takes and hangs up')
      await expectRefusal(start(randomUUID()), 'try_again')
      const [{ id } = { id: '' }] = (await ana.call('GET /recharges')).items
      await world.runJob('follow-recharge', { rechargeId: id, round: 0 })
      expect((await recharge(id)).provider_url).toMatch(/^https:/)
      expect(fake.orderCount() - before).toBe(1)
    })

    test('that refuses for good ends the recharge and the payment that waits for it', async () => {
      const key = randomUUID()
      fake.fail('refuses')
      expect((await expectRefusal(start(key), 'try_again')).reason).toBe('provider_refused')
      expect((await expectRefusal(start(key), 'try_again')).reason).toBe('provider_refused')
      expect((await ana.call('GET /recharges')).items[0]).toMatchObject({
        stage: 'failed',
        failure: 'refused',
      })

      const bo = await world.shopper(`bo-${fake.id}`)
      const order = await given.anOrder(bo)
      fake.fail('refuses')
      const pay = bo.call('POST /payments', {
        body: { order_ids: [order.id], method: fake.id, currency: 'USD', expected_total_fen: order.totalFen },
      })
      expect((await expectRefusal(pay, 'try_again')).reason).toBe('provider_refused')
      await given.processWebhooks(world)
      const [payment] = await world.db
        .selectFrom('payments')
        .where('shopper_id', '=', bo.id)
        .selectAll()
        .execute()
      expect(payment).toMatchObject({ stage: 'failed', failure: 'refused' })
    })

    test('leads a payment to its page, and the payment is made when the money arrives', async () => {
      const cleo = await world.shopper(`cleo-${fake.id}`)
      const order = await given.anOrder(cleo)
      const body = {
        order_ids: [order.id],
        method: fake.id,
        currency: 'USD',
        expected_total_fen: order.totalFen,
      }
      const key = { idempotencyKey: randomUUID() }
      fake.fail('takes and hangs up')
      await expectRefusal(cleo.call('POST /payments', { body }, key), 'try_again')
      const payment = await cleo.call('POST /payments', { body }, key)
      await deliver(fake, fake.pay(fake.open(payment.provider_url!)))
      expect((await cleo.call('GET /payments/{id}', { params: { id: payment.id } })).stage).toBe('succeeded')
      expect((await cleo.call('GET /funds')).available_fen).toBe(0)
    })
  },
)
