import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let packer: Person
let mo: Person
let buyer: Person
let support: Person
let shopper: Person
let shoppers = 0
/** Shelves of its own for each test. */
let shelf: string
let other: string

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
  mo = await world.staff('mo', ['warehouse'])
  buyer = await world.staff('lin', ['buyer'])
  support = await world.staff('fang', ['support'])
})

beforeEach(async () => {
  // The warehouses of each test are empty.
  await world.db.updateTable('stock_items').set({ shelf: '' }).execute()
  await world.db.deleteFrom('shelf_capacities').execute()
  shoppers += 1
  shopper = await world.shopper(`shopper-${shoppers}`)
  shelf = `A-${shoppers}-1`
  other = `A-${shoppers}-2`
})

type Size = readonly [number, number, number]
const SIZE: Size = [250, 180, 90]
const VOLUME = 250 * 180 * 90

/** A thing on a shelf; of a new shopper unless one is given. */
async function put(
  place: string,
  { who, size = SIZE, warehouse = 'GZ1' }: { who?: Person; size?: Size; warehouse?: string } = {},
): Promise<string> {
  shoppers += 1
  const owner = who ?? (await world.shopper(`other-${shoppers}`))
  const id = await given.stock(world, owner, packer, { size, inbound: { warehouse_id: warehouse } })
  await move(id, place)
  return id
}
const move = (id: string, place: string) =>
  packer.call('POST /staff/stock_items/shelf', { body: { ids: [id], shelf: place } })
/** A thing leaves the shop; its row keeps the shelf. */
const send = (id: string) =>
  world.db.updateTable('stock_items').set({ stage: 'shipped_abroad' }).where('id', '=', id).execute()
/** A thing of the test's shopper at the dock, measured unless `size` is null. */
async function atDock(size: Size | null = SIZE, who = shopper): Promise<string> {
  const { tracking_number } = await given.anInbound(who)
  const id = (await given.scan(packer, tracking_number)).items[0]!.id
  if (size) await given.inspect(world, packer, id, { size })
  return id
}
const ask = (id: string, who = packer, query: { last_used?: string } = {}) =>
  who.call('GET /staff/stock_items/{id}/shelf_choices', { params: { id }, query })
/** What is known of a shelf for a thing; undefined if it is none of the choices. */
const known = async (id: string, place = shelf, last_used?: string) =>
  (await ask(id, packer, last_used ? { last_used } : {})).items.find((choice) => choice.shelf === place)
const say = (place: string, is_full = true, who = packer, warehouse_id = 'GZ1') =>
  who.call('POST /staff/shelves/full', { body: { warehouse_id, shelf: place, is_full } })

