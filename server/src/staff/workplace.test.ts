import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let ada: Person
let wu: Person
let zhou: Person
/** What lies in Guangzhou, and in Yiwu. */
let here: string
let there: string

const workIn = (who: Person, warehouse_id: string | null) =>
  who.call('PUT /staff/workplace', { body: { warehouse_id } })

beforeAll(async () => {
  ana = await world.shopper('ana')
  ada = await world.staff('ada', ['admin'])
  wu = await world.staff('wu', ['warehouse'])
  zhou = await world.staff('zhou', ['warehouse'])
  here = await given.stock(world, ana, wu)
  there = await given.stock(world, ana, zhou, { inbound: { warehouse_id: 'YW1' } })
  await workIn(wu, 'GZ1')
  await workIn(zhou, 'YW1')
})

const stockOf = async (who: Person, query: { q?: string } = {}) => {
  const { items, counts } = await who.call('GET /staff/stock_items', {
    query: { stage: 'in_stock', ...query },
  })
  return { ids: items.map(({ id }) => id), count: counts['in_stock'] ?? 0 }
}
const queueOf = async (who: Person, id: string) =>
  (await who.call('GET /staff/dashboard')).queues.find((queue) => queue.id === id)!.count

describe('a workplace', () => {
  test('is chosen by oneself, and shown', async () => {
    expect((await wu.call('GET /staff/info')).warehouse_id).toBe('GZ1')
    expect((await ada.call('GET /staff/info')).warehouse_id).toBe(null)
    const members = await ada.call('GET /staff/members', { query: { q: 'zhou' } })
    expect(members.items.map((member) => member.warehouse_id)).toEqual(['YW1'])
  })

  test('must exist, and a clerk of a warehouse stands in one', async () => {
    await expectRefusal(workIn(wu, 'NO1'), 'invalid_input')
    expect((await expectRefusal(workIn(wu, null), 'transition_not_allowed')).reason).toBe('workplace_needed')
    expect(await workIn(ada, 'GZ1')).toEqual({ warehouse_id: 'GZ1' })
    expect(await workIn(ada, null)).toEqual({ warehouse_id: null })
  })
})

describe('queues and counts', () => {
  test('of stock are those of the workplace; a search finds everything', async () => {
    expect(await stockOf(wu)).toEqual({ ids: [here], count: 1 })
    expect(await stockOf(zhou)).toEqual({ ids: [there], count: 1 })
    expect((await stockOf(ada)).count).toBe(2)
    expect((await stockOf(zhou, { q: ana.email })).ids.toSorted()).toEqual([here, there].toSorted())
  })

  test('of packages, those to pick and the start page too', async () => {
    const parcel = await given.aPaidParcel(world, ana, [there])
    const parcels = async (who: Person) =>
      (await who.call('GET /staff/parcels', { query: { stage: 'to_pick' } })).items.map(({ id }) => id)
    expect(await parcels(wu)).toEqual([])
    expect(await parcels(zhou)).toEqual([parcel.id])
    expect([await queueOf(wu, 'pack'), await queueOf(zhou, 'pack'), await queueOf(ada, 'pack')]).toEqual([
      0, 1, 1,
    ])
    const picks = async (who: Person) =>
      (await who.call('GET /staff/pick_waves', { query: {} })).waiting.map(({ id }) => id)
    expect([await picks(wu), await picks(zhou)]).toEqual([[], [parcel.id]])
  })

  test('of a day are those of the colleagues in the same warehouse', async () => {
    const today = async (who: Person) =>
      (await who.call('GET /staff/day')).figures.find(({ id }) => id === 'shelved')?.today
    expect([await today(wu), await today(zhou), await today(ada)]).toEqual([1, 1, 2])
  })
})

describe('what lies in another warehouse', () => {
  test.each([
    ['labelled', () => wu.call('POST /staff/stock_items/labels', { body: { ids: [there] } })],
    ['received', () => given.scan(wu, given.trackingNumber(), 'YW1')],
  ])('is not %s', async (_, act) => {
    const { reason } = await expectRefusal(act(), 'transition_not_allowed')
    expect(reason).toBe('other_warehouse')
  })

  test('is not moved to another shelf', async () => {
    const body = { ids: [there], shelf: 'B-01-1' }
    const { rows } = await wu.call('POST /staff/stock_items/shelf', { body })
    expect(rows).toMatchObject([{ id: there, done: false }])
    expect(rows[0]!.refusal).toContain('another warehouse')
  })

  test('is seen on its way by the warehouse that it goes to, and received only there', async () => {
    const id = await given.stock(world, ana, wu)
    const params = { id }
    const sent = { params, body: { warehouse_id: 'YW1', reason: 'asked for' } }
    await expectRefusal(zhou.call('POST /staff/stock_items/{id}/send', sent), 'transition_not_allowed')
    await wu.call('POST /staff/stock_items/{id}/send', sent)
    const moving = async (who: Person) => {
      const { items, counts } = await who.call('GET /staff/stock_items', { query: { stage: 'moving' } })
      return [items.map((item) => item.id), counts['moving']]
    }
    expect([await moving(wu), await moving(zhou)]).toEqual([
      [[id], 1],
      [[id], 1],
    ])
    const arrived = { params, body: { warehouse_id: 'YW1', shelf: 'A-01-1' } }
    await expectRefusal(wu.call('POST /staff/stock_items/{id}/arrive', arrived), 'transition_not_allowed')
    expect(await zhou.call('POST /staff/stock_items/{id}/arrive', arrived)).toMatchObject({
      warehouse_id: 'YW1',
    })
  })

  test('keeps no draft, is not shipped by a list, and is not received when it comes back', async () => {
    const stockId = await given.stock(world, ana, zhou, { inbound: { warehouse_id: 'YW1' } })
    const { id, number } = await given.aPaidParcel(world, ana, [stockId])
    const params = { id }
    await given.pickAll(zhou, id)
    const draft = { weight: '900', length: '', width: '', height: '', carton: null, photo_file_ids: [] }
    const keep = { params, body: draft }
    const refused = await expectRefusal(
      wu.call('PUT /staff/parcels/{id}/packing_draft', keep),
      'transition_not_allowed',
    )
    expect(refused.reason).toBe('other_warehouse')
    await given.pack(zhou, id)
    const text = `Package,Carrier,Number\n${number},UPS,1Z999AA10000000009`
    const batch = await wu.call('POST /staff/tracking_numbers', { body: { text, expected_count: 1 } })
    await world.runJob('ship-batch', { batchId: batch.id })
    const stageOf = async () => (await zhou.call('GET /staff/parcels/{id}', { params })).stage
    expect(await stageOf()).toBe('to_ship')
    await given.ship(zhou, id)
    const back = { params, body: { cause: 'ours', freight_fen: 0, note: 'came back' } } as const
    await expectRefusal(wu.call('POST /staff/parcels/{id}/come_back', back), 'transition_not_allowed')
    expect(await stageOf()).toBe('in_transit')
  })

  test('is not packed, until the clerk works there', async () => {
    const { items } = await zhou.call('GET /staff/parcels', { query: { stage: 'to_pick' } })
    const params = { id: items[0]!.id }
    const start = () => wu.call('POST /staff/parcels/{id}/start_packing', { params, body: {} })
    expect((await expectRefusal(start(), 'transition_not_allowed')).data).toMatchObject({
      reason: 'other_warehouse',
      warehouse_id: 'YW1',
    })
    await workIn(wu, 'YW1')
    expect(await start()).toMatchObject({ stage: 'packing' })
    await workIn(wu, 'GZ1')
  })
})
