import { HOLDS_SHOWN } from '@longhaul/contract/funds/funds.ts'
import { charge } from '@longhaul/domain/money/charge.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
})

const recharge = (who: Person, currency = 'CNY', credit_fen = 10_000) =>
  who.call('POST /recharges', { body: { method: 'sandbox', currency, credit_fen } })

/** Ana's notices about a recharge. */
const noticesAbout = async (id: string) =>
  (await messagesOf(ana)).filter((message) => message.subject_id === id)

describe('a quote', () => {
  const quote = (currency: string, credit_fen = 100_000, method = 'sandbox') =>
    ana.call('POST /recharges/preview', { body: { method, currency, credit_fen } })

  test('is the amount at the market rate less our margin, plus the provider’s fee', async () => {
    // 1000.00 yuan / (6.707783591 × 0.98) = 152.12 dollars and a bit; (152.13 + 0.30) / 0.97 = 157.15.
    expect(await quote('USD')).toEqual({
      currency: 'USD',
      pay_minor: 15_715,
      fee_minor: 502,
      credit_fen: 100_000,
      rate: '6.573628',
      rate_quoted_on: '2026-09-29',
    })
  })

  test('is to the last digit what pages show after ≈, in each currency', async () => {
    const { rates } = await ana.call('GET /exchange_rate')
    for (const rate of rates)
      for (const fen of [100, 13_222, 100_000]) {
        const { pay_minor: payMinor, fee_minor: feeMinor } = await quote(rate.currency, fen)
        const terms = {
          currency: rate.currency,
          rateNanos: rate.rate_nanos,
          creditNanos: rate.credit_nanos,
          feePerMille: rate.fee_per_mille,
          feeFixedMinor: rate.fee_fixed_minor,
          stepMinor: rate.pay_step_minor,
        }
        expect(charge(fen, terms), rate.currency).toEqual({ payMinor, feeMinor })
      }
  })

  test('of yuan has no rate and no margin', async () => {
    expect(await quote('CNY')).toMatchObject({ pay_minor: 103_299, fee_minor: 3_299, rate: '1.000000' })
  })

  test('of yen is in whole yen', async () => {
    const { pay_minor, fee_minor } = await quote('JPY')
    expect(Number.isInteger(pay_minor)).toBe(true)
    expect(pay_minor - fee_minor).toBeGreaterThan(20_000)
    expect(pay_minor - fee_minor).toBeLessThan(30_000)
  })

  test('is refused for currencies and providers not on offer', async () => {
    expect((await expectRefusal(quote('XAU'), 'invalid_input')).fields).toHaveProperty('currency')
    expect((await expectRefusal(quote('USD', 0), 'invalid_input')).fields).toHaveProperty('credit_fen')
    await expectRefusal(quote('USD', 100_000, 'paypal'), 'not_found')
  })
})

