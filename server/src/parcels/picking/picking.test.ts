import { randomUUID } from 'node:crypto'
import type { Reply } from '@longhaul/contract/routes.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
let wu: Person
let li: Person
let address_id: string
let cart = 0

beforeAll(async () => {
  ana = await world.shopper('ana')
  wu = await world.staff('wu', ['warehouse'])
  li = await world.staff('li', ['warehouse'])
  await given.money(world, ana, 5_000_000)
  address_id = (await given.anAddressInSingapore(ana)).id
})
// Each test has a cart of its own, and both clerks are free.
beforeEach(async () => {
  cart += 1
  await world.db.updateTable('pick_waves').set({ ended_at: world.clock.now() }).execute()
})

type Wave = Reply<'GET /staff/pick_waves/{id}'>

/** A paid package of labelled things. */
async function aPackage(things = 1, whose = ana, to = address_id) {
  const stock: string[] = []
  for (let at = 0; at < things; at += 1) stock.push(await given.stock(world, whose, wu))
  await wu.call('POST /staff/stock_items/labels', { body: { ids: stock } })
  const { id, number } = await given.aPaidParcel(world, whose, stock, { address_id: to })
  return { id, number, stock }
}
const start = (
  parcel_ids: string[],
  over: { for_me?: boolean; bins?: number; cart?: number } = {},
  who = wu,
) => who.call('POST /staff/pick_waves', { body: { parcel_ids, cart, bins: 8, for_me: true, ...over } })
const waveOf = (id: string) => wu.call('GET /staff/pick_waves/{id}', { params: { id } })
const codeOf = (wave: Wave, stock: string) =>
  `${[...wave.items, ...wave.put_back].find((item) => item.stock_item_id === stock)!.goods_number}-1`
const pick = (wave: Wave, stock: string, bin: number, who = wu, key: string = randomUUID()) =>
  who.call(
    'POST /staff/pick_waves/{id}/pick',
    { params: { id: wave.id }, body: { code: codeOf(wave, stock), cart: wave.cart, bin } },
    { idempotencyKey: key },
  )
const short = (wave: Wave, stock_item_id: string, reason: 'not_on_shelf' | 'damaged' | null, who = wu) =>
  who.call('POST /staff/pick_waves/{id}/short', { params: { id: wave.id }, body: { stock_item_id, reason } })
const unpick = (wave: Wave, stock_item_id: string) =>
  wu.call('POST /staff/pick_waves/{id}/unpick', {
    params: { id: wave.id },
    body: { stock_item_id, piece: 1 },
  })
const take = (wave: Wave, who: Person) =>
  who.call('POST /staff/pick_waves/{id}/take', { params: { id: wave.id }, body: {} })
const end = (wave: Wave, who = wu) =>
  who.call('POST /staff/pick_waves/{id}/end', { params: { id: wave.id }, body: {} })
const startPacking = (id: string) =>
  wu.call('POST /staff/parcels/{id}/start_packing', { params: { id }, body: {} })
const cancel = (id: string) => ana.call('POST /parcels/{id}/cancel', { params: { id }, body: {} })
const listed = async (who = wu) => await who.call('GET /staff/pick_waves', { query: {} })

