import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let packer: Person
let finance: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
  finance = await world.staff('fang', ['finance', 'support'])
})

const stockOf = async (who: Person, id: string) =>
  (await who.call('GET /stock_items')).items.find((item) => item.id === id)
const fundsOf = (who: Person) => who.call('GET /funds')

describe('on the shelf', () => {
  test('the free days and the refund window start', async () => {
    const { stockId } = await given.aShelvedItem(world, ana, { buyer, packer })
    expect(await stockOf(ana, stockId)).toMatchObject({
      stage: 'in_stock',
      weight_grams: 600,
      size_mm: [250, 180, 90],
      // Monday 2 November is day 1: the 30th day is 1 December, which ends at midnight in China.
      free_until: '2026-12-01T15:59:59.999Z',
      days_left: 29,
      late_fee_fen: 0,
      refund_deadline_at: '2026-11-07T02:00:00.000Z',
      refund_open: false,
    })
    const items = await messagesOf(ana)
    expect(items.find((message) => message.kind === 'item_in_stock')!.body).toContain('1 Dec 2026')
  })

  test('staff who look for an item see where it was put, by whom and when', async () => {
    const { stockId } = await given.aShelvedItem(world, ana, { buyer, packer })
    const mo = await world.staff('mo', ['warehouse'])
    const places = async (who = packer) =>
      (await who.call('GET /staff/stock_items/{id}/places', { params: { id: stockId } })).items
    const [first] = await places()
    expect(first).toMatchObject({ by: 'wu' })
    await given.later(world, { hours: 2 })
    await mo.call('POST /staff/stock_items/shelf', { body: { ids: [stockId], shelf: 'b-7-3' } })
    expect(await places(finance)).toEqual([
      { shelf: 'B-7-3', at: world.clock.now().toISOString(), by: 'mo' },
      first,
    ])
    await expectRefusal(places(buyer), 'forbidden')
    const params = { id: '00000000-0000-4000-8000-000000000000' }
    await expectRefusal(packer.call('GET /staff/stock_items/{id}/places', { params }), 'not_found')
  })

  test('the detail photos that were taken are charged, the rest is paid back', async () => {
    const dee = await world.shopper('dee')
    await given.aShelvedItem(
      world,
      dee,
      { buyer, packer },
      { line: { photo_shots: 5 }, inspection: { detailPhotos: 3 } },
    )
    expect(await fundsOf(dee)).toMatchObject({ available_fen: 400, frozen_fen: 0 })
  })

  test('goods that must leave first come first', async () => {
    const eva = await world.shopper('eva')
    const old = await given.stock(world, eva, packer)
    await given.later(world, { days: 3 })
    const young = await given.stock(world, eva, packer)
    const { items } = await eva.call('GET /stock_items', { query: { stage: 'in_stock' } })
    expect(items.map((item) => [item.id, item.days_left])).toEqual([
      [old, 26],
      [young, 29],
    ])
    expect((await eva.call('GET /stock_items', { query: { stage: 'in_parcel' } })).items).toEqual([])
    expect((await ana.call('GET /stock_items')).items.map((item) => item.id)).not.toContain(old)
  })
})

