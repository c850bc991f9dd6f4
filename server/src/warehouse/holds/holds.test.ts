import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let wu: Person
let su: Person
let address_id: string

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  wu = await world.staff('wu', ['warehouse'])
  su = await world.staff('su', ['support'])
  await given.money(world, ana, 1_000_000)
  address_id = (await given.anAddressInSingapore(ana)).id
})

type Why = { reason?: 'check' | 'transport' | 'payment' | 'authority' | 'other'; note?: string }
const hold = async (ids: string[], { reason = 'check', note = '' }: Why = {}, who = wu) =>
  (await who.call('POST /staff/stock_items/hold', { body: { ids, reason, note } })).rows
const release = async (ids: string[], who = wu) =>
  (await who.call('POST /staff/stock_items/release', { body: { ids } })).rows
const rowOf = (id: string) => wu.call('GET /staff/stock_items/{id}', { params: { id } })
const shoppersRow = async (id: string) =>
  (await ana.call('GET /stock_items', { query: { ids: id } })).items.find((item) => item.id === id)!
const told = async (who: Person, kind: string) =>
  (await messagesOf(who)).find((message) => message.kind === kind)
/** Free days until now, negative once storage is late. */
const daysLeft = async (id: string) =>
  Math.floor((Date.parse((await rowOf(id)).free_until!) - world.clock.now().getTime()) / 86_400_000)
const why = async (asked: Promise<unknown>) => (await expectRefusal(asked, 'transition_not_allowed')).reason
const DONE = { done: true, refusal: null }
const REFUSED = {
  done: false,
  refusal: 'Something here is on hold in the warehouse. It has to be released first',
}

