import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let lin: Person
let sue: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  lin = await world.staff('lin', ['buyer'])
  sue = await world.staff('sue', ['support'])
})

const STANDS = 'A decision can be undone'
const approve = (ids: readonly string[], who = sue) =>
  who.call('POST /staff/order_items/approve', { body: { ids: [...ids] } })
const undo = async (ids: readonly string[], who = sue) =>
  (await who.call('POST /staff/order_items/undo_decision', { body: { ids: [...ids] } })).rows
const stageOf = async (id: string) =>
  (await world.db.selectFrom('order_items').where('id', '=', id).select('stage').executeTakeFirstOrThrow())
    .stage
const buy = (id: string) =>
  lin.call('POST /staff/seller_orders', {
    body: {
      number: given.sellerNumber(),
      freight_fen: 0,
      discount_fen: 0,
      items: [{ id, goods_fen: 3_000 }],
    },
  })
const passSeconds = (seconds: number) =>
  world.clock.set(new Date(world.clock.now().getTime() + seconds * 1_000))
const anItem = async () => (await given.aPaidOrder(world, ana)).itemIds[0]!

describe('an approval is undone', () => {
  test('within a minute: in review again with the same promise, and approved again', async () => {
    const { id: orderId, itemIds } = await given.aPaidOrder(world, ana)
    const promise = () =>
      world.db.selectFrom('orders').where('id', '=', orderId).select('review_due_at').executeTakeFirst()
    const before = await promise()
    await approve(itemIds)
    passSeconds(50)
    expect(await undo(itemIds)).toEqual([{ id: itemIds[0], done: true, refusal: null }])
    expect(await stageOf(itemIds[0]!)).toBe('in_review')
    expect(await promise()).toEqual(before)
    const { history } = await ana.call('GET /orders/{id}', { params: { id: orderId } })
    expect(history.map(({ step }) => step)).toEqual(['place', 'pay', 'approve', 'undo_approve'])
    expect((await ana.call('GET /messages')).items[0]!.kind).toBe('approval_undone')
    const acts = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', itemIds[0]!)
      .orderBy('id')
      .select(['action', 'staff_id', 'before', 'after'])
      .execute()
    expect(acts.at(-1)).toEqual({
      action: 'undo_approval',
      staff_id: sue.id,
      before: { stage: 'to_purchase' },
      after: { stage: 'in_review' },
    })
    expect((await undo(itemIds))[0]).toMatchObject({ done: false })
    expect((await approve(itemIds)).rows[0]).toMatchObject({ done: true })
  })

  test('each independently; not those of a colleague, of nobody, or of other stages', async () => {
    const [own, colleagues, waiting] = [await anItem(), await anItem(), await anItem()]
    const none = randomUUID()
    await approve([own])
    await approve([colleagues], lin)
    const rows = await undo([colleagues, none, waiting, own, own])
    expect(rows.map(({ id, done }) => [id, done])).toEqual([
      [colleagues, false],
      [none, false],
      [waiting, false],
      [own, true],
    ])
    expect(rows[0]!.refusal).toContain(STANDS)
    await expectRefusal(undo([]), 'invalid_input')
    const wu = await world.staff('wu', ['warehouse'])
    await expectRefusal(undo([own], wu), 'forbidden')
  })

  test('not after a minute, nor once the item was bought', async () => {
    const [old, bought] = [await anItem(), await anItem()]
    await approve([old])
    passSeconds(66)
    await approve([bought])
    await buy(bought)
    const rows = await undo([old, bought])
    expect(rows.map(({ done }) => done)).toEqual([false, false])
    for (const { refusal } of rows) expect(refusal).toContain(STANDS)
    expect(await stageOf(bought)).toBe('purchased')
    // What changed nothing is no act.
    const acts = await world.db.selectFrom('audit_log').orderBy('id').select('action').execute()
    expect(acts.map(({ action }) => action)).not.toContain('POST /staff/order_items/undo_decision')
  })

  test('concurrently with the purchase, or twice: one of the two takes effect', async () => {
    for (let round = 0; round < 4; round++) {
      const item = await anItem()
      await approve([item])
      const [undone, bought] = await Promise.allSettled([undo([item]), buy(item)])
      const isUndone = undone.status === 'fulfilled' && undone.value[0]!.done
      expect(isUndone).toBe(bought.status === 'rejected')
      expect(await stageOf(item)).toBe(isUndone ? 'in_review' : 'purchased')
      const again = await anItem()
      await approve([again])
      const both = (await Promise.all([undo([again]), undo([again])])).flat()
      expect(both.filter(({ done }) => done)).toHaveLength(1)
    }
  })
})

