import { randomUUID } from 'node:crypto'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { WorkKind } from '@longhaul/domain/staff/assignments.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ada: Person
let sue: Person
let lin: Person
let wu: Person
let zhou: Person
let yan: Person
let order: given.PlacedOrder
let parcel: string

beforeAll(async () => {
  const ana = await world.shopper('ana')
  ada = await world.staff('ada', ['admin'])
  sue = await world.staff('sue', ['support'])
  lin = await world.staff('lin', ['buyer'])
  wu = await world.staff('wu', ['warehouse'])
  zhou = await world.staff('zhou', ['warehouse'])
  yan = await world.staff('yan', ['warehouse'])
  await given.money(world, ana, 1_000_000)
  order = await given.aPaidOrder(world, ana)
  const stock = await given.stock(world, ana, wu)
  parcel = (await given.aPaidParcel(world, ana, [stock])).id
  const { warehouse_id } = await world.db
    .selectFrom('parcels')
    .where('id', '=', parcel)
    .select('warehouse_id')
    .executeTakeFirstOrThrow()
  const other = await world.db
    .selectFrom('warehouses')
    .where('id', '<>', warehouse_id)
    .select('id')
    .executeTakeFirstOrThrow()
  for (const [who, id] of [
    [wu, warehouse_id],
    [zhou, warehouse_id],
    [yan, other.id],
  ] as const)
    await who.call('PUT /staff/workplace', { body: { warehouse_id: id } })
})

const assign = (
  who: Person,
  kind: WorkKind,
  id: string,
  [seen, to]: [from: Person | null, to: Person | null],
  note = '',
): Promise<Reply<'POST /staff/assignments'>> =>
  who.call('POST /staff/assignments', {
    body: { kind, id, seen: seen?.id ?? null, to: to?.id ?? null, note },
  })
const listed = async (who: Person, query: { kind?: WorkKind; mine?: boolean }) =>
  (await who.call('GET /staff/assignments', { query })).items

test('the lists of goods and packages can be narrowed to what is one’s own', async () => {
  const { items } = await wu.call('GET /staff/stock_items', { query: {} })
  const thing = items[0]!.id
  const goods = async (who: Person) =>
    (await who.call('GET /staff/stock_items', { query: { mine: true } })).items.map(({ id }) => id)
  const packages = async (who: Person) =>
    (await who.call('GET /staff/parcels', { query: { mine: true } })).items.map(({ id }) => id)
  expect([await goods(wu), await packages(wu)]).toEqual([[], []])
  await assign(wu, 'stock_item', thing, [null, wu])
  await assign(wu, 'parcel', parcel, [null, zhou])
  expect([await goods(wu), await packages(wu)]).toEqual([[thing], []])
  expect([await goods(zhou), await packages(zhou)]).toEqual([[], [parcel]])
  await assign(wu, 'stock_item', thing, [wu, null])
  await assign(zhou, 'parcel', parcel, [zhou, null])
  expect([await goods(wu), await packages(zhou)]).toEqual([[], []])
})

