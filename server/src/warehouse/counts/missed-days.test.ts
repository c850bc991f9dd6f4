import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let wu: Person
let mo: Person
let shelves = 0
/** A shelf of its own for each test. */
let shelf: string

beforeAll(async () => {
  ana = await world.shopper('ana')
  buyer = await world.staff('lin', ['buyer'])
  wu = await world.staff('wu', ['warehouse'])
  mo = await world.staff('mo', ['warehouse'])
  for (const who of [wu, mo]) await who.call('PUT /staff/workplace', { body: { warehouse_id: 'GZ1' } })
})

beforeEach(() => {
  shelves += 1
  shelf = `H-${shelves}`
})

/** Puts goods with labels on the test's shelf; returns their first label. */
async function label(id: string): Promise<string> {
  await wu.call('POST /staff/stock_items/shelf', { body: { ids: [id], shelf } })
  await wu.call('POST /staff/stock_items/labels', { body: { ids: [id] } })
  await given.later(world, { minutes: 1 })
  return `${(await rowOf(id)).goods_number}-1`
}
/** Forwarded goods on the test's shelf. */
async function onShelf(quantity = 1): Promise<{ id: string; code: string }> {
  const id = await given.stock(world, ana, wu, { inbound: { quantity } })
  return { id, code: await label(id) }
}
const rowOf = (id: string) => wu.call('GET /staff/stock_items/{id}', { params: { id } })
/** Free days until now, negative once storage is late. */
const daysLeft = async (id: string) =>
  Math.floor((Date.parse((await rowOf(id)).free_until!) - world.clock.now().getTime()) / 86_400_000)

/** Counts the shelf in one go; whatever is not scanned is missing. */
async function count(codes: readonly string[] = []): Promise<void> {
  const at = world.clock.now().toISOString()
  const { id } = await wu.call('POST /staff/shelf_counts', { body: { warehouse_id: 'GZ1', shelf, at } })
  for (const code of codes)
    await wu.call('POST /staff/shelf_counts/{id}/scans', { params: { id }, body: { code, at } })
  await wu.call('POST /staff/shelf_counts/{id}/end', { params: { id }, body: {} })
}
const differenceOf = async (stockId: string) =>
  (await mo.call('GET /staff/count_differences', { query: { limit: 100 } })).items.find(
    ({ stock_item_id }) => stock_item_id === stockId,
  )!
const decide = async (
  stockId: string,
  body: { decision: 'found' } | { decision: 'lost'; cause: 'theft' },
) => {
  const { id } = await differenceOf(stockId)
  return await mo.call('POST /staff/count_differences/{id}/decide', {
    params: { id },
    body: { note: 'Looked everywhere', ...body },
  })
}
const undo = (id: string) => mo.call('POST /staff/count_differences/{id}/undo', { params: { id }, body: {} })

test('what we look for is neither reminded of nor given up, and these days are free', async () => {
  const thing = await onShelf()
  await count()
  expect(await daysLeft(thing.id)).toBe(29)
  await given.later(world, { days: 95 })
  await world.runJob('remind-storage', {})
  expect(await rowOf(thing.id)).toMatchObject({ stage: 'in_stock', reminded_days_left: null })
  const { id } = await decide(thing.id, { decision: 'found' })
  expect(await daysLeft(thing.id)).toBe(29)
  await undo(id)
  expect(await daysLeft(thing.id)).toBe(29 - 95)
  await given.later(world, { days: 1 })
  await count([thing.code])
  expect(await daysLeft(thing.id)).toBe(29)
})

