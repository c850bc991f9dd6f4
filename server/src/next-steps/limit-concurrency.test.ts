import { ACTORS } from '@longhaul/domain/next-step/actor.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../test/count-statements.ts'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let packer: Person
let admin: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
  admin = await world.staff('ada', ['admin'])
  await given.money(world, ana, 1_000_000)
})

const rowsOf = async (list: 'items' | 'parcels' | 'refunds', query: Record<string, string> = {}) =>
  (await admin.call(`GET /staff/lists/${list}`, { query: { ...query, limit: 100 } })).items
const actorsOf = async (list: 'items' | 'parcels' | 'refunds') =>
  new Map((await rowsOf(list)).map(({ id, cells }) => [id, cells['actor']]))
const turnOf = async (id: string) => (await admin.call('GET /staff/orders/{id}', { params: { id } })).turn
const ask = (id: string) =>
  buyer.call('POST /staff/order_items/{id}/ask', {
    params: { id },
    body: { kind: 'price', goods_fen: 3_600, freight_fen: 0, note: 'Dearer' },
  })

describe('an item', () => {
  test('always has the actor for whom it waits, from the payment to the warehouse', async () => {
    const { id, itemIds } = await given.anOrder(ana)
    const itemId = itemIds[0]!
    expect((await actorsOf('items')).get(itemId)).toBe('shopper')
    expect(await turnOf(id)).toMatchObject({ actor: 'shopper', next: { about: 'order_unpaid' } })
    const paid = await given.aPaidOrder(world, ana)
    expect(await turnOf(paid.id)).toMatchObject({ actor: 'support', next: null, by: expect.any(String) })
    const approved = await given.anApprovedItem(world, ana, buyer)
    expect((await actorsOf('items')).get(approved)).toBe('buyer')
    await ask(approved)
    const [row] = (await rowsOf('items')).filter((item) => item.id === approved)
    expect(row?.cells).toMatchObject({
      actor: 'shopper',
      step: 'price_changed',
      act_by: '2026-11-05T02:00:00.000Z',
    })
    const arrived = await given.anArrivedItem(world, ana, { buyer, packer })
    expect((await actorsOf('items')).get(arrived.itemId)).toBe('warehouse')
  })

  test('with an open refund request has the actor who settles that', async () => {
    const { itemId } = await given.anArrivedItem(world, ana, { buyer, packer })
    await ana.call('POST /order_items/{id}/refund', {
      params: { id: itemId },
      body: { cause: 'changed_mind', reason: '' },
    })
    expect((await actorsOf('items')).get(itemId)).toBe('support')
    const [refund] = await rowsOf('refunds', { actor: 'support' })
    expect(refund?.cells).toMatchObject({ actor: 'support', stage: 'requested' })
    expect(await rowsOf('refunds', { actor: 'finance' })).toEqual([])
  })
})

describe('a package', () => {
  test('waits for its payer, then the carrier, then the shopper', async () => {
    const parcel = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    expect((await actorsOf('parcels')).get(parcel.id)).toBe('shopper')
    const shipped = await given.aShippedParcel(world, ana, packer, [await given.stock(world, ana, packer)])
    const turn = async () =>
      (await admin.call('GET /staff/parcels/{id}', { params: { id: shipped.id } })).turn
    expect(await turn()).toMatchObject({ actor: 'carrier', next: { about: 'under_way', waits: false } })
    await given.later(world, { hours: 1 })
    await given.trackingUpdate(packer, shipped.id, 'delivered')
    expect(await turn()).toMatchObject({ actor: 'shopper', next: { about: 'delivered' } })
    expect((await rowsOf('parcels', { actor: 'shopper' })).map(({ id }) => id)).toContain(shipped.id)
    await ana.call('POST /parcels/{id}/confirm_receipt', { params: { id: shipped.id }, body: {} })
    expect(await turn()).toMatchObject({ actor: null })
  })
})

describe('a list', () => {
  test.each(['items', 'parcels', 'refunds'] as const)(
    'of %s: each row is found by its actor, and by no other actor',
    async (list) => {
      const actors = await actorsOf(list)
      expect(actors.size).toBeGreaterThan(0)
      for (const actor of ACTORS) {
        const found = (await rowsOf(list, { actor })).map(({ id }) => id)
        const wanted = [...actors].filter(([, of]) => of === actor).map(([id]) => id)
        expect(found.toSorted(), actor).toEqual(wanted.toSorted())
      }
    },
  )

  test.each(['items', 'parcels'] as const)(
    'of %s: sorted by deadline it shows and counts only rows with one, the nearest first',
    async (list) => {
      const all = await rowsOf(list)
      const { items, found } = await admin.call(`GET /staff/lists/${list}`, {
        query: { sort: 'act_by', limit: 100 },
      })
      const moments = items.map(({ cells }) => String(cells['act_by']))
      expect(moments).toEqual(
        all.flatMap(({ cells }) => (cells['act_by'] ? [String(cells['act_by'])] : [])).toSorted(),
      )
      expect(found?.count).toBe(moments.length)
    },
  )

  test('shows the same deadlines as the shopper sees', async () => {
    const steps = new Map<string, string | null>()
    for (const { items } of (await ana.call('GET /orders', { query: { limit: 50 } })).items)
      for (const { id, next } of items)
        if (next?.waits && next.about !== 'storage_late') steps.set(id, next.by)
    const dated = (await rowsOf('items')).filter(({ id, cells }) => steps.has(id) && cells['act_by'])
    expect(dated.length).toBeGreaterThan(1)
    for (const { id, cells } of dated) expect(cells['act_by']).toBe(steps.get(id))
  })

  test('takes as many statements for many rows as for one', async () => {
    const statements = countStatements(world.pool)
    const costOf = async (limit: number) =>
      (await statements.during(() => admin.call('GET /staff/lists/items', { query: { limit } }))).length
    await costOf(1)
    expect(await costOf(100)).toBe(await costOf(1))
  })
})

test('accepts no unknown actor', async () => {
  const answer = await world.inject({
    url: '/api/v1/staff/lists/items?actor=nobody',
    headers: { authorization: admin.token },
  })
  expect(answer.statusCode).toBe(400)
})