describe('a recharge', () => {
  test('credits exactly the quoted amount once the provider confirms it, and stores how it was calculated', async () => {
    const before = await ana.call('GET /funds')
    const started = await recharge(ana, 'USD', 65_736)
    expect(started).toMatchObject({
      stage: 'created',
      currency: 'USD',
      credit_fen: 65_736,
      succeeded_at: null,
    })
    expect(started.provider_url).toMatch(/^http:\/\/shop\.test\/sandbox-pay\/checkouts\//)
    expect(await ana.call('GET /funds')).toEqual(before)

    await given.theProviderSays(world, 'paid', { rechargeId: started.id })
    const done = await ana.call('GET /recharges/{id}', { params: { id: started.id } })
    expect(done).toMatchObject({ stage: 'succeeded', provider_url: null, rate: '6.573628' })
    const after = await ana.call('GET /funds')
    expect(after.available_fen - before.available_fen).toBe(65_736)
    expect(await noticesAbout(started.id)).toMatchObject([{ kind: 'recharge_succeeded', amount_fen: 65_736 }])
    const stored = await world.db
      .selectFrom('recharges')
      .where('id', '=', started.id)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({
      rate_nanos: 6_707_783_591,
      margin_per_mille: 20,
      rate_quoted_on: '2026-09-29',
    })
  })

  test('that was declined changes no balance, and its shopper is notified', async () => {
    const before = await ana.call('GET /funds')
    const { id } = await recharge(ana)
    await given.theProviderSays(world, 'declined', { rechargeId: id })
    expect(await ana.call('GET /recharges/{id}', { params: { id } })).toMatchObject({
      stage: 'failed',
      failure: 'declined',
    })
    expect(await ana.call('GET /funds')).toEqual(before)
    expect(await noticesAbout(id)).toMatchObject([{ kind: 'recharge_failed' }])
  })

  test('is visible to its shopper only, and is listed page by page', async () => {
    const { id } = await recharge(ana)
    await expectRefusal(bo.call('GET /recharges/{id}', { params: { id } }), 'not_found')
    expect((await bo.call('GET /recharges')).items).toEqual([])
    const all = (await ana.call('GET /recharges')).items.map((row) => row.id)
    const first = await ana.call('GET /recharges', { query: { limit: 2 } })
    const rest = await ana.call('GET /recharges', { query: { cursor: first.next_cursor! } })
    expect([...first.items, ...rest.items].map((row) => row.id)).toEqual(all)
    await expectRefusal(ana.call('GET /recharges', { query: { cursor: 'nonsense' } }), 'invalid_input')
  })

  test('with the same idempotency key is started once; the key cannot be reused for another amount', async () => {
    const start = (credit_fen: number) =>
      ana.call(
        'POST /recharges',
        { body: { method: 'sandbox', currency: 'CNY', credit_fen } },
        { idempotencyKey: 'recharge-1' },
      )
    const [first, second] = await Promise.all([start(20_000), start(20_000)])
    expect(second).toEqual(first)
    expect(await start(20_000)).toEqual(first)
    await expectRefusal(start(20_001), 'idempotency_key_reused')
  })

  test('requires a verified email address, and a rate', async () => {
    const cleo = await world.shopper('cleo', { verified: false })
    await expectRefusal(recharge(cleo), 'email_not_verified')
    await world.db.deleteFrom('exchange_rates').where('currency', '=', 'SGD').execute()
    await expectRefusal(recharge(ana, 'SGD'), 'try_again')
    expect((await expectRefusal(recharge(ana, 'XAU'), 'invalid_input')).fields).toHaveProperty('currency')
    const unknown = { method: 'paypal', currency: 'CNY', credit_fen: 1_000 }
    await expectRefusal(ana.call('POST /recharges', { body: unknown }), 'not_found')
  })
})

describe('a recharge that is not paid', () => {
  test('expires, and is still credited if the money arrives later', async () => {
    const { id } = await recharge(bo)
    world.clock.advance({ hours: 25 })
    await world.runJob('expire-recharges', {})
    expect((await bo.call('GET /recharges/{id}', { params: { id } })).stage).toBe('expired')
    await given.theProviderSays(world, 'paid', { rechargeId: id })
    expect((await bo.call('GET /recharges/{id}', { params: { id } })).stage).toBe('succeeded')
    expect((await bo.call('GET /funds')).available_fen).toBe(10_000)
  })

  test('is credited at the rate of the day it is paid, with a message, once its page has expired', async () => {
    const lia = await world.shopper('lia')
    const noticesOf = async (id: string) =>
      (await messagesOf(lia)).filter((message) => message.subject_id === id)
    const due = await recharge(lia, 'USD', 65_736)
    const reported = await recharge(lia, 'USD', 65_736)
    world.clock.advance({ hours: 25 })
    // Paid in time, and reported late: its provider says so before it expires.
    await given.anEvent(world, 'paid', { rechargeId: reported.id })
    await world.runJob('expire-recharges', {})
    await world.runJob('expire-recharges', {})
    const [usd] = await world.db
      .selectFrom('exchange_rates')
      .where('currency', '=', 'USD')
      .orderBy('quoted_on', 'desc')
      .selectAll()
      .execute()
    const { id: _, ...row } = usd!
    const today = { ...row, quoted_on: '2026-10-30', rate_nanos: Math.floor(usd!.rate_nanos / 2) }
    await world.db.insertInto('exchange_rates').values(today).execute()
    await given.theProviderSays(world, 'paid', { rechargeId: due.id })
    const late = await lia.call('GET /recharges/{id}', { params: { id: due.id } })
    expect(late).toMatchObject({ stage: 'succeeded', rate: '3.286814' })
    expect(late.credit_fen).toBe(32_868)
    const [notice] = await noticesOf(due.id)
    expect(notice).toMatchObject({ kind: 'recharge_succeeded', amount_fen: 32_868 })
    expect(notice!.body).toContain('we used the rate of the day it was paid: USD 1 = CNY 3.286814')
    const [plain] = await noticesOf(reported.id)
    expect(plain).toMatchObject({ amount_fen: 65_736 })
    expect(plain!.body).not.toContain('expired')
    await world.db
      .deleteFrom('exchange_rates')
      .where('quoted_on', '=', '2026-10-30')
      .where('currency', '=', 'USD')
      .execute()
  })

  test.each([
    ['closed', (gone: Person) => gone.call('POST /account/close', { body: { password: PASSWORD } })],
    [
      'blocked',
      async (gone: Person) =>
        (await world.staff('bo', ['support'])).call('POST /staff/shoppers/{id}/block', {
          params: { id: gone.id },
          body: { reason: 'A stolen card' },
        }),
    ],
  ])('goes back to its source if its account was %s meanwhile, and finance is alerted', async (how, end) => {
    const gone = await world.shopper(how)
    const { id } = await recharge(gone)
    world.clock.advance({ hours: 25 })
    await world.runJob('expire-recharges', {})
    await end(gone)
    await given.theProviderSays(world, 'paid', { rechargeId: id })
    await world.runJobs()
    const row = await world.db
      .selectFrom('recharges')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ stage: 'succeeded', credit_fen: 10_000 })
    const backs = await world.db
      .selectFrom('recharge_refunds')
      .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_id')
      .where('recharge_id', '=', id)
      .select(['recharge_refunds.stage as refunded', 'withdrawals.stage', 'amount_minor'])
      .execute()
    expect(backs).toEqual([{ refunded: 'done', stage: 'paid', amount_minor: 10_000 }])
    const differences = await world.db
      .selectFrom('reconciliation_differences')
      .where('recharge_id', '=', id)
      .select(['kind', 'theirs_minor', 'settled_at'])
      .execute()
    expect(differences).toEqual([{ kind: 'account_ended', theirs_minor: row.pay_minor, settled_at: null }])
    const messages = await world.db
      .selectFrom('messages')
      .where('shopper_id', '=', gone.id)
      .select('kind')
      .execute()
    expect(messages.map(({ kind }) => kind)).not.toContain('recharge_succeeded')
    // Told again, nothing more happens.
    await given.theProviderSays(world, 'paid', { rechargeId: id })
    await world.runJobs()
    expect(
      await world.db.selectFrom('withdrawals').where('shopper_id', '=', gone.id).select('id').execute(),
    ).toHaveLength(1)
  })

  test('is queried first, so that a lost webhook loses no money', async () => {
    const eli = await world.shopper('eli')
    const paid = await recharge(eli)
    const declined = await recharge(eli)
    await given.anEvent(world, 'paid', { rechargeId: paid.id })
    await given.anEvent(world, 'declined', { rechargeId: declined.id })
    world.clock.advance({ hours: 25 })
    await world.runJob('expire-recharges', {})
    await world.runJob('expire-recharges', {})
    expect((await eli.call('GET /recharges/{id}', { params: { id: paid.id } })).stage).toBe('succeeded')
    expect((await eli.call('GET /recharges/{id}', { params: { id: declined.id } })).stage).toBe('failed')
    expect((await eli.call('GET /funds')).available_fen).toBe(10_000)
  })
})

