import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let wu: Person
let mo: Person
let yi: Person
let shelves = 0
/** A shelf of its own for each test. */
let shelf: string

beforeAll(async () => {
  ana = await world.shopper('ana')
  buyer = await world.staff('lin', ['buyer'])
  wu = await world.staff('wu', ['warehouse'])
  mo = await world.staff('mo', ['warehouse'])
  yi = await world.staff('yi', ['warehouse'])
  for (const who of [wu, mo]) await who.call('PUT /staff/workplace', { body: { warehouse_id: 'GZ1' } })
  await yi.call('PUT /staff/workplace', { body: { warehouse_id: 'YW1' } })
})

beforeEach(() => {
  shelves += 1
  shelf = `F-${shelves}`
})

const at = () => world.clock.now().toISOString()
const begin = async (place = shelf, who = wu) =>
  (await who.call('POST /staff/shelf_counts', { body: { warehouse_id: 'GZ1', shelf: place, at: at() } })).id
const end = (id: string, who = wu) =>
  who.call('POST /staff/shelf_counts/{id}/end', { params: { id }, body: {} })
const labels = async (count = 1, who = wu) =>
  (await who.call('POST /staff/found_labels', { body: { count } })).numbers
const tell = (id: string, number: string, over: object = {}, who = wu) =>
  who.call('POST /staff/shelf_counts/{id}/found', {
    params: { id },
    body: { number, look: 'A green mug without a handle', pieces: 1, file_id: null, ...over },
  })
const open = async (who = mo) =>
  (await who.call('GET /staff/found_things', { query: { limit: 100 } })).items.filter(
    (item) => item.shelf === shelf,
  )
type Decision = { decision: 'is_stock' | 'unclaimed'; goods_number?: string }
const decide = (id: string, body: Decision, who = mo) =>
  who.call('POST /staff/found_things/{id}/decide', { params: { id }, body: { note: '', ...body } })
const undo = (id: string, who = mo) =>
  who.call('POST /staff/found_things/{id}/undo', { params: { id }, body: {} })
const stands = async (undone: Promise<unknown>) =>
  expect((await expectRefusal(undone, 'transition_not_allowed')).reason).toBe('decision_stands')
const rowOf = (id: string) => wu.call('GET /staff/stock_items/{id}', { params: { id } })

/** A thing that a count of the test's shelf was told, with the number of its label. */
async function aFoundThing(over: object = {}): Promise<{ id: string; number: string }> {
  const [number] = await labels()
  const count = await begin()
  await tell(count, number!, over)
  await end(count)
  return (await open()).find((item) => item.number === number)!
}

/** Goods on another shelf, whose label number is known. */
async function known(place = `${shelf}-OLD`) {
  const id = await given.stock(world, ana, wu)
  await wu.call('POST /staff/stock_items/shelf', { body: { ids: [id], shelf: place } })
  await given.later(world, { minutes: 1 })
  return { id, number: (await rowOf(id)).goods_number }
}

/** Counts an emptied shelf, and treats what it misses as lost. */
async function lose(place: string): Promise<void> {
  await end(await begin(place))
  const { items } = await mo.call('GET /staff/count_differences', { query: { limit: 100 } })
  await mo.call('POST /staff/count_differences/{id}/decide', {
    params: { id: items.find((item) => item.counted_shelf === place)!.id },
    body: { decision: 'lost', cause: 'theft', note: 'Nowhere' },
  })
  await given.later(world, { hours: 1 })
}

