import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let buyer: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
})

const noticesOf = async (who: Person) => (await messagesOf(who)).map((message) => message.kind)
const itemStage = (id: string) =>
  world.db.selectFrom('order_items').where('id', '=', id).select('stage').executeTakeFirstOrThrow()

describe('a parcel at the dock', () => {
  test('that we bought is received as its item, and its shopper is notified', async () => {
    const { id, trackingNumber } = await given.anItemOnItsWay(world, ana, buyer, {
      line: { title: 'Linen shirt', photo_shots: 2, photo_remark: 'the seams' },
    })
    const arrival = await given.scan(packer, ` ${trackingNumber.toLowerCase()}-1-1- `)
    expect(arrival).toMatchObject({
      tracking_number: trackingNumber,
      courier: 'YTO',
      unclaimed: false,
      repeated: false,
    })
    expect(arrival.items).toMatchObject([
      {
        order_item_id: id,
        stage: 'received',
        title: 'Linen shirt',
        photo_shots: 2,
        photo_remark: 'the seams',
        shopper_id: ana.id,
        warehouse_id: 'GZ1',
      },
    ])
    expect(await itemStage(id)).toEqual({ stage: 'received' })
    expect(await noticesOf(ana)).toContain('item_received')
    expect((await ana.call('GET /stock_items')).items).toMatchObject([
      { order_item_id: id, stage: 'received', value_fen: 3_000 },
    ])
  })

  test('scanned again is the same parcel, and nothing is received twice', async () => {
    const { trackingNumber } = await given.anItemOnItsWay(world, ana, buyer)
    const [first, second] = await Promise.all([
      given.scan(packer, trackingNumber),
      given.scan(packer, trackingNumber),
    ])
    expect([first, second].filter((scan) => scan.repeated)).toHaveLength(1)
    expect(first.items.map((item) => item.id)).toEqual(second.items.map((item) => item.id))
    expect((await given.scan(packer, trackingNumber)).repeated).toBe(true)
  })

  test('that a shopper announced is recognised at any warehouse', async () => {
    const inbound = await given.anInbound(bo, { title: 'Teapot', quantity: 2, value_fen: 9_900 })
    const arrival = await given.scan(packer, inbound.tracking_number, 'YW1')
    expect(arrival.items).toMatchObject([
      { inbound_id: inbound.id, title: 'Teapot', quantity: 2, warehouse_id: 'YW1', order_number: null },
    ])
    const { items } = await bo.call('GET /inbounds')
    expect(items[0]).toMatchObject({ id: inbound.id, stage: 'arrived' })
    expect(await noticesOf(bo)).toContain('inbound_arrived')
  })

  test('is unclaimed, until the buyer enters its number', async () => {
    const itemId = await given.aPurchasedItem(world, ana, buyer)
    const number = given.trackingNumber()
    expect(await given.scan(packer, number)).toMatchObject({ unclaimed: true, repeated: false, items: [] })
    expect(await given.scan(packer, number)).toMatchObject({ unclaimed: true, repeated: true })
    await given.sellerSends(world, buyer, itemId, number)
    const found = await given.scan(packer, number)
    expect(found).toMatchObject({ unclaimed: false, repeated: false })
    expect(found.items[0]).toMatchObject({ order_item_id: itemId })
  })

  test('with an impossible number or at an unknown warehouse is refused', async () => {
    await expectRefusal(given.scan(packer, '----'), 'invalid_input')
    await expectRefusal(given.scan(packer, given.trackingNumber(), 'XX9'), 'not_found')
  })
})