test('what we look for shows no days and no new fee meanwhile, and nobody pays for them', async () => {
  const finder = await world.shopper('bo')
  await given.money(world, finder, 20_000)
  const { stockId } = await given.aShelvedItem(world, finder, { buyer, packer: wu })
  await label(stockId)
  await given.later(world, { days: 40 })
  const shown = async () => (await finder.call('GET /stock_items', { query: {} })).items[0]!
  const { late_fee_fen: fee, days_left: left, order_id } = await shown()
  expect([left, fee]).toEqual([-11, 220])
  await count()
  await given.later(world, { days: 20 })

  expect(await shown()).toMatchObject({ missing: true, days_left: null, late_fee_fen: fee })
  expect(await rowOf(stockId)).toMatchObject({ late_fee_fen: fee })
  expect((await finder.call('GET /funds')).standing.due).toEqual([{ kind: 'late_storage', amount_fen: fee }])
  expect((await finder.call('GET /desk')).shelf.items).toMatchObject([{ ready: false, days_left: null }])
  const order = await finder.call('GET /orders/{id}', { params: { id: order_id! } })
  expect(order.items).toMatchObject([{ free_until: null, inspection: { free_until: null } }])
  const ahead = { params: { id: stockId }, body: { days: 10, expected_fee_fen: 200 } }
  const refused = await expectRefusal(
    finder.call('POST /stock_items/{id}/extend', ahead),
    'transition_not_allowed',
  )
  expect(refused.reason).toBe('being_looked_for')
  const photos = { params: { id: stockId }, body: { shots: 1, remark: '' } }
  expect(
    (await expectRefusal(finder.call('POST /stock_items/{id}/fine_photos', photos), 'transition_not_allowed'))
      .reason,
  ).toBe('being_looked_for')

  await decide(stockId, { decision: 'found' })
  expect(await shown()).toMatchObject({ days_left: left, late_fee_fen: fee })
  await finder.call('POST /stock_items/{id}/extend', ahead)
}, 20_000)

test('expired goods that we look for are neither paid for, nor given notice of, nor disposed of', async () => {
  const support = await world.staff('su', ['support'])
  const thing = await onShelf()
  await given.money(world, ana, 5_000)
  await given.later(world, { days: 91 })
  await world.runJob('remind-storage', {})
  const params = { id: thing.id }
  const notice = () =>
    support.call('POST /staff/stock_items/{id}/disposal_notice', { params, body: { reason: 'Old' } })
  const dispose = () =>
    support.call('POST /staff/stock_items/{id}/dispose', { params, body: { reason: 'Old' } })
  const pay = async () => {
    const { items } = await ana.call('GET /stock_items', { query: { ids: thing.id } })
    const body = { expected_fee_fen: items[0]!.late_fee_fen }
    return await ana.call('POST /stock_items/{id}/pay_storage', { params, body })
  }
  const why = async (asked: Promise<unknown>) => (await expectRefusal(asked, 'transition_not_allowed')).reason
  await given.later(world, { minutes: 1 })
  await count()
  expect(await why(notice())).toBe('being_looked_for')
  await decide(thing.id, { decision: 'found' })
  await notice()
  await given.later(world, { days: 14 })
  await count()
  expect(await why(dispose())).toBe('being_looked_for')
  expect(await why(pay())).toBe('being_looked_for')
  await count([thing.code])
  await pay()
  expect(await rowOf(thing.id)).toMatchObject({ stage: 'in_stock' })
}, 20_000)

/** A colleague's count finds a thing without a label; returns its id. */
async function aFoundThing(): Promise<string> {
  const { numbers } = await wu.call('POST /staff/found_labels', { body: { count: 1 } })
  const at = world.clock.now().toISOString()
  const place = `${shelf}-FOUND`
  const { id } = await wu.call('POST /staff/shelf_counts', {
    body: { warehouse_id: 'GZ1', shelf: place, at },
  })
  const { found } = await wu.call('POST /staff/shelf_counts/{id}/found', {
    params: { id },
    body: { number: numbers[0]!, look: 'A mug', pieces: 1, file_id: null },
  })
  await wu.call('POST /staff/shelf_counts/{id}/end', { params: { id }, body: {} })
  return found.id
}