describe('a wave', () => {
  test('made twice at once with the last bin of a cart, or by one picker, is refused in a sentence', async () => {
    const [one, two, three, four] = [await aPackage(), await aPackage(), await aPackage(), await aPackage()]
    const reasons = async (starts: Promise<unknown>[]) =>
      (await Promise.allSettled(starts)).map((each) =>
        each.status === 'fulfilled' ? 'made' : String((each.reason as { reason?: string }).reason),
      )
    const bin = { bins: 1, for_me: false }
    const atOneCart = await reasons([start([one.id], bin), start([two.id], bin, li)])
    expect(atOneCart.toSorted()).toEqual(['cart_full', 'made'])
    const byOnePicker = await reasons([start([three.id], { cart: 98 }), start([four.id], { cart: 99 })])
    expect(byOnePicker.toSorted()).toEqual(['made', 'wave_unfinished'])
  })

  test('has a bin for each package and lists its things in the order of the walk', async () => {
    const [one, two] = [await aPackage(2), await aPackage()]
    const first = { shelf: 'A-01-1' }
    await world.db.updateTable('stock_items').set(first).where('id', '=', two.stock[0]!).execute()
    const wave = await start([one.id, two.id])
    expect(wave.parcels).toMatchObject([
      { number: one.number, bin: 1, pieces: 2, picked_pieces: 0 },
      { number: two.number, bin: 2, pieces: 1 },
    ])
    expect(wave.items.map((item) => [item.shelf, item.bin])).toEqual([
      ['A-01-1', 2],
      ['A-03-2-05', 1],
      ['A-03-2-05', 1],
    ])
    expect(wave.picker).toMatchObject({ name: 'wu' })
  })

  test('never shares a package with another, even if both are made at once', async () => {
    const { id } = await aPackage()
    const both = await Promise.allSettled([start([id]), start([id], {}, li)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await listed()).waiting.map((row) => row.id)).not.toContain(id)
    expect((await expectRefusal(start([id], { for_me: false }, li), 'transition_not_allowed')).reason).toBe(
      'in_another_wave',
    )
  })

  test('uses the free bins of its cart, and no more', async () => {
    const [one, two, three] = [await aPackage(), await aPackage(), await aPackage()]
    await start([one.id], { for_me: false, bins: 2 })
    const refused = await expectRefusal(
      start([two.id, three.id], { for_me: false, bins: 2 }),
      'transition_not_allowed',
    )
    expect(refused.data).toMatchObject({ reason: 'cart_full', free: 1 })
    expect((await start([two.id], { for_me: false, bins: 2 })).parcels).toMatchObject([{ bin: 2 }])
  })

  test('is one for each picker, and of one warehouse', async () => {
    const [one, two] = [await aPackage(), await aPackage()]
    await start([one.id])
    expect((await expectRefusal(start([two.id]), 'transition_not_allowed')).reason).toBe('wave_unfinished')
    await li.call('PUT /staff/workplace', { body: { warehouse_id: 'YW1' } })
    expect((await expectRefusal(start([two.id], {}, li), 'transition_not_allowed')).reason).toBe(
      'other_warehouse',
    )
    expect((await listed(li)).waves).toEqual([])
    await li.call('PUT /staff/workplace', { body: { warehouse_id: 'GZ1' } })
  })
})