describe('the shelves to choose from', () => {
  test('are those with the shopper’s other things, most first, and those on which it fits', async () => {
    await put(other, { who: shopper, size: [100, 50, 20] })
    await put(shelf, { who: shopper })
    await put(shelf, { who: shopper })
    await put(shelf)
    const { items } = await ask(await atDock())
    expect(items[0]).toEqual({ shelf, things: 2, longest_mm: 250, volume_mm3: 3 * VOLUME, full_mm3: null })
    // Nothing so long lay there, but the shopper's other thing does.
    expect(items[1]).toEqual({
      shelf: other,
      things: 1,
      longest_mm: 100,
      volume_mm3: 100_000,
      full_mm3: null,
    })
  })

  test('are never those of another warehouse, even with the same label', async () => {
    await put(shelf, { who: shopper, warehouse: 'YW1', size: [900, 100, 100] })
    await put(other, { who: shopper, warehouse: 'YW1' })
    await put(shelf)
    const thing = await atDock()
    expect(await known(thing)).toMatchObject({ things: 0, longest_mm: 250, volume_mm3: VOLUME })
    expect(await known(thing, other, other)).toBeUndefined()
  })

  test('a thing is no reason for its own shelf, nor does it take room there', async () => {
    const id = await put(shelf)
    expect(await known(id)).toMatchObject({ things: 0, longest_mm: 250, volume_mm3: 0 })
  })

  test('remember what lay there, for 180 days; then only what lies there keeps a shelf', async () => {
    const long: Size = [700, 50, 50]
    const gone = await put(shelf, { size: long })
    await put(other, { size: long })
    await world.db
      .updateTable('stock_items')
      .set({ stage: 'shipped_abroad' })
      .where('id', '=', gone)
      .execute()
    const thing = await atDock(long)
    expect(await known(thing)).toMatchObject({ things: 0, longest_mm: 700, volume_mm3: 0 })
    await given.later(world, { days: 181 })
    expect(await known(thing)).toBeUndefined()
    expect(await known(thing, other)).toMatchObject({ longest_mm: 700 })
  })

  test('a shelf where it does not fit is none, but the last one used is known', async () => {
    await put(shelf, { size: [100, 50, 20] })
    const thing = await atDock()
    expect(await known(thing)).toBeUndefined()
    expect(await known(thing, shelf, shelf)).toMatchObject({ longest_mm: 100 })
    expect(await known(thing, 'Z-99-9', 'Z-99-9')).toBeUndefined()
  })

  test('of many: those of its class of sizes, the first of the walk if it leaves soon, else the last', async () => {
    for (let at = 10; at < 32; at += 1) await put(`B-${at}`)
    await put('A-01', { size: [650, 10, 10] })
    const shelves = async (id: string) => (await ask(id)).items.map((choice) => choice.shelf)
    const thing = await atDock()
    expect(await shelves(thing)).toEqual(Array.from({ length: 20 }, (_, at) => `B-${10 + at}`))
    await given.anInbound(shopper)
    expect(await shelves(thing)).toEqual(Array.from({ length: 20 }, (_, at) => `B-${12 + at}`))
    expect(await shelves(await atDock([301, 10, 10]))).toEqual(['A-01'])
  })

  test('of a thing that was not measured: only those of its shopper', async () => {
    await put(shelf, { who: shopper })
    await put(other)
    const { items } = await ask(await atDock(null))
    expect(items.map((choice) => choice.shelf)).toEqual([shelf])
  })

  test('what goes into a package lies there until it is in the box', async () => {
    const id = await put(shelf, { who: shopper })
    const parcel = await given.aPaidParcel(world, shopper, [id])
    const thing = await atDock()
    expect(await known(thing)).toMatchObject({ things: 0, volume_mm3: VOLUME })
    await given.pickAll(packer, parcel.id)
    expect(await known(thing)).toMatchObject({ things: 0, volume_mm3: 0 })
  })

  test('what is in a bin of a cart lies there no more', async () => {
    const id = await put(shelf, { who: shopper })
    await packer.call('POST /staff/stock_items/labels', { body: { ids: [id] } })
    const parcel = await given.aPaidParcel(world, shopper, [id])
    const wave = await packer.call('POST /staff/pick_waves', {
      body: { parcel_ids: [parcel.id], cart: 7, bins: 8, for_me: true },
    })
    const thing = await atDock()
    expect(await known(thing)).toMatchObject({ volume_mm3: VOLUME })
    const code = `${wave.items[0]!.goods_number}-1`
    const picked = { code, cart: 7, bin: wave.items[0]!.bin }
    await packer.call('POST /staff/pick_waves/{id}/pick', { params: { id: wave.id }, body: picked })
    expect(await known(thing)).toMatchObject({ volume_mm3: 0 })
  })

  test('are for those who put goods away or look for them', async () => {
    const id = await put(shelf)
    expect((await ask(id, support)).items.length).toBeGreaterThan(0)
    await expectRefusal(ask(id, buyer), 'forbidden')
    await expectRefusal(ask('00000000-0000-4000-8000-000000000000'), 'not_found')
    await expectRefusal(ask(id, packer, { last_used: 'A'.repeat(21) }), 'invalid_input')
  })
})

describe('a thing leaves soon', () => {
  const leavesSoon = async (id: string) => (await ask(id)).leaves_soon

  test('unless a parcel is announced to its warehouse', async () => {
    const thing = await atDock()
    await given.anInbound(shopper, { warehouse_id: 'YW1' })
    expect(await leavesSoon(thing)).toBe(true)
    const { id } = await given.anInbound(shopper)
    expect(await leavesSoon(thing)).toBe(false)
    await shopper.call('POST /inbounds/{id}/cancel', { params: { id }, body: {} })
    expect(await leavesSoon(thing)).toBe(true)
    expect(await leavesSoon(await atDock(SIZE, await world.shopper('alone')))).toBe(true)
  })

  test('unless something is bought for it, from the payment to the dock', async () => {
    const thing = await atDock()
    await given.anOrder(shopper)
    expect(await leavesSoon(thing)).toBe(true)
    const { trackingNumber } = await given.anItemOnItsWay(world, shopper, buyer)
    expect(await leavesSoon(thing)).toBe(false)
    await given.scan(packer, trackingNumber)
    expect(await leavesSoon(thing)).toBe(true)
  })

  test('unless something comes from another warehouse', async () => {
    const far = await put(shelf, { who: shopper, warehouse: 'YW1' })
    const thing = await atDock()
    expect(await leavesSoon(thing)).toBe(true)
    const body = { warehouse_id: 'GZ1', reason: 'One package' }
    await packer.call('POST /staff/stock_items/{id}/send', { params: { id: far }, body })
    expect(await leavesSoon(thing)).toBe(false)
    // What is itself on its way is not waited for.
    expect(await leavesSoon(far)).toBe(true)
  })
})

