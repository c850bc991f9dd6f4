import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { FOLLOWING } from './sql-undo.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
})

const undo = (id: string, who = packer) =>
  who.call('POST /staff/arrivals/{id}/undo', { params: { id }, body: {} })
const itemStage = async (id: string) =>
  (await world.db.selectFrom('order_items').where('id', '=', id).select('stage').executeTakeFirstOrThrow())
    .stage
const unclaimedStage = async (id: string) =>
  (await packer.call('GET /staff/unclaimed/{id}', { params: { id } })).stage

describe('undoing a scan at the dock', () => {
  test('goods that we bought are on their way again, the shopper is notified, it is logged, and they can be scanned again', async () => {
    const { id, trackingNumber } = await given.anItemOnItsWay(world, ana, buyer)
    const arrival = await given.scan(packer, trackingNumber)
    expect(await undo(arrival.arrival_id)).toEqual({
      arrival_id: arrival.arrival_id,
      tracking_number: trackingNumber,
      items: 1,
    })
    expect(await itemStage(id)).toBe('seller_shipped')
    expect((await ana.call('GET /stock_items')).items).toEqual([])
    expect((await messagesOf(ana)).map((message) => message.kind)).toContain('receipt_undone')
    const act = await world.db
      .selectFrom('audit_log')
      .where('action', '=', 'undo_arrival')
      .where('subject_id', '=', arrival.arrival_id)
      .select(['staff_id', 'before'])
      .executeTakeFirstOrThrow()
    expect(act).toMatchObject({
      staff_id: packer.id,
      before: { tracking_number: trackingNumber, items: [expect.any(String)] },
    })
    const again = await given.scan(packer, trackingNumber, 'YW1')
    expect(again).toMatchObject({ repeated: false, unclaimed: false, arrival_id: arrival.arrival_id })
    expect(again.items).toMatchObject([{ order_item_id: id, stage: 'received', warehouse_id: 'YW1' }])
  })

  test('an announced parcel is expected again', async () => {
    const inbound = await given.anInbound(ana)
    const { arrival_id } = await given.scan(packer, inbound.tracking_number)
    await undo(arrival_id)
    const { items } = await ana.call('GET /inbounds')
    expect(items.find((item) => item.id === inbound.id)?.stage).toBe('announced')
    expect((await given.scan(packer, inbound.tracking_number)).items).toMatchObject([
      { inbound_id: inbound.id },
    ])
  })

  test('succeeds once: a second time and by others it is refused', async () => {
    const inbound = await given.anInbound(ana)
    const { arrival_id } = await given.scan(packer, inbound.tracking_number)
    for (const who of [buyer, ana]) await expect(undo(arrival_id, who)).rejects.toThrow()
    const both = await Promise.allSettled([undo(arrival_id), undo(arrival_id)])
    expect(both.map((entry) => entry.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const error = await expectRefusal(undo(arrival_id), 'transition_not_allowed')
    expect(error.reason).toBe('scan_undone_already')
    await expectRefusal(undo('aaaaaaaa-0000-4000-8000-000000000000'), 'not_found')
  })

  test.each(['weighed', 'photographed', 'shelved'])('is refused once the item was %s', async (how) => {
    const inbound = await given.anInbound(ana)
    const { arrival_id, items } = await given.scan(packer, inbound.tracking_number)
    const params = { id: items[0]!.id }
    if (how === 'weighed') {
      const body = { weight_grams: 650, length_mm: 9, width_mm: 9, height_mm: 9, category: null }
      await packer.call('PUT /staff/stock_items/{id}/measures', { params, body })
    } else if (how === 'photographed') {
      const file_id = await world.upload(packer, 'POST /staff/uploads', 'inspection')
      await packer.call('POST /staff/stock_items/{id}/photos', { params, body: { file_id, kind: 'free' } })
    } else {
      await given.inspect(world, packer, params.id)
      await given.shelve(packer, params.id)
    }
    const error = await expectRefusal(undo(arrival_id), 'transition_not_allowed')
    expect(error.reason).toBe('worked_on_already')
    expect((await given.scan(packer, inbound.tracking_number)).repeated).toBe(true)
  })

  test('removes an unclaimed parcel from the list until it is scanned again', async () => {
    const number = given.trackingNumber()
    const { arrival_id } = await given.scan(packer, number)
    await undo(arrival_id)
    expect(await unclaimedStage(arrival_id)).toBe('undone')
    expect(await given.scan(packer, number)).toMatchObject({ unclaimed: true, repeated: false })
    expect(await unclaimedStage(arrival_id)).toBe('unclaimed')
  })

  test('removes an unclaimed parcel with its photo and shelf, until a shopper claims it', async () => {
    const number = given.trackingNumber()
    const { arrival_id } = await given.scan(packer, number)
    const params = { id: arrival_id }
    const picture = async () => {
      const file_id = await world.upload(packer, 'POST /staff/uploads', 'inspection')
      await packer.call('POST /staff/unclaimed/{id}/photos', { params, body: { file_id } })
    }
    await picture()
    await packer.call('PUT /staff/unclaimed/{id}', { params, body: { shelf: 'U-1', look: 'A box' } })
    await undo(arrival_id)
    const undone = await packer.call('GET /staff/unclaimed/{id}', { params })
    expect(undone).toMatchObject({ stage: 'undone', photos: [], shelf: '', look: '' })
    await given.scan(packer, number)
    await picture()
    await ana.call('POST /unclaimed/{id}/claim', {
      params,
      body: {
        tracking_number: number,
        title: 'A teapot',
        quantity: 1,
        value_fen: 5_000,
        note: 'Mine',
        file_ids: [],
      },
    })
    expect((await expectRefusal(undo(arrival_id), 'transition_not_allowed')).reason).toBe('somebody_claims')
  })

  test('what nobody expects is registered on purpose or not at all', async () => {
    const tracking_number = given.trackingNumber()
    const body = { warehouse_id: 'GZ1', tracking_number }
    const refused = await expectRefusal(packer.call('POST /staff/arrivals', { body }), 'invalid_input')
    expect(refused.reason).toBe('not_expected')
    const kept = world.db.selectFrom('arrivals').where('tracking_number', '=', tracking_number)
    expect(await kept.selectAll().execute()).toEqual([])
    const { arrival_id } = await packer.call('POST /staff/arrivals', {
      body: { ...body, register_unclaimed: true },
    })
    // It is there now: scanning it again looks it up, and a scan that was undone is news again.
    expect(await packer.call('POST /staff/arrivals', { body })).toMatchObject({ unclaimed: true, arrival_id })
    await undo(arrival_id)
    const again = await expectRefusal(packer.call('POST /staff/arrivals', { body }), 'invalid_input')
    expect(again.reason).toBe('not_expected')
  })

  test('after a wrong match leaves the parcel unclaimed as before', async () => {
    const number = given.trackingNumber()
    const { arrival_id } = await given.scan(packer, number)
    const itemId = await given.aPurchasedItem(world, ana, buyer)
    await given.sellerSends(world, buyer, itemId, number)
    expect((await given.scan(packer, number)).unclaimed).toBe(false)
    await undo(arrival_id)
    expect(await unclaimedStage(arrival_id)).toBe('unclaimed')
    expect(await itemStage(itemId)).toBe('seller_shipped')
  })
})

describe('a scan that may be a repetition', () => {
  test('with the same idempotency key is the same scan, not a repeated one', async () => {
    const inbound = await given.anInbound(ana)
    const body = { warehouse_id: 'GZ1', tracking_number: inbound.tracking_number }
    const send = (idempotencyKey: string) => packer.call('POST /staff/arrivals', { body }, { idempotencyKey })
    const first = await send('scan-1')
    expect(first.repeated).toBe(false)
    expect(await send('scan-1')).toMatchObject({ repeated: false, arrival_id: first.arrival_id })
    expect((await send('scan-2')).repeated).toBe(true)
  })

  test.each([
    [readableNumber('O', 1042), 'own_label'],
    ['https://t.example/q?id=1', 'not_a_parcel_code'],
    ['GARBAGE!!??', 'not_a_waybill'],
    ['140020159', 'not_a_waybill'],
    ['G000104356', 'own_number_misread'],
    ['ST,GS,+0001.250kg', 'not_a_waybill'],
  ])('%s is refused: %s', async (code, reason) => {
    const error = await expectRefusal(given.scan(packer, code), 'invalid_input')
    expect(error.reason).toBe(reason)
    expect(error.fields['tracking_number']).not.toBe('')
    const rows = await world.db.selectFrom('arrivals').where('tracking_number', '=', code).execute()
    expect(rows).toEqual([])
  })
})

test('a piece scanned into the box by mistake can be taken out, but no more than are in it', async () => {
  const stockId = await given.stock(world, ana, packer)
  const parcel = await given.aPaidParcel(world, ana, [stockId])
  const params = { id: parcel.id }
  const take = () =>
    packer.call('POST /staff/parcels/{id}/uncheck', { params, body: { stock_item_id: stockId } })
  await expectRefusal(take(), 'transition_not_allowed')
  await packer.call('POST /staff/parcels/{id}/start_packing', { params, body: {} })
  expect((await expectRefusal(take(), 'transition_not_allowed')).reason).toBe('nothing_to_take_out')
  await packer.call('POST /staff/parcels/{id}/check', { params, body: { code: stockId } })
  expect((await take()).contents).toMatchObject([{ checked: false, checked_pieces: 0 }])
  await expectRefusal(
    packer.call('POST /staff/parcels/{id}/uncheck', { params, body: { stock_item_id: ana.id } }),
    'not_found',
  )
})

test('undoing a scan checks every table that refers to stock', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select distinct conrelid::regclass::text as table_name from pg_constraint
    where contype = 'f' and confrelid = 'stock_items'::regclass`.execute(world.db)
  expect(rows.map((row) => row.table_name).toSorted()).toEqual([...FOLLOWING, 'stock_photos'].toSorted())
})

test('a scan cannot be undone once a refund of its goods was requested', async () => {
  const { id, trackingNumber } = await given.anItemOnItsWay(world, ana, buyer)
  const arrival = await given.scan(packer, trackingNumber)
  const params = { id }
  await ana.call('POST /order_items/{id}/refund', { params, body: { cause: 'damaged', reason: '' } })
  const refused = await expectRefusal(undo(arrival.arrival_id), 'transition_not_allowed')
  expect(refused.reason).toBe('worked_on_already')
})