describe('goods on hold', () => {
  test('are held in bulk, each on its own, and their shoppers are told the reason but not the note', async () => {
    const [one, two, gone] = [
      await given.stock(world, ana, wu),
      await given.stock(world, bo, wu),
      '00000000-0000-4000-8000-000000000000',
    ]
    const note = 'Smells of solvent'
    expect(await hold([one, two, gone, one], { reason: 'transport', note })).toMatchObject([
      { id: one, ...DONE },
      { id: two, ...DONE },
      { id: gone, done: false },
    ])
    expect(await rowOf(one)).toMatchObject({
      stage: 'in_stock',
      hold: { why: 'held', reason: 'transport', note, by: 'wu' },
    })
    const { reason, since } = (await shoppersRow(one)).hold!
    expect([reason, since]).toEqual(['transport', world.clock.now().toISOString()])
    expect(JSON.stringify(await shoppersRow(one))).not.toContain('solvent')
    for (const who of [ana, bo])
      expect((await told(who, 'stock_held'))!.body).toMatch(/whether a carrier may/)
    expect(JSON.stringify(await messagesOf(ana))).not.toContain('solvent')
    const { items, counts } = await wu.call('GET /staff/stock_items', { query: { stage: 'held' } })
    expect([new Set(items.map(({ id }) => id)), counts['held']]).toEqual([new Set([one, two]), 2])
    const listed = await wu.call('GET /staff/lists/stock', { query: { hold: 'transport' } as never })
    expect(new Set(listed.items.map(({ id }) => id))).toEqual(new Set([one, two]))

    expect(await hold([one])).toMatchObject([REFUSED])
    expect(await release([one, two], su)).toMatchObject([DONE, DONE])
    expect((await told(ana, 'stock_released'))!.body).toMatch(/can be shipped again/)
    expect((await rowOf(one)).hold).toBeNull()
    expect(await release([one])).toMatchObject([{ done: false }])
    const acts = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', one)
      .where('action', 'in', ['hold_stock', 'release_stock'])
      .select(['action', 'reason', 'before', 'after'])
      .orderBy('id')
      .execute()
    expect(acts).toMatchObject([
      { action: 'hold_stock', reason: note, after: { hold_reason: 'transport' } },
      { action: 'release_stock', before: { hold_note: note }, after: { days: 0 } },
    ])
  })

  test('say so on the page of their order', async () => {
    const buyer = await world.staff('bu', ['buyer'])
    const { stockId } = await given.aShelvedItem(world, ana, { buyer, packer: wu })
    await hold([stockId], { reason: 'authority' })
    const { order_id } = await shoppersRow(stockId)
    const order = await ana.call('GET /orders/{id}', { params: { id: order_id! } })
    expect(order.items[0]).toMatchObject({
      next: null,
      inspection: { free_until: null, missing: false, hold: { reason: 'authority' } },
    })
  })

  test('go into no package, to no other warehouse, and are neither paid for nor disposed of', async () => {
    const id = await given.stock(world, ana, wu)
    await hold([id])
    expect(await why(given.aParcel(ana, [id]))).toBe('goods_on_hold')
    const desk = (await ana.call('GET /desk')).shelf.items.find((item) => item.id === id)
    expect(desk).toMatchObject({ ready: false, days_left: null, step: null })
    const params = { id }
    const sent = wu.call('POST /staff/stock_items/{id}/send', {
      params,
      body: { warehouse_id: 'YW1', reason: 'Asked' },
    })
    expect(await why(sent)).toBe('goods_on_hold')
    const more = ana.call('POST /stock_items/{id}/extend', {
      params,
      body: { days: 10, expected_fee_fen: 200 },
    })
    expect(await why(more)).toBe('goods_on_hold')
    await wu.call('POST /staff/stock_items/shelf', { body: { ids: [id], shelf: 'Q-01' } })
    expect((await rowOf(id)).shelf).toBe('Q-01')
  })

  test('have all their days again after they are released, are not reminded of and do not expire', async () => {
    const id = await given.stock(world, ana, wu)
    await given.later(world, { days: 4 })
    expect(await daysLeft(id)).toBe(25)
    await hold([id])
    await given.later(world, { days: 95 })
    await world.runJob('remind-storage', {})
    expect(await rowOf(id)).toMatchObject({ stage: 'in_stock', reminded_days_left: null, late_fee_fen: 0 })
    expect(await shoppersRow(id)).toMatchObject({ days_left: null, late_fee_fen: 0 })
    await release([id])
    expect(await daysLeft(id)).toBe(25)
    // Held and released every midnight, or twice: no day is won.
    await hold([id])
    await given.later(world, { hours: 20 })
    await release([id])
    await given.later(world, { hours: 28 })
    expect(await daysLeft(id)).toBe(23)
  })

  test('that were kept too long stay, and need another notice before they are disposed of', async () => {
    const id = await given.stock(world, ana, wu)
    await given.later(world, { days: 91 })
    await world.runJob('remind-storage', {})
    const params = { id }
    const reason = 'Old'
    await su.call('POST /staff/stock_items/{id}/disposal_notice', { params, body: { reason } })
    await hold([id])
    await given.later(world, { days: 15 })
    const fee = (await shoppersRow(id)).late_fee_fen
    const dispose = () => su.call('POST /staff/stock_items/{id}/dispose', { params, body: { reason } })
    expect(await why(dispose())).toBe('goods_on_hold')
    const pay = () =>
      ana.call('POST /stock_items/{id}/pay_storage', { params, body: { expected_fee_fen: fee } })
    expect(await why(pay())).toBe('goods_on_hold')
    await release([id])
    expect((await shoppersRow(id)).late_fee_fen).toBe(fee)
    expect(await why(dispose())).toBe('notice_needed')
    await pay()
  })

  test('are inspected and shelved meanwhile, and their days go back from then on', async () => {
    const { tracking_number: number } = await given.anInbound(ana)
    const { items } = await given.scan(wu, number)
    const { id } = items[0]!
    expect(await hold([id])).toMatchObject([DONE])
    await given.later(world, { days: 3 })
    await given.inspect(world, wu, id)
    await given.shelve(wu, id)
    expect(await why(given.aParcel(ana, [id]))).toBe('goods_on_hold')
    await given.later(world, { days: 2 })
    await release([id])
    expect(await daysLeft(id)).toBe(29)
    await given.aParcel(ana, [id], { address_id })
  })
})

describe('a package with goods on hold', () => {
  const aPackage = async () => {
    const id = await given.stock(world, ana, wu)
    return { id, parcel: await given.aPaidParcel(world, ana, [id], { address_id }) }
  }
  const begin = (id: string) =>
    wu.call('POST /staff/parcels/{id}/start_packing', { params: { id }, body: {} })

  test('waits: it is in no wave, is not begun, and goes on once they are released', async () => {
    const { id, parcel } = await aPackage()
    const waits = async () =>
      (await wu.call('GET /staff/pick_waves', { query: {} })).waiting.some((row) => row.id === parcel.id)
    expect(await waits()).toBe(true)
    expect(await hold([id], { reason: 'authority' })).toMatchObject([DONE])
    expect(await waits()).toBe(false)
    const wave = wu.call('POST /staff/pick_waves', {
      body: { parcel_ids: [parcel.id], cart: 7, bins: 8, for_me: true },
    })
    expect(await why(wave)).toBe('goods_on_hold')
    expect(await why(begin(parcel.id))).toBe('goods_on_hold')
    const queue = await wu.call('GET /staff/parcels', { query: { stage: 'to_pick' } })
    expect(queue.items.find((row) => row.id === parcel.id)).toMatchObject({ is_held: true })
    const { contents } = await ana.call('GET /parcels/{id}', { params: { id: parcel.id } })
    expect(contents).toMatchObject([{ hold: { reason: 'authority' } }])
    await release([id])
    await begin(parcel.id)
  })

  test('stops at every later step: while it is picked, at the box, and before it leaves', async () => {
    const { id, parcel } = await aPackage()
    await wu.call('POST /staff/stock_items/labels', { body: { ids: [id] } })
    const wave = await wu.call('POST /staff/pick_waves', {
      body: { parcel_ids: [parcel.id], cart: 8, bins: 8, for_me: true },
    })
    const code = `${wave.items[0]!.goods_number}-1`
    const pick = () =>
      wu.call('POST /staff/pick_waves/{id}/pick', {
        params: { id: wave.id },
        body: { code, cart: 8, bin: 1 },
      })
    await hold([id])
    expect(await why(pick())).toBe('goods_on_hold')
    await release([id])
    await pick()
    await wu.call('POST /staff/pick_waves/{id}/end', { params: { id: wave.id }, body: {} })
    await given.pickAll(wu, parcel.id)
    await hold([id])
    expect(await why(given.pack(wu, parcel.id))).toBe('goods_on_hold')
    await release([id])
    await given.pack(wu, parcel.id)
    await hold([id])
    expect(await why(given.ship(wu, parcel.id))).toBe('goods_on_hold')
    expect(await rowOf(id)).toMatchObject({ stage: 'in_parcel' })
    await release([id])
    await given.ship(wu, parcel.id)
    expect(await hold([id])).toMatchObject([{ done: false }])
  })
})

