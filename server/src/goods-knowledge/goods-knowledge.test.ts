import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
})

const ask = (item: string, query: { option?: string; title?: string } = {}, marketplace = 'taobao') =>
  world.caller()('GET /goods/{marketplace}/{item}/knowledge', { params: { marketplace, item }, query })
const learn = () => world.runJob('learn-goods', {})
const marks = async () => (await world.db.selectFrom('goods_marks').selectAll().execute()).length

/** Scans in and weighs pieces of an item. */
async function weighed(
  item: string,
  grams: number,
  { options = 'blue, M', quantity = 1, title = 'Cotton hoodie' } = {},
): Promise<string> {
  const line = {
    url: `https://item.taobao.com/item.htm?id=${item}`,
    options_text: options,
    quantity,
    title,
  }
  const { stockId } = await given.anArrivedItem(world, ana, { buyer, packer }, { line })
  await measure(stockId, grams)
  return stockId
}
const measure = (id: string, grams: number) =>
  packer.call('PUT /staff/stock_items/{id}/measures', {
    params: { id },
    body: {
      weight_grams: grams,
      length_mm: 300,
      width_mm: 250,
      height_mm: 80,
      category: null,
      weight_confirmed: true,
    },
  })

describe('what our warehouse saw of a product', () => {
  test('nothing for a product that no one bought: the starting table answers, and says so', async () => {
    const answer = await ask('610000000001', { title: '重磅连帽卫衣' })
    expect(answer).toMatchObject({
      marketplace: 'taobao',
      item_id: '610000000001',
      seen: null,
      seen_option: null,
    })
    expect(answer.estimate).toMatchObject({
      level: 'start',
      kind: { id: 'hoodie', name: 'Hoodies' },
      model_version: 0,
      learned_at: null,
      holds_in: 80,
    })
    expect(answer.estimate.explanation).toContain('Hoodies, by our starting table')
    const unknown = await ask('610000000001')
    expect(unknown.estimate).toMatchObject({ level: 'all', kind: null })
    expect(unknown.estimate.weight_grams.high).toBeGreaterThan(1_000)
  })

  test('is computed once for several changes, and is corrected with the measurement', async () => {
    const first = await weighed('610000000002', 900)
    await weighed('610000000002', 940)
    expect(await marks()).toBe(2)
    await learn()
    expect(await marks()).toBe(0)
    const answer = await ask('610000000002', { option: 'M ，BLUE' })
    expect(answer.seen).toMatchObject({
      weighings: 2,
      pieces: 2,
      options: 1,
      arrived: 2,
      problem_per_mille: 0,
    })
    expect(answer.seen!.weight_grams.median).toBe(920)
    expect(answer.seen!.length_mm).toMatchObject({ median: 300 })
    expect(answer.seen!.days_to_dock).toEqual({ p10: 0, median: 0, p90: 0 })
    expect(answer.seen!.prices).toMatchObject([{ month: '2026-11', pieces: 2 }])
    expect(answer.seen_option).toMatchObject({ weighings: 2 })
    expect(answer.estimate).toMatchObject({ level: 'option', weighings: 2 })
    expect(answer.estimate.weight_grams.expected).toBeGreaterThan(850)

    await measure(first, 700)
    await learn()
    await learn()
    expect((await ask('610000000002')).seen!.weight_grams.median).toBe(820)
    // Repeating the same figures changes nothing.
    await measure(first, 700)
    expect(await marks()).toBe(0)
  })

  test('options are kept apart, regardless of blanks and order; an unknown option is estimated by the product', async () => {
    await weighed('610000000003', 500, { options: '颜色: 黑色; 尺码: S' })
    await weighed('610000000003', 520, { options: '尺码：S；颜色：黑 色' })
    await weighed('610000000003', 900, { options: '颜色: 黑色; 尺码: 3XL' })
    await learn()
    const small = await ask('610000000003', { option: '尺码:S;颜色:黑色' })
    expect(small.seen).toMatchObject({ weighings: 3, options: 2 })
    expect(small.seen_option).toMatchObject({ weighings: 2, weight_grams: { median: 510 } })
    expect(small.estimate.level).toBe('option')
    const other = await ask('610000000003', { option: '颜色: 白色; 尺码: M' })
    expect(other.seen_option).toBeNull()
    expect(other.estimate.level).toBe('product')
  })

  test('the weight of several in one box is divided among them, and no option text is stored', async () => {
    await weighed('610000000004', 2_100, { quantity: 3, options: 'for my aunt, please' })
    await learn()
    const { seen } = await ask('610000000004')
    expect(seen).toMatchObject({ weighings: 1, pieces: 3, weight_grams: { median: 700 }, length_mm: null })
    const tables = ['goods_knowledge', 'goods_measurements', 'goods_figures'] as const
    const kept = await Promise.all(tables.map((table) => world.db.selectFrom(table).selectAll().execute()))
    expect(JSON.stringify(kept)).not.toMatch(/aunt|hoodie for|Mumian/)
    expect(JSON.stringify(kept)).not.toContain(ana.id)
  })

  test('a set is compared by its pieces, and reported as it is sold', async () => {
    await weighed('610000000008', 240, { title: '纯棉袜子 3 件装' })
    await learn()
    const { seen, estimate } = await ask('610000000008', { title: '纯棉袜子 3 件装' })
    expect(seen!.weight_grams.median).toBe(240)
    expect(estimate).toMatchObject({ level: 'product', kind: { id: 'socks' } })
    expect(Math.abs(estimate.weight_grams.expected - 240)).toBeLessThan(15)
    // One pair is estimated from the weight of three.
    const single = await ask('610000000008', { option: '规格: 1双装' })
    expect(Math.abs(single.estimate.weight_grams.expected - 80)).toBeLessThan(10)
  })

  test('if only one of three pieces was put on the scale, it counts as one', async () => {
    await weighed('610000000012', 700)
    await weighed('610000000012', 710)
    await weighed('610000000012', 705, { quantity: 3 })
    await learn()
    expect((await ask('610000000012')).seen).toMatchObject({
      weighings: 3,
      pieces: 3,
      weight_grams: { median: 705 },
    })
  })

  test('if the goods behind a product change, only the measurements after the change count', async () => {
    for (const grams of [500, 510, 505, 1_210, 1_190, 1_200]) {
      await weighed('610000000013', grams)
      world.clock.advance({ minutes: 10 })
    }
    await learn()
    const { seen, estimate } = await ask('610000000013')
    expect(seen).toMatchObject({ weighings: 3, weight_grams: { median: 1_200 } })
    expect(estimate.weight_grams.low).toBeGreaterThan(900)
  })

  test('two concurrent workers come to the same result', async () => {
    await weighed('610000000009', 800)
    await weighed('610000000009', 820)
    await Promise.all([learn(), learn()])
    expect(await marks()).toBe(0)
    expect((await ask('610000000009')).seen).toMatchObject({ weighings: 2, weight_grams: { median: 810 } })
  })

  test('the estimate given before a piece was weighed is kept, whatever is corrected afterwards', async () => {
    const givenEstimate = (id: string) =>
      world.db
        .selectFrom('goods_measurements')
        .where('stock_item_id', '=', id)
        .select(['said_version', 'said_low', 'said_expected', 'said_high', 'weight_grams'])
        .executeTakeFirstOrThrow()
    const first = await weighed('610000000010', 900)
    await learn()
    // By the starting table: hoodies.
    const stored = await givenEstimate(first)
    expect(stored).toMatchObject({ said_version: 0, said_expected: 680, weight_grams: 900 })
    world.clock.advance({ hours: 2 })
    const second = await weighed('610000000010', 910)
    await learn()
    expect((await givenEstimate(second)).said_expected).toBeGreaterThan(850)
    await measure(first, 700)
    await learn()
    expect(await givenEstimate(first)).toEqual({ ...stored, weight_grams: 700 })
  })

  test('what a shopper was shown of each piece is what is stored with it, whichever options came before', async () => {
    const item = '610000000014'
    const shown: object[] = []
    const ids: string[] = []
    for (const [options, grams] of [
      ['blue, M', 700],
      ['blue, M', 720],
      ['blue, M', 690],
      ['blue, XXL', 860],
      ['blue, M', 705],
      ['blue, XXL', 850],
    ] as const) {
      const { estimate } = await ask(item, { option: options, title: 'Cotton hoodie' })
      shown.push({ ...estimate.weight_grams, version: estimate.model_version })
      ids.push(await weighed(item, grams, { options }))
      await learn()
      world.clock.advance({ minutes: 10 })
    }
    const rows = await world.db
      .selectFrom('goods_measurements')
      .where('stock_item_id', 'in', ids)
      .orderBy('measured_at')
      .select([
        'said_low as low',
        'said_expected as expected',
        'said_high as high',
        'said_version as version',
      ])
      .execute()
    expect(rows).toEqual(shown)
  })

  test('200 kg is stored as measured but ignored in learning; zero is refused', async () => {
    const id = await weighed('610000000005', 200_000)
    await learn()
    expect((await ask('610000000005')).seen).toBeNull()
    expect((await ask('610000000005', { title: 'hoodie' })).estimate.weight_grams.high).toBeLessThan(2_000)
    await expectRefusal(measure(id, 0), 'invalid_input')
  })

  test('a problem is counted; a product whose only arrival is undone is forgotten', async () => {
    const { id, trackingNumber } = await given.anItemOnItsWay(world, ana, buyer, {
      line: { url: 'https://item.taobao.com/item.htm?id=610000000006' },
    })
    const arrival = await given.scan(packer, trackingNumber)
    await world.db.insertInto('goods_marks').values({ platform: 'taobao', item_id: '610000000006' }).execute()
    await learn()
    const known = () =>
      world.db.selectFrom('goods_knowledge').where('item_id', '=', '610000000006').selectAll().execute()
    expect(await known()).toMatchObject([{ arrived: 1 }])
    await packer.call('POST /staff/arrivals/{id}/undo', { params: { id: arrival.arrival_id }, body: {} })
    await learn()
    expect(await known()).toEqual([])
    expect(id).not.toBe('')

    const broken = await given.anArrivedItem(
      world,
      ana,
      { buyer, packer },
      {
        line: { url: 'https://item.taobao.com/item.htm?id=610000000007' },
      },
    )
    await given.inspect(world, packer, broken.stockId)
    await packer.call('POST /staff/stock_items/{id}/problem', {
      params: { id: broken.stockId },
      body: { problem: 'damaged', note: 'A torn seam' },
    })
    await learn()
    expect((await ask('610000000007')).seen).toMatchObject({
      problem_per_mille: 1_000,
      problems: [{ problem: 'damaged', count: 1, refunded: 0 }],
      weighed: [{ weight_grams: expect.any(Number), had_problem: true }],
    })
  })
})

describe('refused or not found', () => {
  test('an unknown marketplace, an impossible item number, an item number or title of ten thousand characters', async () => {
    for (const marketplace of ['nowhere', 'constructor', 'other'])
      await expectRefusal(ask('610000000001', {}, marketplace), 'not_found')
    for (const item of ['nonsense', '-1', '1', '%27; drop table goods_knowledge', '9'.repeat(200)])
      await expectRefusal(ask(item), 'not_found')
    await expectRefusal(ask('610000000001', { title: 'x'.repeat(10_000) }), 'invalid_input')
    await expectRefusal(ask('610000000001', { option: 'x'.repeat(10_000) }), 'invalid_input')
    const { statusCode } = await world.inject({ url: `/api/v1/goods/taobao/${'9'.repeat(10_000)}/knowledge` })
    expect(statusCode).toBe(404)
  })
})
