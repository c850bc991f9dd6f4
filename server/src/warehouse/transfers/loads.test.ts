import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let wu: Person
let mo: Person
let yi: Person
let yo: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  wu = await world.staff('wu', ['warehouse'])
  mo = await world.staff('mo', ['warehouse'])
  yi = await world.staff('yi', ['warehouse'])
  yo = await world.staff('yo', ['warehouse'])
  for (const who of [wu, mo]) await who.call('PUT /staff/workplace', { body: { warehouse_id: 'GZ1' } })
  for (const who of [yi, yo]) await who.call('PUT /staff/workplace', { body: { warehouse_id: 'YW1' } })
})

const reason = 'The line leaves from there'
const make = (who = wu, body: object = {}) =>
  who.call('POST /staff/transfer_loads', {
    body: { from_warehouse: 'GZ1', to_warehouse: 'YW1', reason, ...body },
  })
const putIn = async (id: string, things: readonly string[], who = wu, box = 1) =>
  (
    await who.call('POST /staff/transfer_loads/{id}/put_in', {
      params: { id },
      body: { things: [...things], box },
    })
  ).rows
const takeOut = (id: string, stock_item_id: string, who = wu) =>
  who.call('POST /staff/transfer_loads/{id}/take_out', { params: { id }, body: { stock_item_id } })
const send = (id: string, who = wu) =>
  who.call('POST /staff/transfer_loads/{id}/send', { params: { id }, body: { waybill: '粤A12345' } })
const callOff = (id: string, who = wu) =>
  who.call('POST /staff/transfer_loads/{id}/call_off', { params: { id }, body: {} })
const arrive = (id: string, code: string, who = yi, shelf = 'b-01') =>
  who.call('POST /staff/transfer_loads/{id}/arrive', { params: { id }, body: { code, shelf } })
const close = (id: string, who = yi) =>
  who.call('POST /staff/transfer_loads/{id}/close', { params: { id }, body: {} })
const load = (id: string, who = wu) => who.call('GET /staff/transfer_loads/{id}', { params: { id } })

/** A thing on a shelf; its number is what its label says. */
async function thing(): Promise<{ id: string; number: string }> {
  const id = await given.stock(world, ana, wu)
  const { goods_number } = await wu.call('GET /staff/stock_items/{id}', { params: { id } })
  await given.later(world, { minutes: 1 })
  return { id, number: goods_number }
}
const rowOf = (id: string, who = wu) => who.call('GET /staff/stock_items/{id}', { params: { id } })
const kindsTold = async () => (await messagesOf(ana)).map(({ kind }) => kind)
/** What waits for a decision about a load. */
async function open(id: string) {
  const { number } = await load(id)
  const { items } = await yo.call('GET /staff/count_differences', { query: { stage: 'open', limit: 100 } })
  return items.filter(({ transfer_number }) => transfer_number === number)
}
const decide = (id: string, body: object, who = yo) =>
  who.call('POST /staff/count_differences/{id}/decide', {
    params: { id },
    body: { decision: 'lost', note: '', ...body },
  })

/** A load with some things, on its way. */
async function onItsWay(count: number) {
  const things = []
  for (let at = 0; at < count; at++) things.push(await thing())
  const { id } = await make()
  await putIn(
    id,
    things.map(({ number }) => number),
  )
  await send(id)
  return { id, things }
}

