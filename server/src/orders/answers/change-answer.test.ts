import type { RefusalCode } from '@longhaul/domain/refusals.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { eachShopper } from '../../../test/each-shopper.ts'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
let buyer: Person
let packer: Person

beforeAll(async () => {
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
})
const inThisTest = eachShopper(world, 'ana', (person) => {
  ana = person
})

type Choice = 'accept' | 'decline'

/** An item whose price went up by ¥6.00, with the token of the mail. */
async function asked(goods_fen = 3_600): Promise<{ id: string; key: string; before: number }> {
  await given.money(world, ana, 2_000)
  const id = await given.anApprovedItem(world, ana, buyer)
  // All that the shopper would have if this item had not been ordered.
  const before = (await balance()).available_fen + (await itemRow(id)).frozen_fen
  await buyer.call('POST /staff/order_items/{id}/ask', {
    params: { id },
    body: { kind: 'price', goods_fen, freight_fen: 0, note: 'The price went up' },
  })
  return { id, key: await keyOf('question_asked'), before }
}

/** An item that arrived cracked, with the token of the mail. */
async function cracked(): Promise<{ id: string; key: string }> {
  const { stockId, itemId } = await given.anArrivedItem(world, ana, { buyer, packer })
  await given.inspect(world, packer, stockId)
  await packer.call('POST /staff/stock_items/{id}/problem', {
    params: { id: stockId },
    body: { problem: 'damaged', note: 'A crack at the rim' },
  })
  return { id: itemId, key: await keyOf('item_problem') }
}

const keyOf = async (kind: 'question_asked' | 'item_problem') =>
  (await world.mailedTokens(ana.email, kind)).at(-1)!

const answer = (id: string, accept: boolean, change = false, who = ana) =>
  who.call('POST /order_items/{id}/answer', { params: { id }, body: { accept, ...(change && { change }) } })

const isRefused = (
  id: string,
  accept: boolean,
  { who = ana, code = 'transition_not_allowed' }: { who?: Person; code?: RefusalCode } = {},
) => expectRefusal(answer(id, accept, true, who), code)

const page = (key: string, choice: Choice, change = true) =>
  world.inject({ url: `/answer?choice=${choice}&key=${key}${change ? '&change=1' : ''}` })

const post = (fields: Record<string, string>) =>
  world.inject({
    method: 'POST',
    url: '/answer',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

const nonceOf = async (key: string, choice: Choice, change: boolean) =>
  /name="nonce" value="([^"]+)"/.exec((await page(key, choice, change)).body)?.[1] ?? ''

const press = async (key: string, choice: Choice, { change = false } = {}) =>
  await post({ key, choice, nonce: await nonceOf(key, choice, change), ...(change && { change: '1' }) })

const balance = () => ana.call('GET /users/info')

const itemRow = (id: string) =>
  world.db
    .selectFrom('order_items')
    .where('id', '=', id)
    .select(['stage', 'frozen_fen', 'closed_by', 'order_id'])
    .executeTakeFirstOrThrow()

const answeredOf = async (id: string) => {
  const { order_id } = await itemRow(id)
  const { items } = await ana.call('GET /orders/{id}', { params: { id: order_id } })
  return items.find((item) => item.id === id)?.answered
}

const stepsOf = async (id: string) =>
  (
    await world.db
      .selectFrom('order_item_steps')
      .where('order_item_id', '=', id)
      .where('step', 'like', 'change_answer%')
      .select('step')
      .execute()
  ).map(({ step }) => step)