describe('a full shelf', () => {
  test('holds what lies there when it is said; it is chosen again when something has left', async () => {
    const first = await put(shelf)
    await put(shelf)
    const thing = await atDock()
    expect(await say(shelf)).toEqual({ shelf, full_mm3: 2 * VOLUME })
    expect(await known(thing)).toBeUndefined()
    expect(await known(thing, shelf, shelf)).toMatchObject({ volume_mm3: 2 * VOLUME, full_mm3: 2 * VOLUME })
    await move(first, other)
    expect(await known(thing)).toMatchObject({ volume_mm3: VOLUME, full_mm3: 2 * VOLUME })
    // A larger thing has no room there.
    expect(await known(await atDock([250, 181, 90]))).toBeUndefined()
  })

  test('with the shopper’s own things is still known, as full', async () => {
    await put(shelf, { who: shopper })
    await say(shelf)
    expect(await known(await atDock())).toMatchObject({ things: 1, volume_mm3: VOLUME, full_mm3: VOLUME })
  })

  test('said again is as full as it is then; taken back, nothing is known', async () => {
    await put(shelf)
    await say(shelf)
    await put(shelf)
    expect(await say(` ${shelf.toLowerCase()} `)).toEqual({ shelf, full_mm3: 2 * VOLUME })
    expect(await say(shelf, false)).toEqual({ shelf, full_mm3: null })
    expect(await known(await atDock())).toMatchObject({ full_mm3: null })
    expect(await say(shelf, false)).toEqual({ shelf, full_mm3: null })
    const entries = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', `GZ1 ${shelf}`)
      .select(['action', 'before', 'after'])
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { action: 'say_shelf_full', before: { full_mm3: null }, after: { full_mm3: VOLUME } },
      { action: 'say_shelf_full', before: { full_mm3: VOLUME }, after: { full_mm3: 2 * VOLUME } },
      { action: 'say_shelf_not_full', before: { full_mm3: 2 * VOLUME }, after: { full_mm3: null } },
    ])
  })

  test('keeps its room while it is empty, and cannot be called full then', async () => {
    const id = await put(shelf)
    await say(shelf)
    await send(id)
    expect((await expectRefusal(say(shelf), 'transition_not_allowed')).reason).toBe('nothing_on_shelf')
    expect(await known(await atDock())).toMatchObject({ volume_mm3: 0, full_mm3: VOLUME })
  })

  test('said by two clerks at once is said once', async () => {
    await put(shelf)
    expect(await Promise.all([say(shelf), say(shelf, true, mo), say(shelf)])).toEqual(
      Array.from({ length: 3 }, () => ({ shelf, full_mm3: VOLUME })),
    )
    await Promise.all([say(shelf), say(shelf, false, mo)])
    expect([null, VOLUME]).toContain((await known(await atDock(), shelf, shelf))?.full_mm3)
  })

  test('is one of its warehouse: the same label elsewhere is another shelf', async () => {
    await put(shelf)
    await put(shelf, { warehouse: 'YW1', size: [100, 100, 100] })
    expect(await say(shelf, true, packer, 'YW1')).toEqual({ shelf, full_mm3: 1_000_000 })
    expect(await known(await atDock())).toMatchObject({ full_mm3: null })
    await mo.call('PUT /staff/workplace', { body: { warehouse_id: 'GZ1' } })
    expect((await expectRefusal(say(shelf, true, mo, 'YW1'), 'transition_not_allowed')).reason).toBe(
      'other_warehouse',
    )
    await expectRefusal(say(shelf, false, mo, 'YW1'), 'transition_not_allowed')
    expect(await say(shelf, true, mo)).toEqual({ shelf, full_mm3: VOLUME })
  })

  test('is refused if nothing lies there, in an unknown warehouse, by others, and as nonsense', async () => {
    expect((await expectRefusal(say('Z-99-9'), 'transition_not_allowed')).reason).toBe('nothing_on_shelf')
    // Twenty letters of which upper case makes forty.
    await expectRefusal(say('ß'.repeat(20)), 'transition_not_allowed')
    await put(shelf)
    await expectRefusal(say(shelf, true, packer, 'XX9'), 'invalid_input')
    await expectRefusal(say(shelf, true, support), 'forbidden')
    await expectRefusal(say(shelf, true, buyer), 'forbidden')
    for (const bad of ['', '  ', 'A'.repeat(21), 'A'.repeat(10_000)])
      await expectRefusal(say(bad), 'invalid_input')
    await expectRefusal(say('A'.repeat(10_000_000)), 'too_large')
    expect(await known(await atDock())).toMatchObject({ full_mm3: null })
  })
})