describe('a shelf in pages', () => {
  let flo: Person
  /** Ordered by the end of free storage; the last one is not shelved yet. */
  const ids: string[] = []

  beforeAll(async () => {
    flo = await world.shopper('flo')
    for (const days of [0, 0, 2]) {
      await given.later(world, { days })
      ids.push(await given.stock(world, flo, packer))
    }
    const { tracking_number } = await given.anInbound(flo)
    ids.push((await given.scan(packer, tracking_number)).items[0]!.id)
  })

  const pageAt = (query: { limit?: number; cursor?: string; ids?: string; stage?: 'in_stock' }) =>
    flo.call('GET /stock_items', { query })

  test('has each item once, those without a last free day at the end, whatever the page length', async () => {
    for (const limit of [1, 2, 3, 4]) {
      const found: string[] = []
      let cursor: string | null | undefined
      do {
        const page = await pageAt({ limit, ...(cursor ? { cursor } : {}) })
        expect(page.items.length).toBeLessThanOrEqual(limit)
        found.push(...page.items.map(({ id }) => id))
        cursor = page.next_cursor
      } while (cursor)
      expect(found, `${limit} at once`).toEqual(ids)
    }
  })

  test('counts all items, whatever page and stage is requested', async () => {
    const counts = { all: 4, in_stock: 3, in_parcel: 0, soon: 0 }
    expect((await pageAt({ limit: 1 })).counts).toEqual(counts)
    expect((await pageAt({ stage: 'in_stock' })).items).toHaveLength(3)
    expect((await ana.call('GET /stock_items', { query: { limit: 1 } })).counts.all).toBeGreaterThan(0)
  })

  test('returns items requested by id, but none of another shopper', async () => {
    const other = await given.stock(world, ana, packer)
    const asked = [ids[2], other, ids[0], '00000000-0000-4000-8000-000000000000'].join(',')
    const page = await pageAt({ ids: asked, limit: 1 })
    expect(page.items.map(({ id }) => id)).toEqual([ids[0], ids[2]])
    expect(page.next_cursor).toBeNull()
  })

  test.each([
    ['an invalid cursor', { cursor: 'nonsense' }],
    ['a cursor of another list', { cursor: Buffer.from('1764000000000 x').toString('base64url') }],
    [
      'a cursor beyond the range of time',
      { cursor: Buffer.from(`99999999999999999 1 ${'0'.repeat(8)}`).toString('base64url') },
    ],
    ['invalid ids', { ids: 'a,b' }],
    ['more ids than a package holds', { ids: Array.from({ length: 101 }, () => ids[0]).join(',') }],
  ])('refuses %s', async (_, query) => {
    await expectRefusal(pageAt(query), 'invalid_input')
  })

  test('ends normally after the last moment that a cursor can name', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    for (const place of [
      `9999999999999999 9999999999999999 ${id}`,
      `- 9999999999999999 ${id}`,
      `0 0 ${id}`,
    ]) {
      const page = await pageAt({ cursor: Buffer.from(place).toString('base64url') })
      expect(page.items.length).toBe(place.startsWith('0') ? ids.length : 0 + Number(place.startsWith('9')))
    }
  })
})

test('a parcel on its way to a warehouse that has been closed still arrives there', async () => {
  const kim = await world.shopper('kim')
  const { tracking_number } = await given.anInbound(kim, { warehouse_id: 'TJ1' })
  const setClosed = (closed_at: Date | null) =>
    world.db.updateTable('warehouses').set({ closed_at }).where('id', '=', 'TJ1').execute()
  await setClosed(world.clock.now())
  expect((await given.scan(packer, tracking_number, 'TJ1')).items).toHaveLength(1)
  await setClosed(null)
})