describe('money on hold', () => {
  test('is listed for the newest fifty orders, newest first, and counted for all', async () => {
    const many = await world.shopper('many')
    const orders = []
    for (let count = 0; count < HOLDS_SHOWN + 2; count++) {
      world.clock.advance({ minutes: 1 })
      orders.push(await given.aPaidOrder(world, many))
    }
    const { holds, hold_count, hold_total_fen } = await many.call('GET /funds')
    expect(holds.map(({ id }) => id)).toEqual(
      orders
        .map(({ id }) => id)
        .toReversed()
        .slice(0, HOLDS_SHOWN),
    )
    expect(hold_count).toBe(HOLDS_SHOWN + 2)
    expect(hold_total_fen).toBe(orders.reduce((sum, { totalFen }) => sum + totalFen, 0))
  })

  test('is listed for photos of stored goods, until they are taken back', async () => {
    const owner = await world.shopper('owner')
    await given.money(world, owner, 10_000)
    const packer = await world.staff('wu', ['warehouse'])
    const id = await given.stock(world, owner, packer, { inbound: { title: 'Paper fan' } })
    const photos = { params: { id }, body: { shots: 2, remark: '' } }
    await owner.call('POST /stock_items/{id}/fine_photos', photos)
    const { frozen_fen: frozen, ...funds } = await owner.call('GET /funds')
    expect(frozen).toBe(400)
    expect(funds).toMatchObject({
      holds: [{ kind: 'stock_item', id, number: 'Paper fan', frozen_fen: frozen }],
      hold_count: 1,
      hold_total_fen: frozen,
    })
    await owner.call('POST /stock_items/{id}/cancel_fine_photos', { params: { id }, body: {} })
    expect(await owner.call('GET /funds')).toMatchObject({ frozen_fen: 0, holds: [], hold_total_fen: 0 })
  })
})

