import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let lin: Person
let kai: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  lin = await world.staff('lin', ['buyer'])
  kai = await world.staff('kai', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
})

type Bill = { number?: string; freight_fen?: number; discount_fen?: number; number_seen?: boolean }

const record = (items: readonly (readonly [id: string, goodsFen: number])[], bill: Bill = {}, who = lin) =>
  who.call('POST /staff/seller_orders', {
    body: {
      number: given.sellerNumber(),
      freight_fen: 0,
      discount_fen: 0,
      ...bill,
      items: items.map(([id, goods_fen]) => ({ id, goods_fen })),
    },
  })
const send = (id: string, tracking_number: string, item_ids?: string[]) =>
  lin.call('POST /staff/seller_orders/{id}/shipping', {
    params: { id },
    body: { tracking_number, ...(item_ids ? { item_ids } : {}) },
  })
const approved = (who: Person, line: given.OrderOptions['line'] = {}, order: given.OrderOptions = {}) =>
  given.anApprovedItem(world, who, lin, { ...order, line })
const rowOf = (id: string) =>
  world.db.selectFrom('order_items').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const purchaseOf = (id: string) =>
  world.db
    .selectFrom('purchases')
    .where('order_item_id', '=', id)
    .select(['goods_fen', 'freight_fen', 'discount_fen'])
    .executeTakeFirstOrThrow()
const available = async (who: Person) => (await who.call('GET /funds')).available_fen