describe('a problem', () => {
  const report = (id: string, body: { problem: string; note: string; pieces?: number }) =>
    packer.call('POST /staff/stock_items/{id}/problem', { params: { id }, body })
  const damaged = { problem: 'damaged', note: 'The lid is cracked.' }

  async function aProblem(who: Person, quantity = 1) {
    const line = { photo_shots: 1, quantity }
    const arrived = await given.anArrivedItem(world, who, { buyer, packer }, { line })
    await given.inspect(world, packer, arrived.stockId, { detailPhotos: 1 })
    await report(arrived.stockId, damaged)
    return arrived
  }
  const answer = (who: Person, id: string, accept: boolean) =>
    who.call('POST /order_items/{id}/answer', { params: { id }, body: { accept } })

  test('of some pieces says of how many, in the shopper’s language', async () => {
    const line = { photo_shots: 1, quantity: 3 }
    const { stockId } = await given.anArrivedItem(world, ana, { buyer, packer }, { line })
    await given.inspect(world, packer, stockId, { detailPhotos: 1 })
    await expectRefusal(report(stockId, { ...damaged, pieces: 4 }), 'invalid_input')
    const { flaw } = await report(stockId, { ...damaged, pieces: 1 })
    expect(flaw?.note).toBe('This concerns 1 of 3. The lid is cracked.')
  })

  test('needs one of the nine reasons, and its evidence', async () => {
    const { stockId } = await given.anArrivedItem(world, ana, { buyer, packer })
    await expectRefusal(report(stockId, { problem: 'ugly', note: '' }), 'invalid_input')
    await expectRefusal(report(stockId, damaged), 'invalid_input')
    await given.inspect(world, packer, stockId)
    expect(await report(stockId, damaged)).toMatchObject({ stage: 'abnormal', flaw: damaged })
    await expectRefusal(report(stockId, damaged), 'transition_not_allowed')
    await expectRefusal(given.shelve(packer, stockId), 'transition_not_allowed')
  })

  test('is reported with the captions of the photos, flaws first, in the reader’s language', async () => {
    const uma = await world.shopper('uma')
    const line = { photo_shots: 1 }
    const { stockId } = await given.anArrivedItem(world, uma, { buyer, packer }, { line })
    await given.inspect(world, packer, stockId, { detailPhotos: 1 })
    const { items } = await packer.call('GET /staff/stock_items', {
      query: { stage: 'received', limit: 100 },
    })
    const photos = items.find(({ id }) => id === stockId)!.photos
    const seen = [
      { shows: 'front', flaw: null, note: '' },
      { shows: 'flaw', flaw: 'crack', note: '' },
    ] as const
    for (const [at, body] of seen.entries())
      await packer.call('PUT /staff/stock_photos/{id}', { params: { id: photos[at]!.id }, body })
    await report(stockId, damaged)
    const notice = (await messagesOf(uma)).find((message) => message.kind === 'item_problem')
    expect(notice?.body).toContain('The lid is cracked. Photos: Flaw: crack, Front.')
  })

  test('can be accepted by the shopper: then the item is shelved as it is', async () => {
    const dora = await world.shopper('dora')
    const { stockId, itemId } = await aProblem(dora)
    const kinds = (await messagesOf(dora)).map((message) => message.kind)
    expect(kinds).toContain('item_problem')
    expect(await answer(dora, itemId, true)).toMatchObject({ stage: 'in_stock' })
    await world.runJobs()
    expect(await stockOf(dora, stockId)).toMatchObject({
      stage: 'in_stock',
      problem: 'damaged',
      days_left: 29,
    })
    expect(await fundsOf(dora)).toMatchObject({ available_fen: 0, frozen_fen: 0 })
  })

  test('that is declined becomes a refund, and the stock follows', async () => {
    const fay = await world.shopper('fay')
    const { stockId, itemId } = await aProblem(fay)
    await answer(fay, itemId, false)
    expect(await stockOf(fay, stockId)).toMatchObject({ stage: 'abnormal', refund_open: true })
    const { items } = await finance.call('GET /staff/refund_cases')
    const id = items.find((item) => item.item_id === itemId)!.id
    for (const step of ['grant', 'pay_back'] as const)
      await finance.call('POST /staff/refund_cases/{id}/decide', { params: { id }, body: { step, note: '' } })
    await world.runJobs()
    expect(await stockOf(fay, stockId)).toBeUndefined()
    const row = await packer.call('GET /staff/stock_items/{id}', { params: { id: stockId } })
    expect(row.stage).toBe('refunded')
    expect((await fundsOf(fay)).frozen_fen).toBe(0)
  })

  test('can be settled by returning some pieces: the rest is kept, fewer and lighter', async () => {
    const pia = await world.shopper('pia')
    const { stockId, itemId } = await aProblem(pia, 4)
    const before = await stockOf(pia, stockId)
    await pia.call('POST /order_items/{id}/refund', {
      params: { id: itemId },
      body: { cause: 'damaged', reason: '', quantity: 1 },
    })
    const { items } = await finance.call('GET /staff/refund_cases')
    const id = items.find((item) => item.item_id === itemId)!.id
    for (const step of ['grant', 'pay_back'] as const)
      await finance.call('POST /staff/refund_cases/{id}/decide', { params: { id }, body: { step, note: '' } })
    await world.runJobs()
    const after = await stockOf(pia, stockId)
    expect(after).toMatchObject({ stage: 'in_stock', quantity: 3 })
    expect(after!.value_fen).toBe((before!.value_fen * 3) / 4)
    expect(after!.weight_grams).toBe(Math.ceil((before!.weight_grams! * 3) / 4))
  })

  test('that is not decided within two days means that the item is kept', async () => {
    const gil = await world.shopper('gil')
    const { stockId } = await aProblem(gil)
    await given.later(world, { hours: 48 })
    await world.runJob('keep-problems', {})
    expect(await stockOf(gil, stockId)).toMatchObject({ stage: 'abnormal' })
    await given.later(world, { minutes: 1 })
    await world.runJob('keep-problems', {})
    await world.runJob('keep-problems', {})
    expect(await stockOf(gil, stockId)).toMatchObject({ stage: 'in_stock', problem: 'damaged' })
  })

  test('with goods bought elsewhere is reported to the shopper, and they are shelved anyway', async () => {
    const hal = await world.shopper('hal')
    const inbound = await given.anInbound(hal)
    const { items } = await given.scan(packer, inbound.tracking_number)
    await given.inspect(world, packer, items[0]!.id)
    expect(await report(items[0]!.id, damaged)).toMatchObject({ stage: 'received', flaw: damaged })
    expect(await given.shelve(packer, items[0]!.id)).toMatchObject({ stage: 'in_stock', flaw: damaged })
    expect((await messagesOf(hal)).map((message) => message.kind)).toContain('inbound_problem')
  })
})