describe('an announcement', () => {
  test('can be cancelled before the parcel arrives, not after', async () => {
    const first = await given.anInbound(bo)
    const cancelled = await bo.call('POST /inbounds/{id}/cancel', { params: { id: first.id }, body: {} })
    expect(cancelled.stage).toBe('cancelled')
    expect((await given.scan(packer, first.tracking_number)).unclaimed).toBe(true)

    const second = await given.anInbound(bo)
    await given.scan(packer, second.tracking_number)
    const cancel = bo.call('POST /inbounds/{id}/cancel', { params: { id: second.id }, body: {} })
    await expectRefusal(cancel, 'transition_not_allowed')
  })

  test('of an impossible number or to an unknown warehouse is refused', async () => {
    await expectRefusal(given.anInbound(ana, { warehouse_id: 'XX9' }), 'invalid_input')
    await expectRefusal(given.anInbound(ana, { tracking_number: '????' }), 'invalid_input')
  })

  test("belongs to its shopper: others don't see it", async () => {
    const { id } = await given.anInbound(bo)
    await expectRefusal(ana.call('POST /inbounds/{id}/cancel', { params: { id }, body: {} }), 'not_found')
    const { items } = await ana.call('GET /inbounds')
    expect(items.map((item) => item.id)).not.toContain(id)
  })

  test('is listed newest first, page by page', async () => {
    const cleo = await world.shopper('cleo')
    const made: string[] = []
    for (let count = 0; count < 5; count++) {
      made.unshift((await given.anInbound(cleo)).id)
      if (count % 2 === 0) world.clock.advance({ minutes: 1 })
    }
    const seen: string[] = []
    for (let cursor: string | undefined; ;) {
      const query = { limit: 2, ...(cursor ? { cursor } : {}) }
      const page = await cleo.call('GET /inbounds', { query })
      seen.push(...page.items.map((item) => item.id))
      if (!page.next_cursor) break
      cursor = page.next_cursor
    }
    expect(seen).toHaveLength(5)
    expect(new Set(seen)).toEqual(new Set(made))
  })
})