describe('a thing without a label', () => {
  test('is told under a label of its own, once, also by two scanners at once', async () => {
    const [number, spare] = await labels(2)
    const id = await begin()
    const file_id = await world.upload(wu, 'POST /staff/uploads', 'inspection')
    const both = await Promise.all([tell(id, number!, { file_id }), tell(id, number!, { file_id })])
    expect(both.filter(({ again }) => again)).toHaveLength(1)
    const { found } = await wu.call('GET /staff/shelf_counts/{id}', { params: { id } })
    expect(found).toMatchObject([{ number, look: 'A green mug without a handle', pieces: 1 }])
    expect(found[0]!.image).toBeTruthy()
    expect(await open()).toEqual([])
    expect(await end(id)).toMatchObject({ found: 0, differences: 0, told: 1 })
    expect(await open()).toMatchObject([{ number, told_by: 'wu', why_not_second: null }])
    expect(spare).not.toBe(number)
    expect((await wu.call('GET /staff/shelf_counts')).open_found).toBeGreaterThan(0)
  })

  test('is refused a label that is none of ours, misread, or used on another shelf', async () => {
    const { number } = await aFoundThing()
    shelf = `${shelf}-B`
    const id = await begin()
    const reason = async (of: string, over = {}) =>
      (await expectRefusal(tell(id, of, over), 'invalid_input')).reason
    expect(await reason('F999999996')).toBe('label_unknown')
    expect(await reason('G000104073')).toBe('label_unknown')
    expect((await expectRefusal(tell(id, number), 'transition_not_allowed')).reason).toBe('found_label_used')
    const [free] = await labels()
    await expectRefusal(tell(id, free!, { look: '   ' }), 'invalid_input')
    await expectRefusal(tell(id, free!, { pieces: 0 }), 'invalid_input')
    await expectRefusal(tell(id, free!, { file_id: id }), 'invalid_input')
    await expectRefusal(wu.call('POST /staff/found_labels', { body: { count: 61 } }), 'invalid_input')
    await expectRefusal(tell(id, free!, {}, mo), 'transition_not_allowed')
    await expectRefusal(tell(id, free!, {}, yi), 'transition_not_allowed')
    // Whoever scans the label again is told what it is on.
    const seen = await wu.call('GET /staff/found_things', { query: { number } })
    expect(seen.items).toMatchObject([{ number, shelf: shelf.slice(0, -2) }])
    expect((await yi.call('GET /staff/found_things', { query: { number } })).items).toEqual([])
  })

  test('is taken back before the count is handed in, or with the count; its label is free again', async () => {
    const [number] = await labels()
    const id = await begin()
    await tell(id, number!)
    for (let times = 0; times < 2; times += 1)
      await wu.call('POST /staff/shelf_counts/{id}/unscan', { params: { id }, body: { code: number! } })
    await tell(id, number!)
    await wu.call('POST /staff/shelf_counts/{id}/cancel', { params: { id }, body: {} })
    expect(await open()).toEqual([])
    const next = await begin()
    expect(await tell(next, number!)).toMatchObject({ again: false })
    await end(next)
    expect((await expectRefusal(tell(next, number!), 'transition_not_allowed')).reason).toBe('count_closed')
  })
})

