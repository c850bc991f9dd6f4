import { randomUUID } from 'node:crypto'
import { type Call, CallError } from '@longhaul/contract/client.ts'
import { type Fen, sumFen } from '@longhaul/domain/money/fen.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { booksErrors, login } from './src/calls.ts'
import { type PlacedOrder, cartItem, checkOut, placeOrder } from './src/orders.ts'
import { shop } from './src/shop.ts'
import { newShopper, recharge, statement } from './src/shoppers.ts'

/*
 * Money under load, over real HTTP against a real server: 32 concurrent payments never take a balance below
 * zero, and exactly as many succeed as it can afford.
 */

const { url } = await shop()
const AT_ONCE = 32
const PRICE_FEN = 4_700

afterAll(async () => expect(await booksErrors(url)).toEqual([]))

describe('one balance, paid from two devices', () => {
  test('32 concurrent orders: exactly the affordable number is paid', async () => {
    const { email, call } = await newShopper(url)
    const devices = [call, await login(url, email)]
    const orders = await placeMany(call, AT_ONCE)
    const eachFen = orders[0]!.totalFen
    const affordable = 11
    await recharge(url, call, affordable * eachFen + eachFen - 1)

    const outcomes = await Promise.all(orders.map((order, at) => pay(devices[at % 2]!, [order])))

    expect(countOf(outcomes)).toEqual({ paid: affordable, insufficient_balance: AT_ONCE - affordable })
    await expectBalances(call, { availableFen: eachFen - 1, frozenFen: affordable * eachFen })
  })

  test('one order paid 32 times concurrently is paid once', async () => {
    const { email, call } = await newShopper(url)
    const devices = [call, await login(url, email)]
    const order = await placeOrder(call, 'Paid once', PRICE_FEN)
    await recharge(url, call, 10 * order.totalFen)

    const outcomes = await Promise.all(times(AT_ONCE, (at) => pay(devices[at % 2]!, [order])))

    expect(countOf(outcomes)).toEqual({ paid: 1, transition_not_allowed: AT_ONCE - 1 })
    await expectBalances(call, { availableFen: 9 * order.totalFen, frozenFen: order.totalFen })
  })

  test('one payment sent 32 times concurrently with one key always returns the same payment', async () => {
    const { call } = await newShopper(url)
    const order = await placeOrder(call, 'One key', PRICE_FEN)
    await recharge(url, call, 10 * order.totalFen)
    const idempotencyKey = randomUUID()

    const answers = await Promise.all(
      times(AT_ONCE, () => call('POST /payments', bodyOf([order]), { idempotencyKey })),
    )

    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
    await expectBalances(call, { availableFen: 9 * order.totalFen, frozenFen: order.totalFen })
  })

  test('two sets of orders of which the balance covers one: one is paid completely, the other not at all', async () => {
    const { call } = await newShopper(url)
    const orders = await placeMany(call, 6)
    const sets = [orders.slice(0, 3), orders.slice(3)]
    const setFen = sumFen(orders.slice(0, 3).map((order) => order.totalFen))
    await recharge(url, call, 2 * setFen - 1)

    const outcomes = await Promise.all(times(AT_ONCE, (at) => pay(call, sets[at % 2]!)))

    const { paid, ...refused } = countOf(outcomes)
    expect(paid).toBe(1)
    expect(sumFen(Object.values(refused).map((count) => count ?? 0))).toBe(AT_ONCE - 1)
    expect(Object.keys(refused).toSorted()).toEqual(['insufficient_balance', 'transition_not_allowed'])
    await expectBalances(call, { availableFen: setFen - 1, frozenFen: setFen })
    const paidOrders = await call('GET /orders', { query: { status: 'paid' } })
    const paidIds = paidOrders.items.map((order) => order.id).toSorted()
    expect(sets.map((set) => set.map((order) => order.id).toSorted())).toContainEqual(paidIds)
  })
})

test('two shoppers paying concurrently: each pays for as many orders as their own balance affords', async () => {
  const shoppers = await Promise.all(
    [3, 13].map(async (affordable) => {
      const { call } = await newShopper(url)
      const orders = await placeMany(call, AT_ONCE / 2)
      const eachFen = orders[0]!.totalFen
      await recharge(url, call, affordable * eachFen + 1)
      return { affordable, call, orders, eachFen }
    }),
  )

  const outcomes = await Promise.all(
    shoppers.map(({ call, orders }) => Promise.all(orders.map((order) => pay(call, [order])))),
  )

  for (const [at, { affordable, call, eachFen }] of shoppers.entries()) {
    expect(countOf(outcomes[at]!)).toEqual({
      paid: affordable,
      insufficient_balance: AT_ONCE / 2 - affordable,
    })
    await expectBalances(call, { availableFen: 1, frozenFen: affordable * eachFen })
  }
})

type Outcome = 'paid' | CallError['error']

/** Pays from the balance; a refusal is returned as an outcome, anything else is thrown. */
async function pay(call: Call, orders: readonly PlacedOrder[]): Promise<Outcome> {
  const idempotencyKey = randomUUID()
  try {
    await patiently(() => call('POST /payments', bodyOf(orders), { idempotencyKey }))
    return 'paid'
  } catch (error) {
    if (error instanceof CallError && error.status === 409) return error.error
    throw error
  }
}

/**
 * If a slow machine cannot handle that many concurrent calls, the server replies "try again": this retries a
 * write with the same key.
 */
async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof CallError && error.error === 'try_again')) throw error
    }
  }
}

const bodyOf = (orders: readonly PlacedOrder[]) => ({
  body: {
    order_ids: orders.map((order) => order.id),
    method: 'balance',
    expected_total_fen: sumFen(orders.map((order) => order.totalFen)),
  },
})

const countOf = (outcomes: readonly Outcome[]): Partial<Record<Outcome, number>> =>
  Object.fromEntries(
    [...new Set(outcomes)].map((kind) => [kind, outcomes.filter((outcome) => outcome === kind).length]),
  )

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

const placeMany = (call: Call, count: number): Promise<PlacedOrder[]> =>
  Promise.all(times(count, (at) => placePatiently(call, `Thing ${at + 1}`)))

async function placePatiently(call: Call, title: string): Promise<PlacedOrder> {
  const line = await patiently(() => call('POST /cart/items', { body: cartItem(title, PRICE_FEN) }))
  const idempotencyKey = randomUUID()
  return await patiently(() => checkOut(call, line.id, { idempotencyKey }))
}

/** Checks that the balance is the expected one, equals the sum of the statement, and never was below zero. */
async function expectBalances(call: Call, due: { availableFen: Fen; frozenFen: Fen }): Promise<void> {
  const funds = await call('GET /funds')
  expect({ availableFen: funds.available_fen, frozenFen: funds.frozen_fen }).toEqual(due)
  for (const account of ['available', 'frozen'] as const) {
    const entries = await statement(call, account)
    const shown = account === 'available' ? due.availableFen : due.frozenFen
    expect(entries.reduce((sum, entry) => sum + entry.change_fen, 0)).toBe(shown)
    expect(entries.at(-1)?.balance_after_fen).toBe(shown)
    expect(Math.min(...entries.map((entry) => entry.balance_after_fen))).toBeGreaterThanOrEqual(0)
  }
}