describe('inspection', () => {
  test('queries a weight that is unusual for such goods, and stores it once confirmed', async () => {
    const inbound = await given.anInbound(bo, { title: '重磅连帽卫衣' })
    const { items } = await given.scan(packer, inbound.tracking_number)
    const params = { id: items[0]!.id }
    const measure = (weight_grams: number, more: object = {}) =>
      packer.call('PUT /staff/stock_items/{id}/measures', {
        params,
        body: { weight_grams, length_mm: 350, width_mm: 300, height_mm: 80, category: null, ...more },
      })
    const refused = await expectRefusal(measure(6_800), 'invalid_input')
    expect(refused).toMatchObject({
      reason: 'weight_unlike_kind',
      fields: { weight_grams: 'This weight is unusual for such goods' },
    })
    expect(refused.data['expected_grams']).toMatchObject({ expected: 680 })
    await expectRefusal(measure(68, { weight_confirmed: false }), 'invalid_input')
    await expectRefusal(measure(68, { weight_confirmed: 'yes' }), 'invalid_input')
    expect((await packer.call('GET /staff/stock_items/{id}', { params })).weight_grams).toBeNull()
    expect(await measure(6_800, { weight_confirmed: true })).toMatchObject({ weight_grams: 6_800 })
    // Confirming a weight that is not in doubt is not an error.
    expect(await measure(700, { weight_confirmed: true })).toMatchObject({ weight_grams: 700 })
    const { after } = await world.db
      .selectFrom('audit_log')
      .where('action', '=', 'measure_stock')
      .where('subject_id', '=', params.id)
      .orderBy('id')
      .select('after')
      .executeTakeFirstOrThrow()
    expect(after).toMatchObject({ weight_grams: 6_800, confirmed_against_grams: 680 })
  })

  test('weighs and measures, longest side first, and can be corrected', async () => {
    const inbound = await given.anInbound(bo)
    const { items } = await given.scan(packer, inbound.tracking_number)
    const id = items[0]!.id
    const measure = (body: object) =>
      packer.call('PUT /staff/stock_items/{id}/measures', {
        params: { id },
        body: { weight_grams: 500, length_mm: 90, width_mm: 250, height_mm: 180, category: null, ...body },
      })
    expect(await measure({})).toMatchObject({ weight_grams: 500, size_mm: [250, 180, 90] })
    expect(await measure({ weight_grams: 510, category: 'liquid' })).toMatchObject({
      weight_grams: 510,
      category: 'liquid',
    })
    for (const bad of [
      { weight_grams: 0 },
      { weight_grams: 100_000_000 },
      { height_mm: 0 },
      { length_mm: 10_000 },
      { weight_grams: 1.5 },
      { category: 'gold' },
    ])
      await expectRefusal(measure(bad), 'invalid_input')
  })

  test('nothing is shelved without being weighed, measured and photographed', async () => {
    const inbound = await given.anInbound(bo)
    const { items } = await given.scan(packer, inbound.tracking_number)
    const error = await expectRefusal(given.shelve(packer, items[0]!.id), 'invalid_input')
    expect(Object.keys(error.fields)).toEqual(['weight_grams', 'length_mm', 'photos'])
    await given.inspect(world, packer, items[0]!.id)
    await expectRefusal(given.shelve(packer, items[0]!.id, '  '), 'invalid_input')
    expect(await given.shelve(packer, items[0]!.id, 'b-01')).toMatchObject({
      stage: 'in_stock',
      shelf: 'B-01',
    })
    await expectRefusal(given.shelve(packer, items[0]!.id), 'transition_not_allowed')
    const photo = { params: { id: items[0]!.id }, body: { file_id: ana.id, kind: 'free' as const } }
    await expectRefusal(packer.call('POST /staff/stock_items/{id}/photos', photo), 'transition_not_allowed')
  })

  test('accepts no picture twice, none of another kind, and no more detail photos than were ordered', async () => {
    const { stockId } = await given.anArrivedItem(world, ana, { buyer, packer }, { line: { photo_shots: 1 } })
    const add = (file_id: string, kind: 'free' | 'detail') =>
      packer.call('POST /staff/stock_items/{id}/photos', { params: { id: stockId }, body: { file_id, kind } })
    const file = await world.upload(packer, 'POST /staff/uploads', 'inspection')
    expect((await add(file, 'detail')).photos).toMatchObject([{ kind: 'detail', width: 2, height: 2 }])
    expect((await expectRefusal(add(file, 'free'), 'invalid_input')).fields).toHaveProperty('file_id')
    const other = await world.upload(packer, 'POST /staff/uploads', 'packing')
    await expectRefusal(add(other, 'free'), 'invalid_input')
    const shoppers = await world.upload(ana, 'POST /uploads', 'review')
    await expectRefusal(add(shoppers, 'free'), 'invalid_input')
    const second = await world.upload(packer, 'POST /staff/uploads', 'inspection')
    expect((await expectRefusal(add(second, 'detail'), 'invalid_input')).fields).toHaveProperty('kind')
    expect((await add(second, 'free')).photos).toHaveLength(2)
  })

  test('of unknown goods answers `not_found`', async () => {
    const params = { id: 'aaaaaaaa-0000-4000-8000-000000000000' }
    const measures = { weight_grams: 1, length_mm: 1, width_mm: 1, height_mm: 1, category: null }
    const calls = [
      () => packer.call('GET /staff/stock_items/{id}', { params }),
      () => packer.call('PUT /staff/stock_items/{id}/measures', { params, body: measures }),
      () =>
        packer.call('POST /staff/stock_items/{id}/photos', {
          params,
          body: { file_id: params.id, kind: 'free' },
        }),
      () => given.shelve(packer, params.id),
      () =>
        packer.call('POST /staff/stock_items/{id}/problem', {
          params,
          body: { problem: 'damaged', note: '' },
        }),
    ]
    for (const call of calls) await expectRefusal(call(), 'not_found')
  })
})

test('staff find stock by number, shelf, code and words, with the size of each queue', async () => {
  const id = await given.stock(world, bo, packer, { inbound: { title: 'Blue enamel pot' } })
  const find = async (q: string) =>
    (await packer.call('GET /staff/stock_items', { query: { q } })).items.map((item) => item.id)
  const row = await packer.call('GET /staff/stock_items/{id}', { params: { id } })
  expect(row.photos).toHaveLength(1)
  for (const q of ['enamel', row.tracking_number, row.shopper_code]) expect(await find(q)).toContain(id)
  expect(await find('100%')).toEqual([])
  const { counts, items } = await packer.call('GET /staff/stock_items', { query: { stage: 'in_stock' } })
  expect(new Set(items.map((item) => item.stage))).toEqual(new Set(['in_stock']))
  expect(counts['in_stock']).toBe(items.length)
})