describe('a load is packed', () => {
  test('by label, number or id, each independently; what is in it is on no shelf', async () => {
    const [one, two, gone] = [await thing(), await thing(), await thing()]
    await wu.call('POST /staff/stock_items/labels', { body: { ids: [one.id] } })
    const made = await make()
    expect(made).toMatchObject({
      stage: 'packing',
      things: 0,
      boxes: 0,
      number: expect.stringMatching(/^T\d{6}$/),
    })
    const rows = await putIn(made.id, [`${one.number}-1`, two.id, 'G000999999', randomUUID(), two.number])
    expect(rows.map(({ done }) => done)).toEqual([true, true, false, false, true])
    await putIn(made.id, [gone.number], wu, 2)
    expect(await load(made.id)).toMatchObject({
      things: 3,
      boxes: 2,
      list: [
        { stock_item_id: one.id, box: 1, from_shelf: 'A-03-2-05', is: 'in' },
        { stock_item_id: two.id, box: 1 },
        { stock_item_id: gone.id, box: 2 },
      ],
    })
    expect(await rowOf(one.id)).toMatchObject({ shelf: '', moving: { to_warehouse: 'YW1' } })
    // Not picked, packed or moved, and nobody is told before it leaves.
    expect((await expectRefusal(given.aParcel(ana, [one.id]), 'transition_not_allowed')).reason).toBe(
      'being_moved',
    )
    const moved = await wu.call('POST /staff/stock_items/shelf', { body: { ids: [one.id], shelf: 'A-9' } })
    expect(moved.rows[0]!.done).toBe(false)
    expect(await kindsTold()).not.toContain('stock_sent')

    // Undone before it leaves: back on its shelf, free for anything.
    await takeOut(made.id, gone.id)
    await takeOut(made.id, one.id)
    expect(await rowOf(one.id)).toMatchObject({ shelf: 'A-03-2-05', warehouse_id: 'GZ1', moving: null })
    await expectRefusal(takeOut(made.id, one.id), 'transition_not_allowed')
    await putIn(made.id, [one.number])
    expect((await load(made.id)).things).toBe(2)
    expect(await callOff(made.id)).toMatchObject({ stage: 'called_off', things: 0, list: [] })
    for (const { id } of [one, two])
      expect(await rowOf(id)).toMatchObject({ shelf: 'A-03-2-05', moving: null })
    await expectRefusal(send(made.id), 'transition_not_allowed')
    await expectRefusal(callOff(made.id), 'transition_not_allowed')
  })

  test('not by another warehouse, nor to the same or an unknown one, nor without a reason', async () => {
    await expectRefusal(make(yi), 'transition_not_allowed')
    expect((await expectRefusal(make(wu, { to_warehouse: 'GZ1' }), 'invalid_input')).reason).toBe(
      'same_warehouse',
    )
    await expectRefusal(make(wu, { to_warehouse: 'XX9' }), 'invalid_input')
    await expectRefusal(make(wu, { reason: ' ' }), 'invalid_input')
    const { id } = await make()
    const { number } = await thing()
    expect((await putIn(id, [number], yi))[0]!.done).toBe(false)
    await expectRefusal(putIn(id, []), 'invalid_input')
    await expectRefusal(putIn(id, [number], wu, 100), 'invalid_input')
    expect((await expectRefusal(send(id), 'transition_not_allowed')).reason).toBe('transfer_empty')
    const sz = await world.staff('sz', ['warehouse'])
    await sz.call('PUT /staff/workplace', { body: { warehouse_id: 'SZ1' } })
    await expectRefusal(load(id, sz), 'not_found')
    const { items } = await sz.call('GET /staff/transfer_loads', { query: {} })
    expect(items).toEqual([])
  })

  test('a thing goes into one load only, however many are packed at once', async () => {
    const { id: stockId, number } = await thing()
    const loads = [await make(), await make(mo)]
    const rows = await Promise.all([
      putIn(loads[0]!.id, [number]),
      putIn(loads[1]!.id, [number], mo),
      putIn(loads[0]!.id, [stockId]),
    ])
    // Into the same box it may be put twice, by a station that sends again what got no answer.
    expect(rows[0]![0]!.done || rows[2]![0]!.done).toBe(!rows[1]![0]!.done)
    const things = await Promise.all(loads.map(async ({ id }) => (await load(id)).things))
    expect(things.toSorted((one, other) => one - other)).toEqual([0, 1])
  })
})

