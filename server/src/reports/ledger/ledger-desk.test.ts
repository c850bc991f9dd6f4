import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let fin: Person
let order: given.PlacedOrder

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  fin = await world.staff('fin', ['finance'])
  await given.money(world, ana, 100_000)
  await given.money(world, bo, 20_000)
  order = await given.anOrder(ana, { items: 2 })
  await given.pay(ana, order)
})

type Query = Record<string, string | number>
const list = (query: Query = {}) => fin.call('GET /staff/ledger', { query })
const codeOf = async (who: Person) =>
  (await world.db.selectFrom('shoppers').where('id', '=', who.id).select('code').executeTakeFirstOrThrow())
    .code

describe('the ledger as finance reads it', () => {
  test('shows each transaction with its postings, its cause and its shopper', async () => {
    const { items } = await list({ kind: 'order_paid' })
    expect(items).toHaveLength(2)
    const [paid] = items
    expect(paid).toMatchObject({
      kind: 'order_paid',
      cause: { kind: 'order_item', number: order.number },
      shopper: { id: ana.id, email: ana.email },
      actor: { kind: 'shopper' },
    })
    expect(paid!.postings).toEqual([
      expect.objectContaining({
        from: { kind: 'available', owner: await codeOf(ana), currency: 'CNY' },
        to: { kind: 'frozen', owner: await codeOf(ana), currency: 'CNY' },
        currency: 'CNY',
      }),
    ])
    expect(items.reduce((sum, entry) => sum + entry.postings[0]!.amount, 0)).toBe(order.totalFen)
  })

  test('is found by number, by transaction, by shopper, by account and by amount', async () => {
    const ids = async (query: Query) => (await list(query)).items.map((item) => item.id)
    const ofOrder = await ids({ kind: 'order_paid' })
    expect(await ids({ q: order.number })).toEqual(ofOrder)
    expect(await ids({ q: ` ${order.number.toLowerCase()} ` })).toEqual(ofOrder)
    expect(await ids({ q: `#${ofOrder[0]}` })).toEqual([ofOrder[0]])
    expect(await ids({ account: 'frozen' })).toEqual(ofOrder)
    expect(await ids({ account: `frozen/${await codeOf(ana)}/CNY` })).toEqual(ofOrder)
    expect(await ids({ q: bo.email.toUpperCase() })).toEqual(await ids({ q: await codeOf(bo) }))
    expect(await ids({ q: bo.email })).toHaveLength(1)
    expect(await ids({ min: 20_000, max: 20_000 })).toEqual(await ids({ q: bo.email }))
    expect(await ids({ account: 'clearing/sandbox/CNY' })).toHaveLength(2)
    expect(await ids({ q: 'nobody@example.com' })).toEqual([])
    expect(await ids({ account: 'revenue/nothing/CNY' })).toEqual([])
  })

  test('is paged to its end, with each transaction once', async () => {
    const all = (await list({ limit: 100 })).items.map((item) => item.id)
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ limit: 1, ...(cursor ? { cursor } : {}) })
      seen.push(...page.items.map((item) => item.id))
      cursor = page.next_cursor
    } while (cursor)
    expect(seen).toEqual(all)
    expect(seen).toHaveLength(4)
  })

  test('its days are days in Shanghai', async () => {
    // The clock is at 10:00 in Shanghai on 2 November.
    expect((await list({ from: '2026-11-02', to: '2026-11-02' })).items).toHaveLength(4)
    expect((await list({ from: '2026-11-03' })).items).toEqual([])
    expect((await list({ to: '2026-11-01' })).items).toEqual([])
  })

  test.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ account: 'pocket' }, 'account'],
    [{ cursor: 'nonsense' }, 'cursor'],
    [{ min: -1 }, 'min'],
  ] as [Query, string][])('%j is bad input', async (query, field) => {
    const error = await expectRefusal(list(query), 'invalid_input')
    expect(Object.keys(error.data['fields'] as object)).toEqual([field])
  })

  test('says what it can be filtered by', async () => {
    const choices = await fin.call('GET /staff/ledger/choices')
    expect(choices.kinds).toEqual(['order_paid', 'recharge'])
    expect(choices.accounts).toEqual([
      { kind: 'clearing', owner: 'sandbox', currency: 'CNY' },
      { kind: 'revenue', owner: 'payment_fee', currency: 'CNY' },
    ])
    expect(choices.first_month).toBe('2026-11')
  })
})

describe('a month as files', () => {
  const file = (part: string, token?: string, month = '2026-11') =>
    world.inject({
      method: 'GET',
      url: `/api/v1/staff/ledger/months/${month}/${part}.csv`,
      headers: token ? { authorization: token } : {},
    })

  test('each account with opening, movements and closing', async () => {
    const { statusCode, body, headers } = await file('accounts', fin.token)
    expect(statusCode).toBe(200)
    expect(headers['content-disposition']).toContain('ledger-2026-11-accounts.csv')
    const lines = body.split('\r\n').slice(0, -1)
    expect(lines[0]).toBe('\uFEFFAccount,Of,Currency,Opening,Out,In,Closing,Movements')
    // Each recharge moved its credit and the provider's fee.
    expect(lines.find((line) => line.startsWith('At the provider,sandbox,CNY,0.00,'))).toMatch(
      /,0\.00,-[\d.]+,4$/,
    )
    expect(lines).toContain(`Balance,${await codeOf(bo)},CNY,0.00,0.00,200.00,200.00,1`)
    const held = lines.slice(1).reduce((sum, line) => sum + Math.round(Number(line.split(',')[6]) * 100), 0)
    expect(held, 'all accounts together hold nothing').toBe(0)
  })

  test('the closing of a month is the opening of the next', async () => {
    const { body } = await file('accounts', fin.token, '2026-12')
    expect(body).toContain(`Balance,${await codeOf(bo)},CNY,200.00,0.00,0.00,200.00,0`)
    expect((await file('transactions', fin.token, '2026-12')).body.trim().split('\r\n')).toHaveLength(1)
  })

  test('every posting with its cause', async () => {
    const { body } = await file('transactions', fin.token)
    const lines = body.trim().split('\r\n')
    expect(lines).toHaveLength(7)
    expect(lines.filter((line) => line.includes(`Order paid,${order.number}`))).toHaveLength(2)
  })

  test('are only for finance, and only for valid months', async () => {
    const buyer = await world.staff('buy', ['buyer'])
    for (const part of ['accounts', 'transactions']) {
      expect((await file(part)).statusCode).toBe(401)
      expect((await file(part, ana.token)).statusCode).toBe(403)
      expect((await file(part, buyer.token)).statusCode).toBe(403)
      for (const month of ['2026-13', '2026', 'now', '%00', "2026-11'--"])
        expect([400, 404]).toContain((await file(part, fin.token, encodeURIComponent(month))).statusCode)
    }
  })
})