test.each(['bought', 'forwarded'] as const)(
  'lost goods that were %s are not reminded of, and have all their days again once they are found',
  async (kind) => {
    const owner = await world.shopper(`of-${kind}`)
    const stockId =
      kind === 'bought'
        ? (await given.aShelvedItem(world, owner, { buyer, packer: wu })).stockId
        : await given.stock(world, owner, wu)
    const goods_number = (await label(stockId)).slice(0, -2)
    await given.later(world, { days: 5 })
    await count()
    await given.later(world, { days: 3 })
    const { id } = await decide(stockId, { decision: 'lost', cause: 'theft' })
    expect(await daysLeft(stockId)).toBe(24)
    await undo(id)
    expect(await daysLeft(stockId)).toBe(24 - 3)
    await decide(stockId, { decision: 'lost', cause: 'theft' })
    await given.later(world, { days: 22 })
    await world.runJob('remind-storage', {})
    expect(await rowOf(stockId)).toMatchObject({ reminded_days_left: null })
    if (kind === 'bought')
      expect((await owner.call('GET /stock_items', { query: {} })).items).toMatchObject([
        { refund_open: true, days_left: null, late_fee_fen: 0 },
      ])
    await given.later(world, { days: 50 })

    const found = await aFoundThing()
    const body = { decision: 'is_stock', goods_number, note: '' } as const
    await mo.call('POST /staff/found_things/{id}/decide', { params: { id: found }, body })
    expect(await daysLeft(stockId)).toBe(24)
    await mo.call('POST /staff/found_things/{id}/undo', { params: { id: found }, body: {} })
    expect(await daysLeft(stockId)).toBe(24 - 72)
    await mo.call('POST /staff/found_things/{id}/decide', { params: { id: found }, body })
    expect(await daysLeft(stockId)).toBe(24)
    if (kind === 'bought')
      expect((await owner.call('GET /stock_items', { query: {} })).items).toMatchObject([{ days_left: 24 }])
  },
  20_000,
)

test.each([
  ['bought', () => given.aShelvedItem(world, ana, { buyer, packer: wu }, { line: { quantity: 2 } })],
  ['forwarded', async () => ({ stockId: await given.stock(world, ana, wu, { inbound: { quantity: 2 } }) })],
])('goods that were %s and lost in part have the days of the search, and count again', async (_, make) => {
  const { stockId: id } = await make()
  const code = await label(id)
  await given.later(world, { days: 5 })
  await count([code])
  await given.later(world, { days: 10 })
  await decide(id, { decision: 'lost', cause: 'theft' })
  expect(await daysLeft(id)).toBe(24)
  await given.later(world, { days: 20 })
  await world.runJob('remind-storage', {})
  expect(await rowOf(id)).toMatchObject({ reminded_days_left: 7 })
})

test.each(['alone', 'with a load'] as const)(
  'what is found and sent %s to another warehouse at once has its days of the search, and those on the way once',
  async (how) => {
    const yi = await world.staff(`yi-${how.length}`, ['warehouse'])
    await yi.call('PUT /staff/workplace', { body: { warehouse_id: 'YW1' } })
    const { id } = await onShelf()
    const to = { warehouse_id: 'YW1', reason: 'Asked' }
    await given.later(world, { days: 5 })
    await count()
    await given.later(world, { days: 20 })
    if (how === 'alone') await wu.call('POST /staff/stock_items/{id}/send', { params: { id }, body: to })
    else {
      const load = await wu.call('POST /staff/transfer_loads', {
        body: { from_warehouse: 'GZ1', to_warehouse: 'YW1', reason: 'Asked' },
      })
      const params = { id: load.id }
      await wu.call('POST /staff/transfer_loads/{id}/put_in', { params, body: { things: [id], box: 1 } })
      await wu.call('POST /staff/transfer_loads/{id}/send', { params, body: { waybill: '' } })
    }
    await given.later(world, { days: 3 })
    const shelved = { warehouse_id: 'YW1', shelf: 'Y-1' }
    await yi.call('POST /staff/stock_items/{id}/arrive', { params: { id }, body: shelved })
    expect(await daysLeft(id)).toBe(24)
    expect(await differenceOf(id)).toBeUndefined()
    await given.aParcel(ana, [id])
  },
)