describe('the statement', () => {
  test('lists every movement with the resulting balance, and adds up to the balance', async () => {
    const dora = await world.shopper('dora')
    const order = await given.aPaidOrder(world, dora, { items: 2, line: { photo_shots: 2 } })
    const funds = await dora.call('GET /funds')
    expect(funds).toMatchObject({ available_fen: 0, frozen_fen: order.totalFen })
    expect(funds.holds).toEqual([
      {
        kind: 'order',
        id: order.id,
        number: order.number,
        name: '2 × shirt',
        image: null,
        frozen_fen: order.totalFen,
      },
    ])
    expect(funds.hold_count).toBe(1)

    const { items } = await dora.call('GET /funds/entries')
    expect(items.map((entry) => [entry.kind, entry.account, Math.sign(entry.change_fen)])).toEqual([
      ['order_paid', 'frozen', 1],
      ['order_paid', 'available', -1],
      ['order_paid', 'frozen', 1],
      ['order_paid', 'available', -1],
      ['recharge', 'available', 1],
    ])
    expect(items[0]).toMatchObject({
      subject_kind: 'order_item',
      subject_number: order.number,
      page_id: order.id,
      name: 'Shirt',
      balance_after_fen: order.totalFen,
    })
    const sum = (account: string) =>
      items.filter((entry) => entry.account === account).reduce((total, entry) => total + entry.change_fen, 0)
    expect([sum('available'), sum('frozen')]).toEqual([0, order.totalFen])

    const walked: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await dora.call('GET /funds/entries', {
        query: { limit: 2, ...(cursor ? { cursor } : {}) },
      })
      walked.push(...page.items.map((entry) => entry.id))
      cursor = page.next_cursor
    }
    expect(walked).toEqual(items.map((entry) => entry.id))
    const frozen = await dora.call('GET /funds/entries', { query: { account: 'frozen' } })
    expect(frozen.items).toHaveLength(2)
    const after = { from: new Date(world.clock.now().getTime() + 1000).toISOString() }
    expect((await dora.call('GET /funds/entries', { query: after })).items).toEqual([])
    const until = { to: after.from }
    expect((await dora.call('GET /funds/entries', { query: until })).items).toHaveLength(items.length)
    await expectRefusal(dora.call('GET /funds/entries', { query: { cursor: 'nonsense' } }), 'invalid_input')
  })
})

test('providers are offered by name, in the reader’s language, and only where they are set up', async () => {
  const finn = await world.shopper('finn')
  const { methods } = await finn.call('GET /payment_methods')
  expect(methods).toMatchObject([
    { id: 'sandbox', name: 'Sandbox card', fee_per_mille: 30, fee_fixed_minor: 200 },
  ])
  const zoe = await world.shopper('zoe', { lang: 'zh' })
  expect((await zoe.call('GET /payment_methods')).methods[0]!.name).toBe('沙盒银行卡')
  world.world.env.demo = false
  try {
    expect((await finn.call('GET /payment_methods')).methods).toEqual([])
    await expectRefusal(recharge(finn), 'not_found')
    expect((await given.aWebhook(world, { id: 'evt' })).status).toBe(404)
  } finally {
    world.world.env.demo = true
  }
})
