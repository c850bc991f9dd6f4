import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let buyer: Person
let packer: Person
let support: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
  support = await world.staff('su', ['support'])
  await given.money(world, ana, 50_000)
})

const ask = (id: string, shots: number, remark = 'the seams', who = ana) =>
  who.call('POST /stock_items/{id}/fine_photos', { params: { id }, body: { shots, remark } })
const cancel = (id: string, who = ana) =>
  who.call('POST /stock_items/{id}/cancel_fine_photos', { params: { id }, body: {} })
const finish = (id: string, shelf = 'A-03-2-05') =>
  packer.call('POST /staff/stock_items/{id}/photos_taken', { params: { id }, body: { shelf } })
const decline = (id: string, reason: string) =>
  packer.call('POST /staff/stock_items/{id}/photos_declined', {
    params: { id },
    body: { shelf: 'A-03-2-05', reason },
  })
const take = async (id: string, kind: 'free' | 'detail' = 'detail') => {
  const file_id = await world.upload(packer, 'POST /staff/uploads', 'inspection')
  return await packer.call('POST /staff/stock_items/{id}/photos', {
    params: { id },
    body: { file_id, kind },
  })
}
const own = async (id: string) => {
  const { items } = await ana.call('GET /stock_items')
  return items.find((item) => item.id === id)!
}
const available = async () => (await ana.call('GET /funds')).available_fen
const waiting = async () => {
  const { items, counts } = await packer.call('GET /staff/stock_items', { query: { stage: 'photos' } })
  return { ids: items.map((item) => item.id), count: counts['photos'] }
}
const noticesOf = async (id: string) =>
  (
    await world.db
      .selectFrom('messages')
      .where('subject_id', '=', id)
      .select('kind')
      .orderBy('created_at')
      .execute()
  ).map((row) => row.kind)
const shelved = () => given.aShelvedItem(world, ana, { buyer, packer })

