import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let lin: Person
let kai: Person
let ada: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  lin = await world.staff('lin', ['buyer'])
  kai = await world.staff('kai', ['buyer'])
  ada = await world.staff('ada', ['admin'])
})

const approved = (who: Person, line: given.OrderOptions['line'] = {}) =>
  given.anApprovedItem(world, who, lin, { line })
const record = (
  items: readonly (readonly [id: string, goodsFen: number])[],
  bill: { number?: string; freight_fen?: number; discount_fen?: number } = {},
) =>
  lin.call('POST /staff/seller_orders', {
    body: {
      number: given.sellerNumber(),
      freight_fen: 0,
      discount_fen: 0,
      ...bill,
      items: items.map(([id, goods_fen]) => ({ id, goods_fen })),
    },
  })
const takeBack = (id: string, who = lin, reason = 'the wrong number') =>
  who.call('POST /staff/seller_orders/{id}/take_back', { params: { id }, body: { reason } })
const rowOf = async (id: string) => {
  const { stage_at: _, ...row } = await world.db
    .selectFrom('order_items')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow()
  return row
}
const fundsOf = (who: Person) => who.call('GET /funds')
const askForRefund = (who: Person, id: string) =>
  who.call('POST /order_items/{id}/refund', {
    params: { id },
    body: { cause: 'not_sent', reason: 'too slow' },
  })

describe('a purchase that is taken back', () => {
  test('restores items, money and number, for several shoppers and repeatedly', async () => {
    const items = [await approved(ana, { freight_fen: 500 }), await approved(bo)] as const
    const number = given.sellerNumber()
    const read = async () => [
      await Promise.all(items.map(rowOf)),
      await Promise.all([ana, bo].map(async (who) => (await fundsOf(who)).available_fen)),
    ]
    const before = await read()
    for (const goodsFen of [2_500, 2_900, 3_000]) {
      const bought = await record(
        items.map((id) => [id, goodsFen] as const),
        { number, freight_fen: 200, discount_fen: 200 },
      )
      expect(await read()).not.toEqual(before)
      const done = await takeBack(bought.id)
      expect(done.item_ids.toSorted()).toEqual([...items].toSorted())
      expect(await read()).toEqual(before)
    }
    expect((await messagesOf(bo)).map((message) => message.kind)).toContain('purchase_undone')
    const entries = await world.db
      .selectFrom('audit_log')
      .where('action', '=', 'take_back_purchase')
      .where('subject_id', '=', items[0])
      .select('reason')
      .execute()
    expect(entries.map((entry) => entry.reason)).toEqual(Array(3).fill('the wrong number'))
  })

  test('is not counted as bought in the day’s figures or the reports', async () => {
    const today = world.clock.now().toISOString().slice(0, 10)
    const bought = async () => {
      const day = await lin.call('GET /staff/day')
      const report = await ada.call('GET /staff/reports/{report}', {
        params: { report: 'orders' },
        query: { from: today, to: today },
      })
      return [
        day.figures.find(({ id }) => id === 'bought')?.mine,
        report.figures.find(({ id }) => id === 'bought')?.now,
      ]
    }
    const item = await approved(ana)
    const before = await bought()
    const more = (by: number) => before.map((count) => Number(count) + by)
    const { id } = await record([[item, 3_000]])
    expect(await bought()).toEqual(more(1))
    // A colleague takes it back; it is deducted from the figures of the buyer who recorded it.
    await takeBack(id, ada)
    expect(await bought()).toEqual(before)
    await record([[item, 3_000]])
    expect(await bought()).toEqual(more(1))
  })

  test('at a higher price: what the shopper added within the tolerance is refunded', async () => {
    const who = await world.shopper('tol')
    const item = await approved(who, { tolerance_percent: 5, unit_price_fen: 30_000 })
    await given.money(world, who, 1_500)
    const before = [await rowOf(item), (await fundsOf(who)).available_fen]
    const bought = await record([[item, 31_000]])
    expect((await fundsOf(who)).available_fen).toBe(450)
    await takeBack(bought.id)
    expect([await rowOf(item), (await fundsOf(who)).available_fen]).toEqual(before)
    expect((await record([[item, 31_000]])).items[0]).toMatchObject({ added_fen: 1_050 })
  })

  test('is refused as a whole if a shopper has since spent the refunded saving', async () => {
    const who = await world.shopper('spender')
    const items = [await approved(bo), await approved(who, { unit_price_fen: 6_000 })] as const
    const bought = await record([
      [items[0], 2_850],
      [items[1], 5_700],
    ])
    const before = [await rowOf(items[0]), await fundsOf(bo)]
    // Of the 3.00 refunded, 2.63 is spent on the higher price of another item and our fee on it.
    await record([[await approved(who, { tolerance_percent: 5, unit_price_fen: 6_000 }), 6_250]])
    await expectRefusal(takeBack(bought.id), 'insufficient_balance')
    expect([await rowOf(items[0]), await fundsOf(bo)]).toEqual(before)
    await given.money(world, who, 300)
    await takeBack(bought.id)
  })
})