describe('its decision', () => {
  test('is for somebody who did not count, once, after the count', async () => {
    const [number] = await labels()
    const count = await begin()
    const { found } = await tell(count, number!)
    expect(
      (await expectRefusal(decide(found.id, { decision: 'unclaimed' }), 'transition_not_allowed')).reason,
    ).toBe('count_runs')
    await end(count)
    await expectRefusal(decide(found.id, { decision: 'unclaimed' }, wu), 'transition_not_allowed')
    await expectRefusal(decide(found.id, { decision: 'unclaimed' }, yi), 'transition_not_allowed')
    const thing = await known()
    const both = await Promise.allSettled([
      decide(found.id, { decision: 'unclaimed' }),
      decide(found.id, { decision: 'is_stock', goods_number: thing.number }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('that it is goods of another shelf moves them, and settles what waited for them', async () => {
    const thing = await known()
    await end(await begin(`${shelf}-OLD`))
    const found = await aFoundThing()
    const { items } = await mo.call('GET /staff/found_things/{id}/candidates', { params: { id: found.id } })
    expect(items.find((item) => item.stock_item_id === thing.id)).toMatchObject({ cause: null })
    const body = { decision: 'is_stock', goods_number: `${thing.number}-1` } as const
    const decided = await decide(found.id, body)
    expect(decided).toMatchObject({ decision: 'is_stock', was_lost: false, decided_by: 'mo' })
    expect(decided.goods).toMatchObject({ stock_item_id: thing.id, shelf })
    expect(await decide(found.id, body)).toEqual(decided)
    const { items: differences } = await mo.call('GET /staff/count_differences', { query: { limit: 100 } })
    expect(differences.map((row) => row.stock_item_id)).not.toContain(thing.id)
  })

  test('refuses goods that are unknown, of another warehouse, or gone', async () => {
    const found = await aFoundThing()
    const why = async (goods_number: string, error: 'invalid_input' | 'transition_not_allowed') =>
      (await expectRefusal(decide(found.id, { decision: 'is_stock', goods_number }), error)).reason
    expect(await why('', 'invalid_input')).toBe('label_unknown')
    expect(await why('G999999995', 'invalid_input')).toBe('label_unknown')
    const sent = await known()
    await wu.call('POST /staff/stock_items/{id}/send', {
      params: { id: sent.id },
      body: { warehouse_id: 'YW1', reason: 'Asked' },
    })
    expect(await why(sent.number, 'transition_not_allowed')).toBe('being_moved')
    await yi.call('POST /staff/stock_items/{id}/arrive', {
      params: { id: sent.id },
      body: { warehouse_id: 'YW1', shelf: 'Y-1' },
    })
    expect(await why(sent.number, 'transition_not_allowed')).toBe('other_warehouse')
    expect(await open()).toHaveLength(1)
  })

  test('that it is what a package waits for leaves that where the books have it', async () => {
    const thing = await known()
    await given.aParcel(ana, [thing.id])
    const found = await aFoundThing()
    const decided = await decide(found.id, { decision: 'is_stock', goods_number: thing.number })
    expect(decided.goods).toMatchObject({ shelf: `${shelf}-OLD` })
  })

  test('brings forwarded goods back that were treated as lost, and tells their shopper', async () => {
    const thing = await known()
    await lose(`${shelf}-OLD`)
    const found = await aFoundThing()
    const { items } = await mo.call('GET /staff/found_things/{id}/candidates', { params: { id: found.id } })
    expect(items.find((item) => item.stock_item_id === thing.id)).toMatchObject({ cause: 'theft' })
    const decided = await decide(found.id, { decision: 'is_stock', goods_number: thing.number })
    expect(decided).toMatchObject({ was_lost: true, goods: { shelf } })
    expect(await rowOf(thing.id)).toMatchObject({ stage: 'in_stock', shelf })
    expect((await messagesOf(ana)).map(({ kind }) => kind)).toContain('stock_found')
    const again = await aFoundThing()
    const after = await mo.call('GET /staff/found_things/{id}/candidates', { params: { id: again.id } })
    expect(after.items.map((item) => item.stock_item_id)).not.toContain(thing.id)
  }, 20_000)

  test('brings bought goods back and withdraws their refund, until somebody works on that', async () => {
    for (const isWorkedOn of [false, true]) {
      const { stockId, itemId } = await given.aShelvedItem(world, ana, { buyer, packer: wu })
      const place = `${shelf}-${isWorkedOn ? 'W' : 'N'}`
      await wu.call('POST /staff/stock_items/shelf', { body: { ids: [stockId], shelf: place } })
      await given.later(world, { minutes: 1 })
      await lose(place)
      const refund = async () =>
        (await buyer.call('GET /staff/refund_cases')).items.find(({ item_id }) => item_id === itemId)
      if (isWorkedOn)
        await buyer.call('POST /staff/refund_cases/{id}/decide', {
          params: { id: (await refund())!.id },
          body: { step: 'grant', note: 'Lost' },
        })
      const found = await aFoundThing()
      const goods_number = (await rowOf(stockId)).goods_number
      const decided = decide(found.id, { decision: 'is_stock', goods_number })
      if (isWorkedOn)
        expect((await expectRefusal(decided, 'transition_not_allowed')).reason).toBe('refund_decided')
      else expect(await decided).toMatchObject({ was_lost: true, goods: { shelf } })
      expect((await refund())?.stage).toBe(isWorkedOn ? 'to_refund' : undefined)
    }
  }, 30_000)

  test('that nobody knows it keeps it with the unclaimed, under its own number and with its picture', async () => {
    const file_id = await world.upload(wu, 'POST /staff/uploads', 'inspection')
    const found = await aFoundThing({ file_id, look: 'A tin, dented' })
    const decided = await decide(found.id, { decision: 'unclaimed' })
    const params = { id: decided.unclaimed_id! }
    const parcel = await wu.call('GET /staff/unclaimed/{id}', { params })
    expect(parcel).toMatchObject({ tracking_number: found.number, shelf, look: 'A tin, dented' })
    expect(parcel.photos).toHaveLength(1)
    const { items } = await ana.call('GET /unclaimed', { query: {} })
    expect(items.map(({ id }) => id)).toContain(decided.unclaimed_id)
    // It never came in at the dock, so no scan there can be undone to make it vanish.
    await expectRefusal(
      mo.call('POST /staff/arrivals/{id}/undo', { params, body: {} }),
      'transition_not_allowed',
    )
    await expectRefusal(
      wu.call('POST /staff/arrivals', {
        body: { warehouse_id: 'GZ1', tracking_number: found.number, register_unclaimed: true },
      }),
      'invalid_input',
    )
  })
})

describe('its decision taken back', () => {
  test('within a minute, by who made it, and once; then it waits again', async () => {
    const thing = await known()
    const found = await aFoundThing()
    await stands(undo(found.id))
    const body = { decision: 'is_stock', goods_number: thing.number } as const
    await decide(found.id, body)
    await stands(undo(found.id, wu))
    await expectRefusal(undo(found.id, yi), 'transition_not_allowed')
    const both = await Promise.allSettled([undo(found.id), undo(found.id)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await open()).toMatchObject([{ id: found.id, decision: null, goods: null, decided_by: null }])
    expect(await rowOf(thing.id)).toMatchObject({ shelf: `${shelf}-OLD`, stage: 'in_stock' })
    await decide(found.id, body)
    await given.later(world, { minutes: 2 })
    await stands(undo(found.id))
    expect(await rowOf(thing.id)).toMatchObject({ shelf })
  })

  test('what it settled waits again', async () => {
    const thing = await known()
    await wu.call('POST /staff/stock_items/labels', { body: { ids: [thing.id] } })
    await given.later(world, { minutes: 1 })
    await end(await begin(`${shelf}-OLD`))
    const found = await aFoundThing()
    await decide(found.id, { decision: 'is_stock', goods_number: thing.number })
    expect((await rowOf(thing.id)).hold).toBeNull()
    await undo(found.id)
    const { items } = await mo.call('GET /staff/count_differences', { query: { limit: 100 } })
    expect(items.find((row) => row.stock_item_id === thing.id)).toMatchObject({ kind: 'missing' })
    expect((await rowOf(thing.id)).hold?.why).toBe('missing')
  })

  test('stands once the goods were packed or moved on', async () => {
    for (const follow of [
      (id: string) => given.aParcel(ana, [id]),
      (id: string) =>
        wu.call('POST /staff/stock_items/shelf', { body: { ids: [id], shelf: `${shelf}-NEW` } }),
      (id: string) =>
        wu.call('POST /staff/stock_items/{id}/send', {
          params: { id },
          body: { warehouse_id: 'YW1', reason: 'Asked' },
        }),
    ]) {
      const thing = await known()
      const found = await aFoundThing()
      await decide(found.id, { decision: 'is_stock', goods_number: thing.number })
      // Whatever follows in the same moment follows.
      await given.later(world, { minutes: 0.5 })
      await follow(thing.id)
      await stands(undo(found.id))
      expect(await open()).toEqual([])
    }
  })

  test('forwarded goods that were lost are lost again, and their shopper is told', async () => {
    const thing = await known()
    await lose(`${shelf}-OLD`)
    const found = await aFoundThing()
    for (let times = 0; times < 2; times += 1) {
      await decide(found.id, { decision: 'is_stock', goods_number: thing.number })
      expect(await rowOf(thing.id)).toMatchObject({ stage: 'in_stock', shelf })
      const told = async () => (await messagesOf(ana)).filter(({ kind }) => kind === 'stock_lost').length
      const before = await told()
      await undo(found.id)
      expect(await rowOf(thing.id)).toMatchObject({ stage: 'abandoned', shelf: '' })
      expect(await told()).toBe(before + 1)
      await given.later(world, { minutes: 0.5 })
    }
  }, 20_000)

  test('bought goods that were lost have their refund again, with the same sum, which is paid once', async () => {
    const { stockId, itemId } = await given.aShelvedItem(world, ana, { buyer, packer: wu })
    await wu.call('POST /staff/stock_items/shelf', { body: { ids: [stockId], shelf: `${shelf}-B` } })
    await given.later(world, { minutes: 1 })
    await lose(`${shelf}-B`)
    const refund = async () =>
      (await buyer.call('GET /staff/refund_cases')).items.find(({ item_id }) => item_id === itemId)
    const lost = (await refund())!
    const found = await aFoundThing()
    const goods_number = (await rowOf(stockId)).goods_number
    await decide(found.id, { decision: 'is_stock', goods_number })
    expect(await refund()).toBeUndefined()
    await undo(found.id)
    expect(await refund()).toMatchObject({ id: lost.id, stage: 'requested', amount_fen: lost.amount_fen })
    expect(await rowOf(stockId)).toMatchObject({ shelf: `${shelf}-B` })
    await buyer.call('POST /staff/refund_cases/{id}/decide', {
      params: { id: lost.id },
      body: { step: 'grant', note: 'Lost' },
    })
    const balance = async () => (await ana.call('GET /funds')).available_fen
    const before = await balance()
    const finance = await world.staff('fei', ['finance'])
    await finance.call('POST /staff/refund_cases/{id}/decide', {
      params: { id: lost.id },
      body: { step: 'pay_back', note: '' },
    })
    expect(await balance()).toBe(before + lost.amount_fen)
    // Paid for, it is nobody's to find any more.
    await world.runJobs()
    await expectRefusal(decide(found.id, { decision: 'is_stock', goods_number }), 'transition_not_allowed')
  }, 30_000)

  test('stands once its shopper asked for money for what was found', async () => {
    const { stockId, itemId } = await given.aShelvedItem(world, ana, { buyer, packer: wu })
    await wu.call('POST /staff/stock_items/shelf', { body: { ids: [stockId], shelf: `${shelf}-B` } })
    await given.later(world, { minutes: 1 })
    await lose(`${shelf}-B`)
    const found = await aFoundThing()
    await decide(found.id, { decision: 'is_stock', goods_number: (await rowOf(stockId)).goods_number })
    await given.later(world, { minutes: 0.5 })
    await ana.call('POST /order_items/{id}/refund', {
      params: { id: itemId },
      body: { cause: 'changed_mind', reason: 'Too long', quantity: 1 },
    })
    await stands(undo(found.id))
  }, 20_000)

  test('that nobody knows it takes it off the list, until somebody claims it; decided so again, it is there', async () => {
    const file_id = await world.upload(wu, 'POST /staff/uploads', 'inspection')
    const found = await aFoundThing({ file_id })
    const { unclaimed_id } = await decide(found.id, { decision: 'unclaimed' })
    await undo(found.id)
    const listed = async () =>
      (await ana.call('GET /unclaimed', { query: {} })).items.map(({ id }) => id).includes(unclaimed_id!)
    expect(await listed()).toBe(false)
    expect((await open())[0]?.image).toBeTruthy()
    expect(await decide(found.id, { decision: 'unclaimed' })).toMatchObject({ unclaimed_id })
    expect(await listed()).toBe(true)
    const parcel = await wu.call('GET /staff/unclaimed/{id}', { params: { id: unclaimed_id! } })
    expect(parcel).toMatchObject({ stage: 'unclaimed', shelf })
    expect(parcel.photos).toHaveLength(1)
    await given.claim(ana, unclaimed_id!, { tracking_number: found.number })
    expect((await expectRefusal(undo(found.id), 'transition_not_allowed')).reason).toBe('somebody_claims')
  })
})