describe('detail photos of something on its shelf', () => {
  test('are paid for, queued and taken, and the item is put back without losing a day', async () => {
    const { stockId, itemId } = await shelved()
    const { free_until: before, order_id } = await own(stockId)
    const balance = await available()
    const asked = await ana.call('POST /order_items/{id}/fine_photos', {
      params: { id: itemId },
      body: { shots: 2, remark: 'the collar' },
    })
    expect(asked).toEqual({ photo_shots: 2, fee_fen: 400 })
    expect(await available()).toBe(balance - 400)
    const order = { shots: 2, taken: 0, remark: 'the collar', fee_fen: 400 }
    expect(await own(stockId)).toMatchObject({ photo_order: order, next: null })
    const page = await ana.call('GET /orders/{id}', { params: { id: order_id! } })
    expect(page.items[0]!.inspection).toMatchObject({ photo_order: order, moving: false })
    expect((await waiting()).ids).toContain(stockId)

    await given.later(world, { days: 2 })
    expect((await expectRefusal(finish(stockId), 'invalid_input')).reason).toBe('evidence_missing')
    await expectRefusal(take(stockId, 'free'), 'transition_not_allowed')
    await take(stockId)
    expect((await take(stockId)).photo_order).toMatchObject({ taken: 2 })
    expect((await expectRefusal(take(stockId), 'invalid_input')).fields).toHaveProperty('kind')
    await expectRefusal(decline(stockId, 'why not'), 'transition_not_allowed')
    expect((await expectRefusal(finish(stockId, ' '), 'invalid_input')).fields).toHaveProperty('shelf')
    expect(await finish(stockId, 'b-01')).toMatchObject({ shelf: 'B-01', photo_order: null })
    await expectRefusal(finish(stockId), 'transition_not_allowed')
    const logged = await world.db
      .selectFrom('audit_log')
      .where('action', '=', 'finish_shelf_photos')
      .where('subject_id', '=', stockId)
      .select(['before', 'after'])
      .executeTakeFirst()
    expect(logged).toEqual({
      before: { shelf: 'A-03-2-05', shots: 2 },
      after: { shelf: 'B-01', taken: 2, given_back_fen: 0 },
    })

    const after = await own(stockId)
    expect(new Date(after.free_until!).getTime() - new Date(before!).getTime()).toBe(2 * 86_400_000)
    expect(after.photos.filter((photo) => photo.kind === 'detail')).toHaveLength(2)
    expect(await available()).toBe(balance - 400)
    expect(await noticesOf(stockId)).toContain('photos_taken')
    expect((await waiting()).ids).not.toContain(stockId)
    // The first order is settled: another may follow, in the books as well.
    await ask(stockId, 1)
    await take(stockId)
    await finish(stockId)
  })

  test('that cannot be taken are declined with a reason, and paid back', async () => {
    const { stockId } = await shelved()
    const balance = await available()
    await ask(stockId, 3)
    await take(stockId)
    expect((await expectRefusal(decline(stockId, ' '), 'invalid_input')).fields).toHaveProperty('reason')
    await decline(stockId, 'The seal would have to be broken')
    expect(await available()).toBe(balance - 200)
    expect(await noticesOf(stockId)).toContain('photos_declined')
    await ask(stockId, 1)
    await decline(stockId, 'It cannot be switched on here')
    expect(await available()).toBe(balance - 200)
    expect((await own(stockId)).photo_order).toBeNull()
  })

  test('can be of goods bought elsewhere too, but not of another shopper’s', async () => {
    const id = await given.stock(world, ana, packer)
    await expectRefusal(ask(id, 1, '', bo), 'not_found')
    await ask(id, 1)
    await expectRefusal(cancel(id, bo), 'not_found')
    const balance = await available()
    expect(await cancel(id)).toEqual({ back_fen: 200 })
    expect(await available()).toBe(balance + 200)
    await expectRefusal(cancel(id), 'transition_not_allowed')
  })

  test('that are cancelled add no days, and are charged as far as they were taken', async () => {
    const { stockId } = await shelved()
    const { free_until } = await own(stockId)
    await ask(stockId, 2)
    await given.later(world, { days: 3 })
    await take(stockId)
    expect(await cancel(stockId)).toEqual({ back_fen: 200 })
    expect((await own(stockId)).free_until).toBe(free_until)
  })

  test('join the open order, also concurrently, and are never more than twenty of one item', async () => {
    const { stockId } = await shelved()
    const both = await Promise.all([ask(stockId, 8, 'front'), ask(stockId, 9, 'back')])
    expect(both.map((reply) => reply.photo_shots).toSorted((a, b) => a - b)).toEqual([
      Math.min(...both.map((reply) => reply.photo_shots)),
      17,
    ])
    await take(stockId)
    expect((await expectRefusal(ask(stockId, 4), 'invalid_input')).fields).toHaveProperty('shots')
    const many = 'x'.repeat(495)
    expect((await expectRefusal(ask(stockId, 1, many), 'invalid_input')).fields).toHaveProperty('remark')
    for (const shots of [0, 21, -1])
      expect((await expectRefusal(ask(stockId, shots), 'invalid_input')).fields).toHaveProperty('shots')
    const once = () =>
      ana.call(
        'POST /stock_items/{id}/fine_photos',
        { params: { id: stockId }, body: { shots: 3, remark: '' } },
        { idempotencyKey: 'three-more' },
      )
    expect(await once()).toEqual(await once())
    expect((await own(stockId)).photo_order).toMatchObject({ shots: 20, taken: 1, fee_fen: 4_000 })
    await cancel(stockId)
    expect((await expectRefusal(ask(stockId, 20), 'invalid_input')).fields).toHaveProperty('shots')
  })

  test('are refused if the balance is too low', async () => {
    const id = await given.stock(world, bo, packer)
    const poor = await expectRefusal(ask(id, 2, '', bo), 'insufficient_balance')
    expect(poor.data).toMatchObject({ total_fen: 400, available_fen: 0 })
  })
})