describe('an entry of a queue', () => {
  test('is taken, given to a colleague with a note, and given back', async () => {
    await assign(sue, 'order', order.id, [null, sue])
    expect(await listed(lin, { kind: 'order' })).toMatchObject([
      { id: order.id, staff_id: sue.id, staff_name: 'sue', given_by_name: 'sue', note: '' },
    ])
    await assign(sue, 'order', order.id, [sue, lin], ' Ask the seller first ')
    expect(await listed(lin, { mine: true })).toMatchObject([
      { kind: 'order', id: order.id, given_by_name: 'sue', note: 'Ask the seller first' },
    ])
    expect(await listed(sue, { mine: true })).toEqual([])
    expect(await assign(lin, 'order', order.id, [lin, null])).toEqual({ assignment: null })
    expect(await listed(lin, { kind: 'order' })).toEqual([])
    const acts = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', order.id)
      .where('action', 'in', ['take_work', 'give_work', 'give_back_work'])
      .orderBy('id')
      .select(['action', 'reason'])
      .execute()
    expect(acts).toMatchObject([
      { action: 'take_work' },
      { action: 'give_work', reason: 'Ask the seller first' },
      { action: 'give_back_work' },
    ])
  })

  test('goes to one of two who take it at once, and the other is told', async () => {
    const both = await Promise.allSettled([
      assign(wu, 'parcel', parcel, [null, wu]),
      assign(zhou, 'parcel', parcel, [null, zhou]),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [own] = await listed(wu, { kind: 'parcel' })
    const [holder, other] = own!.staff_id === wu.id ? [wu, zhou] : [zhou, wu]
    await expectRefusal(assign(other, 'parcel', parcel, [null, other]), 'out_of_date')
    // A double click changes nothing, and is no error.
    await assign(holder, 'parcel', parcel, [null, holder])
    await assign(other, 'parcel', parcel, [holder, other])
    await assign(other, 'parcel', parcel, [other, null])
  })

  test('stays in its warehouse, with those whose work it is', async () => {
    await expectRefusal(assign(yan, 'parcel', parcel, [null, yan]), 'transition_not_allowed')
    await expectRefusal(assign(wu, 'parcel', parcel, [null, yan]), 'invalid_input')
    await expectRefusal(assign(wu, 'parcel', parcel, [null, sue]), 'invalid_input')
    await expectRefusal(assign(sue, 'parcel', parcel, [null, sue]), 'forbidden')
    await assign(ada, 'parcel', parcel, [null, zhou])
    expect(await listed(yan, { kind: 'parcel' })).toEqual([])
    expect(await listed(ada, { kind: 'parcel' })).toHaveLength(1)
    await assign(wu, 'parcel', parcel, [zhou, null])
  })

  test('that waits no longer, or never did, is nobody’s', async () => {
    await expectRefusal(assign(sue, 'order', randomUUID(), [null, sue]), 'not_found')
    await expectRefusal(assign(sue, 'order', order.itemIds[0]!, [null, sue]), 'not_found')
    await assign(sue, 'order', order.id, [null, sue])
    await lin.call('POST /staff/order_items/{id}/approve', { params: { id: order.itemIds[0]! }, body: {} })
    expect(await listed(sue, { mine: true })).toEqual([])
    await expectRefusal(assign(sue, 'order', order.id, [sue, lin]), 'not_found')
  })

  test('is free again as soon as who had it is blocked', async () => {
    await assign(zhou, 'parcel', parcel, [null, zhou])
    await ada.call('POST /staff/members/{id}/block', { params: { id: zhou.id }, body: { reason: 'Left' } })
    expect(await listed(wu, { kind: 'parcel' })).toEqual([])
    await expectRefusal(assign(wu, 'parcel', parcel, [null, zhou]), 'invalid_input')
    expect(await assign(wu, 'parcel', parcel, [null, wu])).toMatchObject({ assignment: { staff_id: wu.id } })
    expect((await wu.call('GET /staff/team')).items.map(({ name }) => name)).not.toContain('zhou')
  })

  test('goods at the dock and on a shelf, packages under way and sellers’ orders have somebody too', async () => {
    const ben = await world.shopper('ben')
    await given.money(world, ben, 1_000_000)
    const shelved = await given.stock(world, ben, wu)
    const sent = await given.aShippedParcel(world, ben, wu, [await given.stock(world, ben, wu)])
    for (const [who, kind, id] of [
      [wu, 'stock_item', shelved],
      [wu, 'dispatch', sent.id],
      [sue, 'dispatch', sent.id],
    ] as const) {
      const before = (await listed(ada, { kind })).find((item) => item.id === id)
      const seen = before ? wu : null
      await assign(who, kind, id, [seen, who])
      expect((await listed(who, { mine: true })).map((item) => item.id)).toContain(id)
    }
    await expectRefusal(assign(yan, 'stock_item', shelved, [wu, yan]), 'transition_not_allowed')
    await expectRefusal(assign(lin, 'stock_item', shelved, [wu, lin]), 'forbidden')
    // What is on a shelf waits at the dock no more, and what left waits nowhere.
    await expectRefusal(assign(wu, 'inspection', shelved, [null, wu]), 'not_found')
    await given.aShippedParcel(world, ben, wu, [shelved])
    expect((await listed(wu, { mine: true })).map((item) => item.id)).not.toContain(shelved)
    await expectRefusal(assign(lin, 'seller_order', randomUUID(), [null, lin]), 'not_found')
  }, 30_000)
})