describe('a refund of goods that arrived and are not shelved yet', () => {
  const payBack = async (who: Person, itemId: string, quantity?: number) => {
    const body = { cause: 'wrong_item', reason: '', ...(quantity ? { quantity } : {}) } as const
    await who.call('POST /order_items/{id}/refund', { params: { id: itemId }, body })
    const { items } = await finance.call('GET /staff/refund_cases')
    const id = items.find((item) => item.item_id === itemId)!.id
    const decide = (step: 'grant' | 'pay_back') =>
      finance.call('POST /staff/refund_cases/{id}/decide', { params: { id }, body: { step, note: '' } })
    await decide('grant')
    return () => decide('pay_back')
  }
  const rowOf = (id: string) => packer.call('GET /staff/stock_items/{id}', { params: { id } })
  const line = { quantity: 3, photo_shots: 1 }

  test('is paid for the whole item, which the dock is told to set aside', async () => {
    const ren = await world.shopper('ren')
    const { stockId, itemId } = await given.anArrivedItem(world, ren, { buyer, packer }, { line })
    const pay = await payBack(ren, itemId)
    expect(await rowOf(stockId)).toMatchObject({ stage: 'received', refund_pieces: 3 })
    const before = (await fundsOf(ren)).available_fen
    expect(await pay()).toMatchObject({ stage: 'refunded' })
    await world.runJobs()
    // Three at 30.00 yuan, and the 2.00 on hold for a photo that was not taken.
    expect(await fundsOf(ren)).toMatchObject({ available_fen: before + 9_200, frozen_fen: 0 })
    expect(await rowOf(stockId)).toMatchObject({ stage: 'refunded', refund_pieces: null })
    await expectRefusal(given.inspect(world, packer, stockId), 'transition_not_allowed')
  })

  test('is paid piece by piece, the last of which closes it', async () => {
    const rio = await world.shopper('rio')
    const { stockId, itemId } = await given.anArrivedItem(world, rio, { buyer, packer }, { line })
    const before = (await fundsOf(rio)).available_fen
    for (const quantity of [1, 1]) {
      const pay = await payBack(rio, itemId, quantity)
      expect(await rowOf(stockId)).toMatchObject({ refund_pieces: quantity })
      await pay()
      await world.runJobs()
    }
    expect(await rowOf(stockId)).toMatchObject({ stage: 'received', quantity: 1, refund_pieces: null })
    await (
      await payBack(rio, itemId)
    )()
    await world.runJobs()
    expect(await rowOf(stockId)).toMatchObject({ stage: 'refunded' })
    expect(await fundsOf(rio)).toMatchObject({ available_fen: before + 9_200, frozen_fen: 0 })
  })

  test('leaves the rest to be shelved', async () => {
    const roy = await world.shopper('roy')
    const { stockId, itemId } = await given.anArrivedItem(world, roy, { buyer, packer }, { line })
    await (
      await payBack(roy, itemId, 2)
    )()
    await world.runJobs()
    await given.inspect(world, packer, stockId, { detailPhotos: 1 })
    expect(await given.shelve(packer, stockId)).toMatchObject({ stage: 'in_stock', quantity: 1 })
    expect((await fundsOf(roy)).frozen_fen).toBe(0)
  })
})