describe('is refused', () => {
  test('the second time, and for one of two concurrent requests', async () => {
    for (let round = 0; round < 3; round++) {
      const { id } = await record([[await approved(ana), 2_700]])
      const results = await Promise.allSettled([takeBack(id), takeBack(id, ada)])
      expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const error = await expectRefusal(takeBack(id), 'transition_not_allowed')
      expect(error.reason).toBe('purchase_moved_on')
    }
  })

  test('to colleagues and other roles; an admin may', async () => {
    const { id } = await record([[await approved(ana), 3_000]])
    expect((await expectRefusal(takeBack(id, kai), 'forbidden')).reason).toBe('purchase_of_colleague')
    for (const role of ['support', 'warehouse', 'finance'] as const)
      await expectRefusal(takeBack(id, await world.staff(`a ${role}`, [role])), 'forbidden')
    await expect(takeBack(id, ana)).rejects.toThrow()
    await takeBack(id, ada)
  })

  test('without a reason', async () => {
    const { id } = await record([[await approved(ana), 3_000]])
    for (const reason of ['', '  ', 'x'.repeat(501)])
      await expectRefusal(takeBack(id, lin, reason), 'invalid_input')
  })

  test('once the seller sent any of it, or it arrived', async () => {
    const items = [await approved(ana), await approved(bo)] as const
    const { id } = await record(items.map((item) => [item, 3_000] as const))
    const number = given.trackingNumber()
    await lin.call('POST /staff/seller_orders/{id}/shipping', {
      params: { id },
      body: { tracking_number: number, item_ids: [items[1]] },
    })
    await expectRefusal(takeBack(id), 'transition_not_allowed')
    await given.scan(await world.staff('wu', ['warehouse']), number)
    await expectRefusal(takeBack(id, ada), 'transition_not_allowed')
    expect((await rowOf(items[0])).stage).toBe('purchased')
  })

  test('while a refund of any item is open, and after it was paid', async () => {
    const fay = await world.staff('fay', ['finance'])
    const items = [await approved(ana), await approved(bo)] as const
    const { id } = await record(items.map((item) => [item, 3_000] as const))
    await askForRefund(ana, items[0])
    expect((await expectRefusal(takeBack(id), 'transition_not_allowed')).reason).toBe('refund_open')
    const { items: cases } = await fay.call('GET /staff/refund_cases')
    const { id: caseId } = cases.find((entry) => entry.item_id === items[0])!
    for (const [who, step] of [
      [lin, 'grant'],
      [fay, 'pay_back'],
    ] as const)
      await who.call('POST /staff/refund_cases/{id}/decide', {
        params: { id: caseId },
        body: { step, note: '' },
      })
    expect((await expectRefusal(takeBack(id), 'transition_not_allowed')).reason).toBe('purchase_moved_on')
  })

  test('concurrently with the seller’s parcel or a refund: one of the two takes effect', async () => {
    for (let round = 0; round < 3; round++) {
      const item = await approved(ana)
      const { id } = await record([[item, 2_900]])
      const other = [
        () =>
          lin.call('POST /staff/seller_orders/{id}/shipping', {
            params: { id },
            body: { tracking_number: given.trackingNumber() },
          }),
        () => askForRefund(ana, item),
      ][round % 2]!
      await Promise.allSettled([takeBack(id), other()])
      const { stage } = await rowOf(item)
      const purchases = await world.db
        .selectFrom('purchases')
        .where('order_item_id', '=', item)
        .select('id')
        .execute()
      const isBought = stage === 'purchased' || stage === 'seller_shipped'
      expect([stage, purchases.length]).toEqual([stage, isBought ? 1 : 0])
    }
  })

  test('from midnight in Shanghai', async () => {
    const { id } = await record([[await approved(ana), 3_000]])
    await given.later(world, { hours: 24 })
    expect((await expectRefusal(takeBack(id), 'transition_not_allowed')).reason).toBe('purchase_not_of_today')
    expect((await expectRefusal(takeBack(id, ada), 'transition_not_allowed')).reason).toBe(
      'purchase_not_of_today',
    )
  })
})
