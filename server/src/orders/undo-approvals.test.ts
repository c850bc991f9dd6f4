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

const STANDS = 'An approval can be undone'
const approve = (ids: readonly string[], who = sue) =>
  who.call('POST /staff/order_items/approve', { body: { ids: [...ids] } })
const undo = async (ids: readonly string[], who = sue) =>
  (await who.call('POST /staff/order_items/undo_approval', { body: { ids: [...ids] } })).rows
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

  test('not after a minute, nor once the shopper was asked or the item bought', async () => {
    const [old, asked, bought] = [await anItem(), await anItem(), await anItem()]
    await approve([old])
    passSeconds(66)
    await approve([asked, bought])
    await sue.call('POST /staff/order_items/{id}/ask', {
      params: { id: asked },
      body: { kind: 'options', goods_fen: 3_000, freight_fen: 0, note: 'Only in green' },
    })
    await buy(bought)
    const rows = await undo([old, asked, bought])
    expect(rows.map(({ done }) => done)).toEqual([false, false, false])
    for (const { refusal } of rows) expect(refusal).toContain(STANDS)
    expect(await stageOf(bought)).toBe('purchased')
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