describe('a load travels', () => {
  test('shoppers are told, nothing can be added, and its days do not count', async () => {
    const before = (await kindsTold()).filter((kind) => kind === 'stock_sent').length
    const { id, things } = await onItsWay(2)
    expect((await kindsTold()).filter((kind) => kind === 'stock_sent')).toHaveLength(before + 2)
    const free = (await rowOf(things[0]!.id)).free_until!
    expect((await putIn(id, [(await thing()).number]))[0]!.refusal).toContain('has left')
    await expectRefusal(takeOut(id, things[0]!.id), 'transition_not_allowed')
    await expectRefusal(callOff(id), 'transition_not_allowed')
    await expectRefusal(arrive(id, things[0]!.number, wu), 'transition_not_allowed')
    await given.later(world, { days: 3 })

    expect(await arrive(id, things[0]!.number)).toMatchObject({ again: false, left: 1, shelf: 'B-01' })
    expect(await arrive(id, things[0]!.number, yo, 'C-1')).toMatchObject({
      again: true,
      left: 1,
      shelf: 'B-01',
    })
    const row = await rowOf(things[0]!.id, yi)
    expect(row).toMatchObject({ warehouse_id: 'YW1', shelf: 'B-01', moving: null })
    expect(Date.parse(row.free_until!) - Date.parse(free)).toBe(3 * 86_400_000)
    await expectRefusal(arrive(id, (await thing()).number), 'transition_not_allowed')
    // With the last it is received.
    expect(await arrive(id, things[1]!.number)).toMatchObject({ left: 0 })
    expect(await load(id, yi)).toMatchObject({ stage: 'received', arrived: 2 })
    await expectRefusal(close(id), 'transition_not_allowed')
    expect(await open(id)).toEqual([])
  })

  test('what is missing waits for somebody who did not handle it; scanned in later, it is settled', async () => {
    const { id, things } = await onItsWay(2)
    await arrive(id, things[0]!.number)
    expect(await close(id)).toMatchObject({ stage: 'received', arrived: 1 })
    expect((await load(id)).list.map((row) => row.is).toSorted()).toEqual(['arrived', 'missing'])
    const [missing] = await open(id)
    expect(missing).toMatchObject({
      kind: 'not_arrived',
      stock_item_id: things[1]!.id,
      counted_warehouse_id: 'YW1',
      books_warehouse_id: 'GZ1',
      decisions: ['again', 'lost'],
      why_not_second: null,
    })
    await expectRefusal(decide(missing!.id, { cause: 'searched' }, yi), 'transition_not_allowed')
    await expectRefusal(decide(missing!.id, { cause: 'searched' }, mo), 'transition_not_allowed')
    await expectRefusal(decide(missing!.id, { decision: 'here' }), 'invalid_input')
    await expectRefusal(decide(missing!.id, {}), 'invalid_input')
    expect(await arrive(id, things[1]!.number)).toMatchObject({ again: false, left: 0 })
    expect(await open(id)).toEqual([])
    await expectRefusal(decide(missing!.id, { cause: 'searched' }), 'transition_not_allowed')
  })

  test('looked for again it can be closed again; one that never left is shelved where it was', async () => {
    const { id, things } = await onItsWay(1)
    await close(id)
    const [missing] = await open(id)
    await decide(missing!.id, { decision: 'again' })
    expect(await load(id)).toMatchObject({ stage: 'under_way' })
    await close(id)
    expect((await open(id)).map(({ kind }) => kind)).toEqual(['not_arrived'])
    await wu.call('POST /staff/stock_items/{id}/arrive', {
      params: { id: things[0]!.id },
      body: { warehouse_id: 'GZ1', shelf: 'A-1' },
    })
    expect(await open(id)).toEqual([])
    expect(await rowOf(things[0]!.id)).toMatchObject({ warehouse_id: 'GZ1', shelf: 'A-1', moving: null })
  })

  test('treated as lost, its shopper is told, and it can go into no package', async () => {
    const { id, things } = await onItsWay(1)
    await close(id)
    const [missing] = await open(id)
    expect(await decide(missing!.id, { cause: 'theft' })).toMatchObject({ decision: 'lost', cause: 'theft' })
    expect(await kindsTold()).toContain('stock_lost')
    // Its row ends: nothing of the transfer is missing any more, and a second closing does not ask again.
    expect(await load(id)).toMatchObject({ arrived: 0, lost: 1, pieces: 1, list: [{ is: 'lost' }] })
    expect(await open(id)).toEqual([])
    await expectRefusal(given.aParcel(ana, [things[0]!.id]), 'transition_not_allowed')
  })

  test('two scanners and a close at once: each thing is on a shelf or missing, once', async () => {
    const { id, things } = await onItsWay(3)
    await Promise.allSettled([
      arrive(id, things[0]!.number),
      arrive(id, things[0]!.number, yo, 'C-1'),
      close(id),
      arrive(id, things[1]!.number),
      close(id, yo),
    ])
    const { list } = await load(id)
    expect(list).toHaveLength(3)
    for (const entry of list) expect(entry.is === 'arrived').toBe(entry.shelf !== '')
    const missing = await open(id)
    expect(missing).toHaveLength(list.filter(({ is }) => is === 'missing').length)
  })
})
