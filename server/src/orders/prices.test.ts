import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let lin: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  lin = await world.staff('lin', ['buyer'])
})

const OWN = { unit_price_fen: 2_400, page_price_fen: 3_000, price_reason: 'negotiated' } as const
const refuse = (id: string, reason = 'The seller knows of no discount') =>
  lin.call('POST /staff/order_items/{id}/refuse_price', { params: { id }, body: { reason } })
const setPrice = (id: string, unit_price_fen: number, who = ana) =>
  who.call('PUT /order_items/{id}/price', {
    params: { id },
    body: { unit_price_fen, price_reason: 'full_reduction', price_reason_text: ' 30 off 300 ' },
  })
const buy = async (id: string, goods_fen: number, freight_fen = 0) =>
  (await given.buy(lin, id, goods_fen, freight_fen)).items[0]
const ask = (id: string, goods_fen: number) =>
  lin.call('POST /staff/order_items/{id}/ask', {
    params: { id },
    body: { kind: 'price', goods_fen, freight_fen: 0, note: 'Dearer' },
  })
const paySupplement = (id: string, amount: number, who = ana) =>
  who.call('POST /payments', {
    body: { supplement_ids: [id], method: 'balance', expected_total_fen: amount },
  })
const orderOf = async (itemId: string, who = ana) => {
  const { order_id } = await world.db
    .selectFrom('order_items')
    .where('id', '=', itemId)
    .select('order_id')
    .executeTakeFirstOrThrow()
  return await who.call('GET /orders/{id}', { params: { id: order_id } })
}
const itemOf = async (id: string, who = ana) => (await orderOf(id, who)).items.find((item) => item.id === id)!
const available = async (who = ana) => (await who.call('GET /funds')).available_fen

describe("the shopper's own price", () => {
  test('can be changed until it is paid, and the order’s total follows', async () => {
    const { itemIds } = await given.anOrder(ana, { items: 2, line: { freight_fen: 1_000, photo_shots: 1 } })
    const [first, second] = itemIds as [string, string]
    // 24 + 30 goods, 10 freight, 5 % of 64, 4 for photos.
    expect(await setPrice(first, 2_400)).toEqual({ total_fen: 2_400 + 3_000 + 1_000 + 320 + 400 })
    const order = await orderOf(first)
    expect(order.amounts).toMatchObject({ goods_fen: 5_400, freight_fen: 1_000, total_fen: 7_120 })
    expect(order.items.find((item) => item.id === first)).toMatchObject({
      unit_price_fen: 2_400,
      page_price_fen: 3_000,
      price_reason: 'full_reduction',
      price_reason_text: '30 off 300',
    })
    // A second change is still compared with the page's price, and setting the page's price is no change at
    // all.
    await setPrice(first, 2_700)
    expect(await itemOf(first)).toMatchObject({ unit_price_fen: 2_700, page_price_fen: 3_000 })
    expect(await setPrice(first, 3_000)).toEqual({ total_fen: 7_750 })
    expect(await itemOf(first)).toMatchObject({ page_price_fen: null, price_reason: null })
    expect((await itemOf(second)).unit_price_fen).toBe(3_000)
  })

  test('is changed by its shopper only, before payment, and to a valid amount', async () => {
    const { itemIds } = await given.anOrder(ana)
    await expectRefusal(setPrice(itemIds[0]!, 2_000, bo), 'not_found')
    await expectRefusal(setPrice(randomUUID(), 2_000), 'not_found')
    for (const fen of [0, -1, 10_000_001]) await expectRefusal(setPrice(itemIds[0]!, fen), 'invalid_input')
    const paid = await given.aPaidOrder(world, ana)
    await expectRefusal(setPrice(paid.itemIds[0]!, 2_000), 'transition_not_allowed')
  })

  test('refused in review, leaves the difference to pay; once paid, the item goes to the buyer', async () => {
    const { itemIds } = await given.aPaidOrder(world, ana, { line: { ...OWN, quantity: 2 } })
    const id = itemIds[0]!
    await given.money(world, ana, 10_000)
    expect(await refuse(id)).toEqual({ stage: 'supplement_due', supplement_fen: 1_260 })
    const { supplement, ...item } = await itemOf(id)
    expect(item).toMatchObject({ unit_price_fen: 3_000, page_price_fen: null })
    expect(supplement).toMatchObject({
      amount_fen: 1_260,
      service_fen: 60,
      note: 'The seller knows of no discount',
    })
    await expectRefusal(refuse(id), 'transition_not_allowed')
    await paySupplement(supplement!.id, 1_260)
    expect(await itemOf(id)).toMatchObject({ stage: 'to_purchase', amounts: { goods_fen: 6_000 } })
    expect(await buy(id, 6_000)).toMatchObject({ stage: 'purchased', saved_fen: 0 })
  })

  test('refused, the item may be cancelled instead, and everything paid is refunded', async () => {
    const { itemIds, totalFen } = await given.aPaidOrder(world, ana, { line: OWN })
    const before = await available()
    await refuse(itemIds[0]!)
    await ana.call('POST /order_items/{id}/cancel', { params: { id: itemIds[0]! }, body: {} })
    expect((await available()) - before).toBe(totalFen)
  })

  test('cannot be refused if there is none or the item is not waiting; and a reason is required', async () => {
    const plain = await given.anApprovedItem(world, ana, lin)
    expect((await expectRefusal(refuse(plain), 'transition_not_allowed')).reason).toBe('no_own_price')
    const own = await given.anApprovedItem(world, ana, lin, { line: OWN })
    await expectRefusal(refuse(own, ' '), 'invalid_input')
    await buy(own, 2_400)
    await expectRefusal(refuse(own), 'transition_not_allowed')
    await expectRefusal(refuse(randomUUID()), 'not_found')
  })

  test('refused and cancelled concurrently: only one of the two takes effect', async () => {
    const { itemIds } = await given.aPaidOrder(world, ana, { line: OWN })
    const params = { id: itemIds[0]! }
    const results = await Promise.allSettled([
      refuse(itemIds[0]!),
      refuse(itemIds[0]!),
      ana.call('POST /order_items/{id}/refund', { params, body: { cause: 'changed_mind', reason: '' } }),
    ])
    // An item with a refused price may still be cancelled, but the price of a cancelled item cannot be
    // refused.
    expect(results.slice(0, 2).filter((result) => result.status === 'fulfilled').length).toBeLessThan(2)
    expect(['cancelled', 'supplement_due']).toContain((await itemOf(itemIds[0]!)).stage)
  })
})