describe('storage', () => {
  const remindersOf = async (who: Person) =>
    (await messagesOf(who))
      .filter((message) => message.kind === 'storage_reminder')
      .map((message) => message.title)
      .toReversed()

  test('is about to end: reminders come 14, 7, 3 and 1 days before, once each, for all goods together', async () => {
    const ida = await world.shopper('ida')
    const ivo = await world.shopper('ivo')
    await given.stock(world, ivo, packer)
    await given.stock(world, ida, packer, { inbound: { title: 'Teapot' } })
    await given.stock(world, ida, packer, { inbound: { title: 'Cups' } })
    for (let day = 0; day < 32; day++) {
      await world.runJob('remind-storage', {})
      await world.runJob('remind-storage', {})
      await given.later(world, { days: 1 })
    }
    expect(await remindersOf(ida)).toEqual(
      [
        '14 days of free storage left',
        '7 days of free storage left',
        '3 days of free storage left',
        'free storage ends tomorrow',
      ].map((said) => expect.stringMatching(new RegExp(`^\\w+: ${said}$`)) as string),
    )
    const bodyFor = async (who: Person) =>
      (await messagesOf(who)).find((message) => message.kind === 'storage_reminder')!.body
    expect(await bodyFor(ida)).toContain('The same goes for one more item.')
    expect(await bodyFor(ivo)).not.toContain('more')
  })

  test('of ordered goods ends too, but not while their refund is open', async () => {
    const jil = await world.shopper('jil')
    const kept = await given.aShelvedItem(world, jil, { buyer, packer })
    const asked = await given.aShelvedItem(world, jil, { buyer, packer })
    await jil.call('POST /order_items/{id}/refund', {
      params: { id: asked.itemId },
      body: { cause: 'wrong_options', reason: '' },
    })
    await given.later(world, { days: 95 })
    await world.runJob('remind-storage', {})
    expect(await stockOf(jil, kept.stockId)).toMatchObject({ stage: 'storage_expired' })
    expect(await stockOf(jil, asked.stockId)).toMatchObject({ stage: 'in_stock' })
  })

  test('costs a fee per day after the last free one, and ends after sixty more days', async () => {
    const jo = await world.shopper('jo')
    const id = await given.stock(world, jo, packer)
    await given.later(world, { days: 29 })
    expect(await stockOf(jo, id)).toMatchObject({ days_left: 0, late_fee_fen: 0 })
    await given.later(world, { days: 3 })
    expect(await stockOf(jo, id)).toMatchObject({ days_left: -3, late_fee_fen: 60 })
    await given.later(world, { days: 57 })
    await world.runJob('remind-storage', {})
    expect(await stockOf(jo, id)).toMatchObject({ stage: 'in_stock', days_left: -60 })
    await given.later(world, { days: 1 })
    await world.runJob('remind-storage', {})
    await world.runJob('remind-storage', {})
    expect(await stockOf(jo, id)).toMatchObject({ stage: 'storage_expired', late_fee_fen: 1_220 })
    const kinds = (await messagesOf(jo)).map((message) => message.kind)
    expect(kinds.filter((kind) => kind === 'storage_expired')).toHaveLength(1)

    const pay = (expected_fee_fen: number, who = jo) =>
      who.call('POST /stock_items/{id}/pay_storage', { params: { id }, body: { expected_fee_fen } })
    const kim = await world.shopper('kim')
    await expectRefusal(pay(1_220, kim), 'not_found')
    expect((await expectRefusal(pay(1_200), 'out_of_date')).data).toMatchObject({ fee_fen: 1_220 })
    expect((await expectRefusal(pay(1_220), 'insufficient_balance')).data).toMatchObject({
      total_fen: 1_220,
      available_fen: 0,
    })
    await given.money(world, jo, 1_220)
    const tries = await Promise.allSettled([pay(1_220), pay(1_220), pay(1_220)])
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(await fundsOf(jo)).toMatchObject({ available_fen: 0, frozen_fen: 0 })
    expect(await stockOf(jo, id)).toMatchObject({ stage: 'in_stock', days_left: 0, late_fee_fen: 0 })
    await expectRefusal(pay(0), 'transition_not_allowed')
    await given.later(world, { days: 2 })
    expect(await stockOf(jo, id)).toMatchObject({ late_fee_fen: 40 })
  })
})