describe('while photos are awaited', () => {
  test('the item goes into no package and to no other warehouse', async () => {
    const { stockId } = await shelved()
    const { id: address_id } = await given.anAddressInSingapore(ana)
    const body = await given.parcelForm(ana, [stockId], { address_id })
    await ask(stockId, 1)
    const made = await expectRefusal(ana.call('POST /parcels', { body }), 'transition_not_allowed')
    expect(made.reason).toBe('photos_waiting')
    const sent = await expectRefusal(
      packer.call('POST /staff/stock_items/{id}/send', {
        params: { id: stockId },
        body: { warehouse_id: 'YW1', reason: 'room' },
      }),
      'transition_not_allowed',
    )
    expect(sent.reason).toBe('photos_waiting')
    await cancel(stockId)
    await ana.call('POST /parcels', { body })
    expect((await expectRefusal(ask(stockId, 1), 'transition_not_allowed')).reason).toBe(
      'already_in_a_package',
    )
  })

  test('a refund request cancels them and pays them back', async () => {
    const { stockId, itemId } = await shelved()
    const balance = await available()
    await ask(stockId, 2)
    await ana.call('POST /order_items/{id}/refund', {
      params: { id: itemId },
      body: { cause: 'wrong_options', reason: '' },
    })
    await world.runJobs()
    expect(await available()).toBe(balance)
    expect((await own(stockId)).photo_order).toBeNull()
    expect(await noticesOf(stockId)).toContain('photos_cancelled')
    expect((await expectRefusal(ask(stockId, 1), 'transition_not_allowed')).reason).toBe('refund_open')
    await ana.call('POST /order_items/{id}/cancel_refund', { params: { id: itemId }, body: {} })
    await ask(stockId, 1)
  })

  test('storage does not expire, and the database enforces this', async () => {
    const { stockId } = await shelved()
    await ask(stockId, 1)
    await expect(
      world.db
        .updateTable('stock_items')
        .set({ stage: 'storage_expired' })
        .where('id', '=', stockId)
        .execute(),
    ).rejects.toThrow(/waits for detail photos/)
    await given.later(world, { days: 95 })
    await world.runJob('remind-storage', {})
    expect((await own(stockId)).stage).toBe('in_stock')
    await take(stockId)
    await finish(stockId)
    expect((await own(stockId)).late_fee_fen).toBe(0)
  })

  test('only the warehouse does the work', async () => {
    const { stockId } = await shelved()
    await ask(stockId, 1)
    const params = { id: stockId }
    await expectRefusal(
      support.call('POST /staff/stock_items/{id}/photos_taken', { params, body: { shelf: 'A' } }),
      'forbidden',
    )
    await expectRefusal(
      support.call('POST /staff/stock_items/{id}/photos_declined', {
        params,
        body: { shelf: 'A', reason: 'no' },
      }),
      'forbidden',
    )
  })
})

describe('what a photo shows', () => {
  const caption = (id: string, body: Parameters<typeof send>[1], who = packer) => send(id, body, who)
  const send = (
    id: string,
    body: { shows: 'front' | 'flaw' | 'label'; flaw: 'crack' | null; note: string },
    who: Person,
  ) => who.call('PUT /staff/stock_photos/{id}', { params: { id }, body })

  test('is the usual sequence, until staff say otherwise', async () => {
    const { stockId } = await given.anArrivedItem(world, ana, { buyer, packer })
    await take(stockId, 'free')
    const row = await take(stockId, 'free')
    expect(row.photos.map((photo) => photo.shows)).toEqual(['front', 'back'])
    const id = row.photos[1]!.id
    const captioned = await caption(id, { shows: 'flaw', flaw: 'crack', note: ' 杯口 ' })
    expect(captioned.photos[1]).toMatchObject({ shows: 'flaw', flaw: 'crack', note: '杯口' })
    expect((await own(stockId)).photos[1]).toMatchObject({ shows: 'flaw', flaw: 'crack', note: '杯口' })
    const wrong = caption(id, { shows: 'label', flaw: 'crack', note: '' })
    expect((await expectRefusal(wrong, 'invalid_input')).fields).toHaveProperty('flaw')
    const long = caption(id, { shows: 'label', flaw: null, note: 'x'.repeat(101) })
    expect((await expectRefusal(long, 'invalid_input')).fields).toHaveProperty('note')
    await expectRefusal(caption(id, { shows: 'front', flaw: null, note: '' }, support), 'forbidden')
    await expectRefusal(caption(stockId, { shows: 'front', flaw: null, note: '' }), 'not_found')
  })

  test('cannot be changed once the item left the shelf', async () => {
    const id = await given.stock(world, ana, packer)
    const [photo] = (await own(id)).photos
    await given.aParcel(ana, [id])
    await expectRefusal(
      caption(photo!.id, { shows: 'label', flaw: null, note: '' }),
      'transition_not_allowed',
    )
  })
})