describe('an order at a seller', () => {
  test('of several shoppers is recorded once: each gets back what is left after their share', async () => {
    const [first, second] = [await approved(ana), await approved(ana)]
    const third = await approved(bo, { quantity: 2 })
    const before = [await available(ana), await available(bo)]
    // 120.00 of goods, 12.00 of freight, 24.00 off: each item bears a quarter, a quarter and a half.
    const bought = await record(
      [
        [first, 3_000],
        [second, 3_000],
        [third, 6_000],
      ],
      { freight_fen: 1_200, discount_fen: 2_400 },
    )
    expect(await purchaseOf(first)).toEqual({ goods_fen: 2_400, freight_fen: 300, discount_fen: 600 })
    expect(await purchaseOf(third)).toEqual({ goods_fen: 4_800, freight_fen: 600, discount_fen: 1_200 })
    const settled = new Map(bought.items.map((item) => [item.id, [item.cost_fen, item.saved_fen]]))
    expect(settled).toEqual(
      new Map([
        [first, [2_700, 300]],
        [second, [2_700, 300]],
        [third, [5_400, 600]],
      ]),
    )
    expect(bought.saved_fen).toBe(1_200)
    expect((await available(ana)) - before[0]!).toBe(600)
    expect((await available(bo)) - before[1]!).toBe(600)
    const { items } = await lin.call('GET /staff/order_items', { query: { stage: 'purchased', limit: 100 } })
    const ours = items.filter((item) => item.seller_order_id === bought.id)
    expect(ours.map((item) => item.id).toSorted()).toEqual([first, second, third].toSorted())
    expect(new Set(ours.map((item) => item.seller_group)).size).toBe(1)
  })

  test('is due by the end of its configured shift, until it is recorded', async () => {
    const id = await approved(ana)
    const ada = await world.staff('ada', ['admin'])
    const dueOf = async (stage: 'to_purchase' | 'purchased') =>
      (await lin.call('GET /staff/order_items', { query: { stage, limit: 100 } })).items.find(
        (item) => item.id === id,
      )?.buy_by
    const change = (name: string, before: string, value: string) =>
      ada.call('PUT /staff/settings', {
        body: { changes: [{ name: name as 'purchaseShiftLate', before, value }], reason: '' },
      })
    const before = await dueOf('to_purchase')
    expect(before).toMatch(/T(03:30|09:00):00.000Z$/)
    await change('purchaseShiftEarly', '11:30', '11:45')
    await change('purchaseShiftLate', '17:00', '17:15')
    expect(await dueOf('to_purchase')).toBe(new Date(Date.parse(before!) + 15 * 60_000).toISOString())
    const error = await expectRefusal(change('purchaseShiftLate', '17:15', '25:00'), 'invalid_input')
    expect(error.fields).toEqual({ purchaseShiftLate: 'Enter a time of day such as 17:00' })
    await record([[id, 3_000]])
    expect(await dueOf('purchased')).toBe(null)
  })

  test('is all or nothing: one item that costs too much prevents the whole order', async () => {
    const [cheap, expensive] = [await approved(ana), await approved(bo)]
    const before = [await rowOf(cheap), await rowOf(expensive), await available(ana)]
    const error = await expectRefusal(
      record([
        [cheap, 2_000],
        [expensive, 3_201],
      ]),
      'insufficient_balance',
    )
    expect(error.data).toMatchObject({ item_id: expensive, missing_fen: 211, covered_fen: 3_000 })
    expect([await rowOf(cheap), await rowOf(expensive), await available(ana)]).toEqual(before)
  })

  test('of more pieces than its shopper still wants is refused, even within the tolerance', async () => {
    const who = await world.shopper('few')
    const id = await approved(who, { quantity: 20, unit_price_fen: 1_000, tolerance_percent: 10 })
    await given.money(world, who, 5_000)
    const body = (quantity: number, goods_fen: number) => ({
      number: given.sellerNumber(),
      freight_fen: 0,
      discount_fen: 0,
      items: [{ id, goods_fen, quantity }],
    })
    await who.call('POST /order_items/{id}/refund', {
      params: { id },
      body: { cause: 'changed_mind', reason: '', quantity: 1 },
    })
    const before = await available(who)
    const all = lin.call('POST /staff/seller_orders', { body: body(20, 20_000) })
    const { reason, data } = await expectRefusal(all, 'transition_not_allowed')
    expect([reason, data]).toMatchObject(['fewer_pieces', { item_ids: [id] }])
    expect(await available(who)).toBe(before)
    await lin.call('POST /staff/seller_orders', { body: body(19, 19_000) })
    expect(await available(who)).toBe(before)
  })

  test('at a higher price within each shopper’s tolerance is paid from their balance, even for several items of one shopper', async () => {
    const who = await world.shopper('tol')
    const items = [
      await approved(who, { tolerance_percent: 5, unit_price_fen: 30_000 }),
      await approved(who, { tolerance_percent: 5, unit_price_fen: 30_000 }),
    ] as const
    const asked = () =>
      record([
        [items[0], 31_000],
        [items[1], 31_000],
      ])
    await given.money(world, who, 1_500)
    // The balance covers the first but not both.
    await expectRefusal(asked(), 'insufficient_balance')
    expect(await available(who)).toBe(1_500)
    await given.money(world, who, 1_000)
    // 10.00 more and our fee on it.
    expect((await asked()).items.map((item) => item.added_fen)).toEqual([1_050, 1_050])
    expect(await available(who)).toBe(400)
  })

  test('at exactly what was paid is recorded, whoever paid how much for freight', async () => {
    const items = [
      await approved(ana, { freight_fen: 1_000 }),
      await approved(bo),
      await approved(bo, { quantity: 3, freight_fen: 500 }),
    ] as const
    const bought = await record(
      [
        [items[0], 3_000],
        [items[1], 3_000],
        [items[2], 9_000],
      ],
      { freight_fen: 1_500 },
    )
    expect([bought.saved_fen, bought.house_fen]).toEqual([0, 0])
    expect(bought.items.flatMap((item) => [item.saved_fen, item.added_fen])).toEqual(Array(6).fill(0))
    expect(await purchaseOf(items[0])).toMatchObject({ goods_fen: 3_000, freight_fen: 1_000 })
    expect(await purchaseOf(items[1])).toMatchObject({ goods_fen: 3_000, freight_fen: 0 })
  })

  test('for cents more is the shop’s own cost, unless the shopper set the price below the page’s', async () => {
    const who = await world.shopper('cents')
    const [dearer, below] = [
      await approved(who),
      await approved(who, { page_price_fen: 3_100, price_reason: 'negotiated' }),
    ]
    // Whoever ordered below the page's price is asked for every fen.
    await expectRefusal(record([[below, 3_001]]), 'insufficient_balance')
    const before = await available(who)
    const bought = await record([[dearer, 3_140]])
    expect(bought).toMatchObject({ saved_fen: 0, house_fen: 140, items: [{ cost_fen: 3_000, added_fen: 0 }] })
    expect(await available(who)).toBe(before)
    // The shopper's part is what they agreed to, so that no more than that can be refunded.
    expect(await purchaseOf(dearer)).toMatchObject({ goods_fen: 3_000, freight_fen: 0 })
  })

  test('recorded by two buyers concurrently counts for one of them', async () => {
    for (let round = 0; round < 4; round++) {
      const items = [await approved(ana), await approved(bo)] as const
      const bill = { freight_fen: 0 }
      const [one, two] = [
        [
          [items[0], 3_000],
          [items[1], 3_000],
        ],
        [
          [items[1], 2_900],
          [items[0], 2_900],
        ],
      ] as const
      const results = await Promise.allSettled([record(one, bill, lin), record(two, bill, kai)])
      expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })

  test('reports which item its shopper has cancelled, and can be recorded without it', async () => {
    const [kept, gone] = [await approved(ana), await approved(bo)]
    await bo.call('POST /order_items/{id}/refund', {
      params: { id: gone },
      body: { cause: 'changed_mind', reason: '' },
    })
    const error = await expectRefusal(
      record([
        [kept, 3_000],
        [gone, 3_000],
      ]),
      'transition_not_allowed',
    )
    expect([error.reason, error.data]).toMatchObject(['items_moved_on', { item_ids: [gone] }])
    expect((await record([[kept, 3_000]])).items).toHaveLength(1)
  })

  test('has one seller and one warehouse, and each item once', async () => {
    const item = await approved(ana)
    const other = await approved(ana, { seller_name: 'Another shop' })
    const away = await approved(ana, {}, { warehouse: 'YW1' })
    const fails = async (second: readonly [string, number], reason: string) =>
      expect((await expectRefusal(record([[item, 3_000], second]), 'invalid_input')).reason).toBe(reason)
    await fails([other, 3_000], 'several_sellers')
    await fails([away, 3_000], 'several_warehouses')
    const twice = record([
      [item, 3_000],
      [item, 2_000],
    ])
    expect((await expectRefusal(twice, 'invalid_input')).fields).toHaveProperty('items')
    await expectRefusal(
      record([
        [item, 3_000],
        [randomUUID(), 3_000],
      ]),
      'not_found',
    )
    expect((await rowOf(item)).stage).toBe('to_purchase')
  })

  test('is recorded only by buyers', async () => {
    const item = await approved(ana)
    for (const who of [ana, packer]) await expect(record([[item, 3_000]], {}, who)).rejects.toThrow()
  })

  test.each([
    ['discount_fen', { discount_fen: 6_000 }],
    ['discount_fen', { discount_fen: 900_000_000 }],
    ['discount_fen', { discount_fen: -1 }],
    ['freight_fen', { freight_fen: 900_000_000 }],
  ])('with %s of %j is bad input', async (field, bill) => {
    const [first, second] = [await approved(ana), await approved(bo)]
    const attempt = record(
      [
        [first, 3_000],
        [second, 3_000],
      ],
      bill,
    )
    expect((await expectRefusal(attempt, 'invalid_input')).fields).toHaveProperty(field)
  })

  test('with freight beyond the frozen money needs the shoppers’ consent first', async () => {
    await expectRefusal(
      record([[await approved(ana), 3_000]], { freight_fen: 9_000_000 }),
      'insufficient_balance',
    )
  })
})

describe('the number of an order', () => {
  test('is accepted once per seller, however it is written', async () => {
    const number = 'a-77012'
    await record([[await approved(ana), 3_000]], { number })
    for (const again of [number, ` ${number.toUpperCase()} `, 'ａ-77012']) {
      const error = await expectRefusal(
        record([[await approved(bo), 3_000]], { number: again, number_seen: true }),
        'invalid_input',
      )
      expect([error.reason, Object.keys(error.fields)]).toEqual(['seller_number_recorded', ['number']])
    }
  })

  test('also concurrently', async () => {
    const number = '77013'
    const items = [await approved(ana), await approved(bo)] as const
    const results = await Promise.allSettled(items.map((id) => record([[id, 3_000]], { number })))
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('of another seller’s order causes a warning, and is accepted when confirmed', async () => {
    const number = '77014'
    await record([[await approved(ana), 3_000]], { number })
    const other = await approved(ana, { seller_name: 'Another shop' })
    const error = await expectRefusal(record([[other, 3_000]], { number }), 'invalid_input')
    expect(error.reason).toBe('seller_number_elsewhere')
    expect(await lin.call('GET /staff/seller_orders', { query: { number: ' 77014' } })).toMatchObject({
      items: [{ seller_name: 'Mumian', bought_by_name: 'lin' }],
    })
    expect((await record([[other, 3_000]], { number, number_seen: true })).items).toHaveLength(1)
  })
})

describe('a parcel of an order', () => {
  test('contains the goods of several shoppers: one number, one scan', async () => {
    const items = [await approved(ana), await approved(bo)] as const
    const bought = await record(items.map((id) => [id, 3_000] as const))
    const number = given.trackingNumber()
    expect((await send(bought.id, number)).item_ids.toSorted()).toEqual([...items].toSorted())
    const arrival = await given.scan(packer, number)
    expect(new Set(arrival.items.map((item) => item.order_item_id))).toEqual(new Set(items))
    expect(arrival.items).toHaveLength(2)
    expect(new Set(arrival.items.map((item) => item.shopper_code)).size).toBe(2)
    expect(
      (await expectRefusal(send(bought.id, given.trackingNumber()), 'transition_not_allowed')).reason,
    ).toBe('nothing_to_send')
  })

  test('may be one of several', async () => {
    const items = [await approved(ana), await approved(bo)] as const
    const bought = await record(items.map((id) => [id, 3_000] as const))
    const [first, rest] = [given.trackingNumber(), given.trackingNumber()]
    expect((await send(bought.id, first, [items[1]])).item_ids).toEqual([items[1]])
    await expectRefusal(send(bought.id, rest, [items[1]]), 'transition_not_allowed')
    expect((await send(bought.id, rest)).item_ids).toEqual([items[0]])
    expect((await given.scan(packer, first)).items).toHaveLength(1)
  })

  test('under the number of another order is refused if either is for several shoppers', async () => {
    const number = given.trackingNumber()
    const bought = await record([
      [await approved(ana), 3_000],
      [await approved(bo), 3_000],
    ])
    await send(bought.id, number)
    const alone = await record([[await approved(ana), 3_000]])
    expect((await expectRefusal(send(alone.id, number), 'invalid_input')).reason).toBe(
      'duplicate_tracking_number',
    )
    const other = await record([[await approved(ana), 3_000]])
    await expectRefusal(send(other.id, given.trackingNumber(), [randomUUID()]), 'not_found')
  })

  test('excludes items refunded meanwhile', async () => {
    const fay = await world.staff('fay', ['finance'])
    const items = [
      await approved(ana, { freight_fen: 500 }),
      await approved(bo, { freight_fen: 500 }),
    ] as const
    const bought = await record(
      items.map((id) => [id, 3_000] as const),
      { freight_fen: 1_000 },
    )
    const asked = await ana.call('POST /order_items/{id}/refund', {
      params: { id: items[0] },
      body: { cause: 'not_sent', reason: 'too slow' },
    })
    // Its own share of the freight, not all of it.
    expect(asked.amount_fen).toBe(3_000 + 500)
    const before = await available(ana)
    const { items: cases } = await fay.call('GET /staff/refund_cases')
    const { id } = cases.find((entry) => entry.item_id === items[0])!
    for (const [who, step] of [
      [lin, 'grant'],
      [fay, 'pay_back'],
    ] as const)
      await who.call('POST /staff/refund_cases/{id}/decide', { params: { id }, body: { step, note: '' } })
    expect((await available(ana)) - before).toBe(3_500)
    expect((await send(bought.id, given.trackingNumber())).item_ids).toEqual([items[1]])
  })
})

test('the database rejects an order whose shares do not add up to its total', async () => {
  const bought = await record([[await approved(ana, { freight_fen: 500 }), 3_000]], { freight_fen: 300 })
  for (const change of [
    sql`update seller_orders set freight_fen = freight_fen + 1 where id = ${bought.id}`,
    sql`update purchases set discount_fen = 1 where seller_order_id = ${bought.id}`,
    sql`insert into seller_orders (platform, seller_name, number, freight_fen, discount_fen, bought_by, bought_at)
      values ('taobao', 'Nothing', '1', 0, 0, ${lin.id}, now())`,
  ])
    await expect(change.execute(world.db)).rejects.toThrow('do not add up')
})