describe('an accepted price', () => {
  test('paid by the mail: the same link gives all of it back, once', async () => {
    const { id, key, before } = await asked()
    const saved = await press(key, 'accept')
    expect(saved.body).toContain('Change my answer (until ')
    expect((await balance()).available_fen).toBeLessThan(before - 3_600)
    const asking = await page(key, 'decline')
    expect(asking.body).toMatch(/Cancel, get ¥37\.80 back\?/)
    expect(asking.body).toContain('You can change your answer once')
    expect((await itemRow(id)).stage).toBe('to_purchase')
    const done = await press(key, 'decline', { change: true })
    expect(done.body).toContain('It’s cancelled')
    expect(done.body).not.toContain('Change my answer')
    expect(await itemRow(id)).toMatchObject({ stage: 'cancelled', frozen_fen: 0, closed_by: 'shopper' })
    expect((await balance()).available_fen).toBe(before)
    for (const choice of ['accept', 'decline'] as const) await press(key, choice, { change: true })
    expect((await balance()).available_fen).toBe(before)
    expect(await stepsOf(id)).toEqual(['change_answer_by_mail'])
  })

  test('not paid yet is declined on the order’s page, and its demand is gone', async () => {
    const { id, before } = await asked()
    const { supplement_id: supplementId } = await answer(id, true)
    expect(await answeredOf(id)).toMatchObject({ kind: 'price', accepted: true })
    expect(await answer(id, false, true)).toEqual({ stage: 'cancelled', supplement_id: null })
    expect((await balance()).available_fen).toBe(before)
    expect(await answeredOf(id)).toBeUndefined()
    const supplement = await world.db
      .selectFrom('supplements')
      .where('id', '=', supplementId!)
      .select(['paid_at', 'cancelled_at'])
      .executeTakeFirstOrThrow()
    expect(supplement.paid_at).toBeNull()
    expect(supplement.cancelled_at).not.toBeNull()
    await isRefused(id, true)
  })

  test('on three pages at the same moment gives the money back once', async () => {
    const { id, key, before } = await asked()
    await press(key, 'accept')
    const nonce = await nonceOf(key, 'decline', true)
    await Promise.allSettled([
      post({ key, choice: 'decline', change: '1', nonce }),
      post({ key, choice: 'decline', change: '1', nonce }),
      answer(id, false, true),
    ])
    expect((await itemRow(id)).stage).toBe('cancelled')
    expect((await balance()).available_fen).toBe(before)
    expect(await stepsOf(id)).toHaveLength(1)
  })

  test('stands once we have bought it, at the same moment too', async () => {
    const { id, key } = await asked()
    await press(key, 'accept')
    const nonce = await nonceOf(key, 'decline', true)
    await given.buy(buyer, id, 3_600)
    const said = await post({ key, choice: 'decline', change: '1', nonce })
    expect(said.statusCode).toBe(200)
    expect(said.body).toContain('We’re buying it')
    expect(said.body).not.toContain('Change my answer')
    expect(await answeredOf(id)).toBeUndefined()
    await isRefused(id, false)
    expect((await itemRow(id)).stage).toBe('purchased')
  })

  test('stands after the deadline, and while we ask again', async () => {
    const first = await asked()
    await press(first.key, 'accept')
    await given.later(world, { minutes: 1 })
    await buyer.call('POST /staff/order_items/{id}/ask', {
      params: { id: first.id },
      body: { kind: 'price', goods_fen: 4_200, freight_fen: 0, note: 'Up again' },
    })
    expect((await page(first.key, 'decline')).body).not.toContain('name="change"')
    await isRefused(first.id, false)
    expect(await answeredOf(first.id)).toBeUndefined()
    const second = await asked()
    await press(second.key, 'accept')
    await given.later(world, { days: 4 })
    expect(await answeredOf(second.id)).toBeUndefined()
    await isRefused(second.id, false)
  })

  test('is not changed by the form of the first answer, a foreign nonce, or another shopper', async () => {
    const { id, key } = await asked()
    const first = await nonceOf(key, 'decline', false)
    await press(key, 'accept')
    for (const nonce of ['', 'x', first]) await post({ key, choice: 'decline', change: '1', nonce })
    await post({ key, choice: 'decline', nonce: first })
    expect((await itemRow(id)).stage).toBe('to_purchase')
    const eve = await world.shopper(inThisTest('eve'))
    await isRefused(id, false, { who: eve, code: 'not_found' })
    await isRefused(id, true)
    expect((await itemRow(id)).stage).toBe('to_purchase')
  })
})

test('a declined price stays declined: its money is back', async () => {
  const { id, key, before } = await asked()
  const said = await press(key, 'decline')
  expect(said.body).not.toContain('Change my answer')
  expect((await page(key, 'accept')).body).not.toContain('<form')
  await isRefused(id, true)
  expect(await answeredOf(id)).toBeUndefined()
  expect((await balance()).available_fen).toBe(before)
})

describe('goods with a problem', () => {
  test('that were kept are given back by the same link, and no money moves', async () => {
    const { id, key } = await cracked()
    expect((await press(key, 'accept')).body).toContain('Change my answer')
    expect((await itemRow(id)).stage).toBe('in_stock')
    const before = (await balance()).available_fen
    expect((await page(key, 'decline')).body).toMatch(/Send it back, get ¥[\d.]+\?/)
    expect((await press(key, 'decline', { change: true })).body).toContain('Your refund request is in')
    expect((await balance()).available_fen).toBe(before)
    const cases = await world.db
      .selectFrom('refund_cases')
      .where('order_item_id', '=', id)
      .select(['stage', 'fault'])
      .execute()
    expect(cases).toEqual([{ stage: 'requested', fault: 'seller' }])
  })

  test('that were to go back are kept, as long as the request is not decided', async () => {
    const { id, key } = await cracked()
    await press(key, 'decline')
    expect(await answeredOf(id)).toMatchObject({ kind: 'problem', accepted: false })
    expect((await press(key, 'accept', { change: true })).body).toContain('It stays on your shelf')
    expect((await itemRow(id)).stage).toBe('in_stock')
    expect(await answeredOf(id)).toBeUndefined()
    const other = await cracked()
    await answer(other.id, false)
    await world.db
      .updateTable('refund_cases')
      .set({ stage: 'to_refund' })
      .where('order_item_id', '=', other.id)
      .execute()
    expect(await answeredOf(other.id)).toBeUndefined()
    await isRefused(other.id, true)
    await world.db
      .updateTable('refund_cases')
      .set({ stage: 'requested' })
      .where('order_item_id', '=', other.id)
      .execute()
  })
})