describe('a pick', () => {
  test('is a label and the bin of its package; sent twice, it counts once', async () => {
    const { id, stock } = await aPackage(2)
    const wave = await start([id])
    const key = randomUUID()
    await pick(wave, stock[0]!, 1, wu, key)
    const after = await pick(wave, stock[0]!, 1, wu, key)
    expect(after.parcels).toMatchObject([{ picked_pieces: 1, pieces: 2 }])
    expect(after.items.find((item) => item.stock_item_id === stock[0])).toMatchObject({
      picked_pieces: 1,
      picked_labels: [1],
    })
    expect((await expectRefusal(pick(wave, stock[0]!, 1), 'invalid_input')).reason).toBe('picked_already')
  })

  test('from two scanners at once counts once', async () => {
    const { id, stock } = await aPackage()
    const wave = await start([id])
    const both = await Promise.allSettled([pick(wave, stock[0]!, 1), pick(wave, stock[0]!, 1)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await waveOf(wave.id)).parcels).toMatchObject([{ picked_pieces: 1 }])
  })

  test('that does not fit goes into a further free bin of the cart, and packing frees them all', async () => {
    const [one, two] = [await aPackage(3), await aPackage()]
    const wave = await start([one.id, two.id], { bins: 3 })
    const into = (stock: string, bin: number, opens?: boolean) =>
      wu.call(
        'POST /staff/pick_waves/{id}/pick',
        {
          params: { id: wave.id },
          body: { code: codeOf(wave, stock), cart: wave.cart, bin, ...(opens ? { opens } : {}) },
        },
        { idempotencyKey: randomUUID() },
      )
    await into(one.stock[0]!, 1)
    expect((await expectRefusal(into(one.stock[1]!, 3), 'invalid_input')).reason).toBe('wrong_bin')
    const taken = await expectRefusal(into(one.stock[1]!, 2, true), 'transition_not_allowed')
    expect(taken.reason).toBe('bin_taken')
    expect((await expectRefusal(into(one.stock[1]!, 4, true), 'invalid_input')).reason).toBe('wrong_bin')
    // Two scanners in the same moment: one of two packages has the last free bin.
    const both = await Promise.allSettled([into(one.stock[1]!, 3, true), into(two.stock[0]!, 3, true)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const after = await waveOf(wave.id)
    const wide = after.parcels.find(({ bins }) => bins.length > 1)!
    expect(wide.bins).toEqual([wide.bin, 3])
    const left = [...one.stock, ...two.stock].filter(
      (stock) => after.items.find((item) => item.stock_item_id === stock)!.picked_pieces === 0,
    )
    for (const stock of left) {
      const { bins } = after.items.find((item) => item.stock_item_id === stock)!
      await into(stock, bins.at(-1)!)
    }
    await wu.call('POST /staff/pick_waves/{id}/end', { params: { id: wave.id }, body: {} })
    await startPacking(wide.parcel_id)
    for (const stock of wide.parcel_id === one.id ? one.stock : two.stock)
      await wu.call('POST /staff/parcels/{id}/check', {
        params: { id: wide.parcel_id },
        body: { code: codeOf(after, stock) },
      })
    await given.pack(wu, wide.parcel_id)
    const next = await aPackage()
    expect((await start([next.id], { bins: 3, for_me: false })).parcels[0]!.bin).not.toBe(
      after.parcels.find(({ bins }) => bins.length === 1)!.bin,
    )
  }, 30_000)

  test('whose goods are too large for one bin is proposed a free one of its cart, until it has that', async () => {
    const [large, small] = [await aPackage(2), await aPackage()]
    const size = { length_mm: 600, width_mm: 400, height_mm: 200 }
    await world.db.updateTable('stock_items').set(size).where('id', 'in', large.stock).execute()
    const waiting = (await listed()).waiting.filter(({ id }) => [large.id, small.id].includes(id))
    expect(waiting.map(({ bins_needed }) => bins_needed)).toEqual([2, 1])
    const wave = await start([large.id, small.id], { bins: 3 })
    const proposed = async () => (await waveOf(wave.id)).parcels.map(({ more_bin }) => more_bin)
    expect(await proposed()).toEqual([3, null])
    await wu.call('POST /staff/pick_waves/{id}/pick', {
      params: { id: wave.id },
      body: { code: codeOf(wave, large.stock[0]!), cart: wave.cart, bin: 3, opens: true },
    })
    expect(await proposed()).toEqual([null, null])
    expect((await waveOf(wave.id)).parcels[0]!.bins).toEqual([1, 3])
  })

  test('into the bin of another package, or of another cart, does not count', async () => {
    const [one, two] = [await aPackage(), await aPackage()]
    const wave = await start([one.id, two.id])
    const refused = await expectRefusal(pick(wave, one.stock[0]!, 2), 'invalid_input')
    expect([refused.reason, refused.data['bin']]).toEqual(['wrong_bin', 1])
    await expectRefusal(pick({ ...wave, cart: cart + 1 }, one.stock[0]!, 1), 'invalid_input')
    expect((await waveOf(wave.id)).parcels.map((parcel) => parcel.picked_pieces)).toEqual([0, 0])
  })

  test('of what is not in the wave says where it belongs', async () => {
    const [one, two] = [await aPackage(), await aPackage()]
    const other = await start([two.id], { for_me: false })
    const wave = await start([one.id])
    const refused = await expectRefusal(
      wu.call('POST /staff/pick_waves/{id}/pick', {
        params: { id: wave.id },
        body: { code: codeOf(other, two.stock[0]!), cart, bin: 1 },
      }),
      'invalid_input',
    )
    expect(refused.data).toMatchObject({
      reason: 'not_in_this_wave',
      belongs: { shelf: 'A-03-2-05', package_number: two.number },
    })
  })

  test('can be taken back, once', async () => {
    const { id, stock } = await aPackage()
    const wave = await start([id])
    await pick(wave, stock[0]!, 1)
    expect((await unpick(wave, stock[0]!)).parcels).toMatchObject([{ picked_pieces: 0 }])
    expect((await expectRefusal(unpick(wave, stock[0]!), 'invalid_input')).reason).toBe('not_in_a_bin')
    expect((await pick(wave, stock[0]!, 1)).parcels).toMatchObject([{ picked_pieces: 1 }])
  })
})

describe('what cannot be brought', () => {
  test('is said with its reason, seen at the bench, and found again', async () => {
    const { id, stock } = await aPackage(2)
    const wave = await start([id])
    await pick(wave, stock[0]!, 1)
    expect((await short(wave, stock[1]!, 'not_on_shelf')).parcels).toMatchObject([{ short: 1 }])
    const shortAtBench = async () =>
      (await wu.call('GET /staff/parcels/{id}', { params: { id } })).contents.find(
        (content) => content.stock_item_id === stock[1],
      )?.short
    expect(await shortAtBench()).toMatchObject({ reason: 'not_on_shelf', by: 'wu' })
    expect((await pick(wave, stock[1]!, 1)).parcels).toMatchObject([{ short: 0, picked_pieces: 2 }])
    expect(await shortAtBench()).toBe(null)
    expect((await expectRefusal(short(wave, stock[1]!, 'damaged'), 'invalid_input')).reason).toBe(
      'picked_already',
    )
  })

  test('does not hold up the cart', async () => {
    const { id, stock } = await aPackage(2)
    const wave = await start([id])
    await pick(wave, stock[0]!, 1)
    expect((await expectRefusal(end(wave), 'transition_not_allowed')).reason).toBe('picked_in_part')
    await short(wave, stock[1]!, 'damaged')
    expect((await end(wave)).parcels).toMatchObject([{ left: false, short: 1 }])
  })
})

describe('a cart', () => {
  test('is packed only after it was handed over; packing frees its bin', async () => {
    const { id, stock } = await aPackage()
    const wave = await start([id])
    await pick(wave, stock[0]!, 1)
    expect((await expectRefusal(startPacking(id), 'transition_not_allowed')).reason).toBe('being_picked')
    const code = codeOf(wave, stock[0]!)
    await expectRefusal(
      wu.call('POST /staff/parcels/{id}/check', { params: { id }, body: { code } }),
      'transition_not_allowed',
    )
    await end(wave)
    expect((await expectRefusal(pick(wave, stock[0]!, 1), 'transition_not_allowed')).reason).toBe(
      'wave_ended',
    )
    await startPacking(id)
    await wu.call('POST /staff/parcels/{id}/check', { params: { id }, body: { code } })
    await given.pack(wu, id)
    expect((await listed()).waves.filter((row) => row.id === wave.id)).toEqual([])
  })

  test('handed over early returns the packages that were not begun', async () => {
    const [one, two] = [await aPackage(), await aPackage()]
    const wave = await start([one.id, two.id])
    await pick(wave, one.stock[0]!, 1)
    expect((await end(wave)).parcels).toMatchObject([{ left: false }, { left: true }])
    expect((await listed()).waiting.map((row) => row.id)).toContain(two.id)
  })

  test('is taken over with what is in its bins, when its picker leaves', async () => {
    const { id, stock } = await aPackage(2)
    const wave = await start([id])
    await pick(wave, stock[0]!, 1)
    expect((await expectRefusal(pick(wave, stock[1]!, 1, li), 'transition_not_allowed')).reason).toBe(
      'not_your_wave',
    )
    expect(await take(wave, li)).toMatchObject({ picker: { name: 'li' }, parcels: [{ picked_pieces: 1 }] })
    expect((await expectRefusal(pick(wave, stock[1]!, 1), 'transition_not_allowed')).reason).toBe(
      'not_your_wave',
    )
    await pick(wave, stock[1]!, 1, li)
    await end(wave, li)
  })

  test('is given to a named colleague with what is in its bins, who has no other', async () => {
    const [one, two] = [await aPackage(2), await aPackage()]
    const give = (wave: Wave, to: string) =>
      wu.call('POST /staff/pick_waves/{id}/take', { params: { id: wave.id }, body: { to } })
    const wave = await start([one.id])
    await pick(wave, one.stock[0]!, 1)
    expect(await give(wave, li.id)).toMatchObject({
      picker: { name: 'li' },
      parcels: [{ picked_pieces: 1 }],
    })
    const other = await start([two.id])
    const { fields } = await expectRefusal(give(other, li.id), 'invalid_input')
    expect(fields).toEqual({ to: 'li has another wave to finish' })
    const sue = await world.staff('sue', ['support'])
    for (const to of [sue.id, randomUUID()]) await expectRefusal(give(other, to), 'invalid_input')
    await pick(wave, one.stock[1]!, 1, li)
    await end(wave, li)
    expect(await give(other, li.id)).toMatchObject({ picker: { name: 'li' } })
  })
})

describe('a package that changes during its wave', () => {
  test('is cancelled: what is in its bin goes back to a shelf, which frees the bin', async () => {
    const [one, two] = [await aPackage(), await aPackage()]
    const wave = await start([one.id, two.id])
    await pick(wave, one.stock[0]!, 1)
    await cancel(one.id)
    await cancel(two.id)
    const after = await waveOf(wave.id)
    expect(after.items).toEqual([])
    expect(after.put_back).toMatchObject([{ stock_item_id: one.stock[0], bin: 1, pieces: 1 }])
    expect(after.parcels).toMatchObject([
      { stage: 'cancelled', left: false },
      { stage: 'cancelled', left: true },
    ])
    expect((await expectRefusal(end(wave), 'transition_not_allowed')).reason).toBe('put_back_first')
    // On the shelf where it lay before.
    await wu.call('POST /staff/stock_items/shelf', { body: { ids: [one.stock[0]!], shelf: 'A-03-2-05' } })
    expect(await waveOf(wave.id)).toMatchObject({ put_back: [], parcels: [{ left: true }, { left: true }] })
    await end(wave)
  })

  test('is cancelled, and what is in its bin is packed for the next package: nothing holds bin and cart up', async () => {
    const { id, stock } = await aPackage()
    const wave = await start([id])
    await pick(wave, stock[0]!, 1)
    const code = codeOf(wave, stock[0]!)
    await cancel(id)
    const next = await given.aPaidParcel(world, ana, stock, { address_id })
    await startPacking(next.id)
    await wu.call('POST /staff/parcels/{id}/check', { params: { id: next.id }, body: { code } })
    await given.pack(wu, next.id)
    expect(await waveOf(wave.id)).toMatchObject({ put_back: [], parcels: [{ left: true }] })
    await end(wave)
  })

  test('is split: what was picked of it goes back to a shelf, though it is in another package now', async () => {
    const { id, stock } = await aPackage(2)
    const wave = await start([id])
    await pick(wave, stock[0]!, 1)
    await pick(wave, stock[1]!, 1)
    const body = { stock_item_ids: [stock[1]!] }
    const { after } = await wu.call('POST /staff/parcels/{id}/preview_split', { params: { id }, body })
    const expected_after_fen = after.reduce((sum, half) => sum + half.total_fen, 0)
    const split = { params: { id }, body: { ...body, reason: 'two boxes', expected_after_fen } }
    await wu.call('POST /staff/parcels/{id}/split', split)
    expect((await waveOf(wave.id)).put_back).toMatchObject([{ stock_item_id: stock[1], bin: 1 }])
    const { rows } = await wu.call('POST /staff/stock_items/shelf', {
      body: { ids: [stock[1]!], shelf: 'B-1' },
    })
    expect(rows).toMatchObject([{ done: true }])
    expect((await end(wave)).parcels).toMatchObject([{ pieces: 1, picked_pieces: 1 }])
    const again = await wu.call('POST /staff/stock_items/shelf', { body: { ids: [stock[1]!], shelf: 'B-2' } })
    expect(again.rows).toMatchObject([{ done: false }])
  })

  test('is merged into another of the wave: its things move to that bin', async () => {
    const bo = await world.shopper('bo')
    const home = (await given.anAddressInSingapore(bo)).id
    const [one, two] = [await aPackage(1, bo, home), await aPackage(1, bo, home)]
    const wave = await start([one.id, two.id])
    await pick(wave, two.stock[0]!, 2)
    const { items } = await wu.call('GET /staff/parcels/{id}/mergeable', { params: { id: one.id } })
    const change = items.find((item) => item.id === two.id)!.change
    await wu.call('POST /staff/parcels/{id}/merge', {
      params: { id: one.id },
      body: { parcel_id: two.id, reason: 'one box', expected_after_fen: change.after[0]!.total_fen },
    })
    const merged = await waveOf(wave.id)
    expect(merged.put_back).toMatchObject([{ stock_item_id: two.stock[0], bin: 2 }])
    expect(merged.items.map((item) => [item.bin, item.picked_pieces])).toEqual([
      [1, 0],
      [1, 0],
    ])
    const moved = await pick(merged, two.stock[0]!, 1)
    expect(moved).toMatchObject({ put_back: [], parcels: [{ picked_pieces: 1, pieces: 2 }, { bin: 2 }] })
    await pick(moved, one.stock[0]!, 1)
    expect((await end(wave)).parcels).toMatchObject([{ left: false }, { left: true }])
  })
})

test('nobody else learns what is picked', async () => {
  const su = await world.staff('su', ['support'])
  await expectRefusal(listed(su), 'forbidden')
})