describe('a search during a hold', () => {
  test('adds its days as well, in the shopper’s favour, like any two that overlap', async () => {
    const id = await given.stock(world, ana, wu)
    const other = await world.staff('mo', ['warehouse'])
    for (const who of [wu, other]) await who.call('PUT /staff/workplace', { body: { warehouse_id: 'GZ1' } })
    await wu.call('POST /staff/stock_items/shelf', { body: { ids: [id], shelf: 'Q-09' } })
    await wu.call('POST /staff/stock_items/labels', { body: { ids: [id] } })
    await hold([id])
    await given.later(world, { days: 5 })
    const at = world.clock.now().toISOString()
    const count = await wu.call('POST /staff/shelf_counts', {
      body: { warehouse_id: 'GZ1', shelf: 'Q-09', at },
    })
    await wu.call('POST /staff/shelf_counts/{id}/end', { params: { id: count.id }, body: {} })
    await given.later(world, { days: 7 })
    expect(await hold([id])).toMatchObject([{ done: false }])
    expect(await shoppersRow(id)).toMatchObject({ missing: true, hold: { reason: 'check' } })
    const difference = (await other.call('GET /staff/count_differences', { query: {} })).items.find(
      (row) => row.stock_item_id === id,
    )!
    await other.call('POST /staff/count_differences/{id}/decide', {
      params: { id: difference.id },
      body: { decision: 'found', note: 'Behind the shelf' },
    })
    expect(await daysLeft(id)).toBe(29 - 12 + 7)
    await release([id])
    expect(await daysLeft(id)).toBe(29 + 7)
  })
})

describe('bad input', () => {
  test('a reason nobody knows, a missing note, too long a note, no ids, a shopper and other roles', async () => {
    const id = await given.stock(world, ana, wu)
    await expectRefusal(hold([id], { reason: 'because' as never }), 'invalid_input')
    await expectRefusal(hold([id], { reason: 'other', note: ' ' }), 'invalid_input')
    await expectRefusal(hold([id], { note: 'x'.repeat(501) }), 'invalid_input')
    await expectRefusal(hold([]), 'invalid_input')
    await expectRefusal(hold([id], {}, await world.staff('lin', ['buyer'])), 'forbidden')
    await expectRefusal(hold([id], {}, await world.staff('fin', ['finance'])), 'forbidden')
    await expectRefusal(hold([id], {}, ana), 'forbidden')
    expect((await rowOf(id)).hold).toBeNull()
  })

  test('a clerk of another warehouse neither holds nor releases', async () => {
    const id = await given.stock(world, ana, wu)
    const yi = await world.staff('yi', ['warehouse'])
    await yi.call('PUT /staff/workplace', { body: { warehouse_id: 'YW1' } })
    expect(await hold([id], {}, yi)).toMatchObject([{ done: false }])
    await hold([id])
    expect(await release([id], yi)).toMatchObject([{ done: false }])
    expect((await rowOf(id)).hold).not.toBeNull()
  })

  test('two colleagues at once: one holds, and the shopper is told once', async () => {
    const id = await given.stock(world, bo, wu)
    const before = (await messagesOf(bo)).filter(({ kind }) => kind === 'stock_held').length
    const both = await Promise.all([hold([id]), hold([id], {}, su)])
    expect(both.flat().filter(({ done }) => done)).toHaveLength(1)
    expect((await messagesOf(bo)).filter(({ kind }) => kind === 'stock_held')).toHaveLength(before + 1)
  })
})