describe('an agreed tolerance', () => {
  const tolerant = { tolerance_percent: 5, unit_price_fen: 30_000 } as const

  test('lets a slightly more expensive item be bought from the balance without asking', async () => {
    const id = await given.anApprovedItem(world, ana, lin, { line: { ...tolerant, freight_fen: 1_000 } })
    await given.money(world, ana, 5_000)
    const before = await available()
    expect(await buy(id, 31_000, 1_000)).toMatchObject({ stage: 'purchased', saved_fen: 0 })
    expect((await available()) - before).toBe(-1_050)
    expect(await itemOf(id)).toMatchObject({
      frozen_fen: 0,
      amounts: { goods_fen: 31_000, service_fen: 1_600 },
    })
    const notices = await messagesOf(ana)
    expect(notices.find((entry) => entry.kind === 'item_purchased_dearer')!.body).toContain('¥10.50')
  })

  test('is a strict limit: one fen more is asked about', async () => {
    const id = await given.anApprovedItem(world, ana, lin, { line: tolerant })
    await given.money(world, ana, 1_000)
    await expectRefusal(buy(id, 31_501), 'insufficient_balance')
    expect(await ask(id, 31_501)).toEqual({ stage: 'awaiting_customer' })
  })

  test('if the balance does not cover it, asks only for the difference', async () => {
    const cleo = await world.shopper('cleo')
    const id = await given.anApprovedItem(world, cleo, lin, { line: tolerant })
    await expectRefusal(buy(id, 31_500), 'insufficient_balance')
    expect(await ask(id, 31_500)).toEqual({ stage: 'supplement_due' })
    const { supplement } = await itemOf(id, cleo)
    expect(supplement!.amount_fen).toBe(1_575)
    await given.money(world, cleo, 1_575)
    await paySupplement(supplement!.id, 1_575, cleo)
    expect(await buy(id, 31_500)).toMatchObject({ stage: 'purchased' })
  })

  test('is one of three allowed values', async () => {
    const line = { ...given.cartLine(), tolerance_percent: 7 as 5 }
    await expectRefusal(ana.call('POST /cart/items', { body: line }), 'invalid_input')
  })
})