const ask = (id: string, body: object = {}, who = sue) =>
  who.call('POST /staff/order_items/{id}/ask', {
    params: { id },
    body: { kind: 'options', goods_fen: 3_000, freight_fen: 0, note: 'Only in green', ...body },
  })
const kindsTold = async () => (await ana.call('GET /messages')).items.map(({ kind }) => kind)
const itemRow = (id: string) =>
  world.db.selectFrom('order_items').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

describe('a question is taken back', () => {
  test('asked in the review: in review again, nothing to answer, and the shopper is told', async () => {
    const item = await anItem()
    await ask(item)
    expect(await stageOf(item)).toBe('awaiting_customer')
    expect(await undo([item])).toEqual([{ id: item, done: true, refusal: null }])
    expect(await stageOf(item)).toBe('in_review')
    expect((await kindsTold()).slice(0, 2)).toEqual(['question_withdrawn', 'question_asked'])
    await expectRefusal(
      ana.call('POST /order_items/{id}/answer', { params: { id: item }, body: { accept: true } }),
      'transition_not_allowed',
    )
    // Nothing expires later, and it may be asked about again.
    await ask(item)
    expect(await stageOf(item)).toBe('awaiting_customer')
  })

  test('asked by the buyer: at the buyers again; not once it was answered', async () => {
    const [item, answered] = [await anItem(), await anItem()]
    await approve([item, answered])
    passSeconds(5)
    await ask(item)
    await ask(answered)
    await ana.call('POST /order_items/{id}/answer', { params: { id: answered }, body: { accept: true } })
    expect((await undo([item, answered])).map(({ done }) => done)).toEqual([true, false])
    expect(await stageOf(item)).toBe('to_purchase')
    expect(await stageOf(answered)).toBe('to_purchase')
    expect((await undo([answered]))[0]!.refusal).toContain(STANDS)
  })

  test('a refused price: the shopper’s own price stands, and nothing is due', async () => {
    const item = await anItem()
    await world.db
      .updateTable('order_items')
      .set({ page_price_fen: 4_000, unit_price_fen: 3_000, price_reason: 'bargain' })
      .where('id', '=', item)
      .execute()
    const before = await itemRow(item)
    await sue.call('POST /staff/order_items/{id}/refuse_price', {
      params: { id: item },
      body: { reason: 'The page is right' },
    })
    const due = await world.db
      .selectFrom('supplements')
      .where('order_item_id', '=', item)
      .select(['id', 'amount_fen'])
      .executeTakeFirstOrThrow()
    expect((await undo([item]))[0]!.done).toBe(true)
    expect(await itemRow(item)).toEqual({ ...before, stage_at: expect.any(Date) as Date })
    await expectRefusal(
      ana.call('POST /payments', {
        body: { supplement_ids: [due.id], method: 'balance', expected_total_fen: due.amount_fen },
      }),
      'transition_not_allowed',
    )
  })
})

describe('a cancellation is undone', () => {
  const cancel = (id: string) =>
    sue.call('POST /staff/order_items/{id}/cancel', { params: { id }, body: { reason: 'Sold out' } })
  const balances = async (who: Person) => {
    const { available_fen, frozen_fen } = await who.call('GET /funds')
    return { available_fen, frozen_fen }
  }

  test('the money is on hold again, and the item where it was; and again', async () => {
    const [item, approved] = [await anItem(), await anItem()]
    await approve([approved])
    const before = [await balances(ana), await itemRow(item), await itemRow(approved)]
    for (let round = 0; round < 2; round++) {
      await cancel(item)
      await cancel(approved)
      expect((await balances(ana)).frozen_fen).toBeLessThan((before[0] as { frozen_fen: number }).frozen_fen)
      expect((await undo([item, approved])).map(({ done }) => done)).toEqual([true, true])
      expect(await balances(ana)).toEqual(before[0])
      for (const [index, id] of [item, approved].entries())
        expect(await itemRow(id)).toEqual({ ...before[index + 1], stage_at: expect.any(Date) as Date })
    }
    expect((await kindsTold()).slice(0, 2)).toEqual(['cancellation_undone', 'cancellation_undone'])
  })

  test('not once the refund is spent, nor a cancellation of the shopper’s own', async () => {
    const poor = await world.shopper('poor')
    const { itemIds } = await given.aPaidOrder(world, poor)
    await cancel(itemIds[0]!)
    await given.pay(poor, await given.anOrder(poor))
    const rows = await undo([itemIds[0]!])
    expect(rows[0]).toMatchObject({ done: false })
    expect(rows[0]!.refusal).toContain('has been used')
    expect(await stageOf(itemIds[0]!)).toBe('cancelled')
    const own = await anItem()
    await ana.call('POST /order_items/{id}/cancel', { params: { id: own }, body: {} })
    expect((await undo([own]))[0]!.refusal).toContain(STANDS)
  })
})
