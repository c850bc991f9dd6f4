import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  packer = await world.staff('wu', ['warehouse'])
})

const url = 'https://item.taobao.com/item.htm?id=610000000077'
const hoodie = { url, title: 'Cotton hoodie', unit_price_fen: 12_900, freight_fen: 800, quantity: 2 }
type Body = Parameters<ReturnType<typeof world.caller>>[1]
const calculate = (body: object, who = world.caller()) =>
  who('POST /goods/landed_cost', { body } as Body & never)

describe('the cost of goods to the door', () => {
  test('a guest sees one total with its interval, row by row', async () => {
    const answer = await calculate({ items: [hoodie], country: 'DE' })
    expect(answer).toMatchObject({ country: 'DE', unpriced: 0, model_version: 0, holds_in: 80, shelf: null })
    // 2 × 129.00, 8.00, 5 % of 266.00.
    expect(answer.order_fen).toBe(27_930)
    const sum = (end: 'low_fen' | 'expected_fen' | 'high_fen') =>
      answer.rows.reduce((fen, row) => fen + row[end], 0)
    expect(answer.total).toEqual({
      low_fen: sum('low_fen'),
      expected_fen: sum('expected_fen'),
      high_fen: sum('high_fen'),
    })
    expect(answer.total!.low_fen).toBeLessThan(answer.total!.high_fen)
    expect(answer.rows.map((row) => row.kind)).toEqual(
      expect.arrayContaining(['goods', 'domestic_freight', 'service', 'freight', 'packing', 'tax']),
    )
    expect(answer.rows.every((row) => row.how !== '')).toBe(true)
    expect(answer.rows.find((row) => row.kind === 'goods')).toMatchObject({ source: url, when: 'order' })
    expect(answer.items[0]!.weight_grams.expected * 2).toBeCloseTo(answer.goods_grams.expected, -1)
  })

  test('for a given weight equals that of the order and the package', async () => {
    const line = { url, title: 'Cotton hoodie', quantity: 2, unit_price_fen: 12_900, freight_fen: 800 }
    const cartId = await given.aCartItem(ana, line)
    const preview = await ana.call('POST /orders/preview', { body: { cart_item_ids: [cartId] } })
    const stock = await given.stock(world, ana, packer, { grams: 1_000, size: [200, 150, 100] })
    const parcel = await ana.call('POST /parcels/preview', {
      body: { stock_item_ids: [stock], country: 'DE' },
    })
    const answer = await calculate(
      { items: [hoodie], country: 'DE', packed_grams: parcel.estimated_grams },
      ana.call,
    )
    expect(answer.order_fen).toBe(preview.orders[0]!.amounts.total_fen)
    for (const entry of answer.lines.filter(({ takes }) => takes === 'all')) {
      const offer = parcel.lines.find((offered) => offered.line_id === entry.line_id)!
      // A box of 20 × 15 × 10 cm weighs less by its size than by the scale.
      expect(entry.shipping).toEqual({
        low_fen: offer.total_fen,
        expected_fen: offer.total_fen,
        high_fen: offer.total_fen,
      })
    }
  })

  test('includes what the goods add to the shopper’s own shelf, for that shopper only', async () => {
    // Only goods that were weighed are known well enough for that to be certain.
    const weighed = { ...hoodie, url: 'https://item.taobao.com/item.htm?id=610000000777' }
    const { id: goods_id } = await world.db
      .insertInto('goods_knowledge')
      .values({ platform: 'taobao', item_id: '610000000777', kind: 'hoodie', learned_at: world.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const measured = {
      option_hash: Buffer.alloc(16),
      pieces: 1,
      length_mm: 300,
      width_mm: 250,
      height_mm: 60,
    }
    for (const weight_grams of [640, 650, 645, 655, 648, 652])
      await world.db
        .insertInto('goods_measurements')
        .values({ goods_id, weight_grams, measured_at: world.clock.now(), ...measured })
        .execute()
    const mine = await calculate({ items: [weighed], country: 'DE' }, ana.call)
    expect(mine.shelf).toMatchObject({ things: 1 })
    expect(mine.shelf!.adds.expected_fen).toBeLessThan(mine.shipping!.expected_fen)
    const together = mine.lines.filter((line) => line.with_shelf)
    expect(together.length).toBeGreaterThan(0)
    for (const line of together) expect(line.with_shelf!.expected_fen).toBeLessThan(line.total!.expected_fen)
    const other = await calculate({ items: [weighed], country: 'DE' }, bo.call)
    expect(other.shelf).toBeNull()
    expect(other.lines.every((line) => line.with_shelf === null)).toBe(true)
  })

  test('says of each line what it charges for, its usual days and what is left to pay on delivery', async () => {
    const { lines, packed_grams: packed } = await calculate({ items: [hoodie], country: 'DE' })
    const open = lines.filter((line) => line.shipping)
    expect(open.length).toBeGreaterThan(1)
    for (const line of open) {
      expect(line.charged!.grams).toBeGreaterThanOrEqual(packed.expected)
      expect(line.usual_max_days).toBeGreaterThanOrEqual(line.usual_min_days)
      // Two hoodies for 258.00 are worth less than the EUR 150 up to which a line pays.
      expect(line.at_door!.high_fen > 0).toBe(line.tax_mode === 'ddu')
      expect(line.line_pays).toBe(line.tax_mode === 'ddu' ? 'nothing' : 'all')
    }
    // The cheapest to the door is never pointless.
    expect(lines[0]!.is_senseless).toBe(false)
    expect(lines.filter((line) => !line.shipping).every((line) => line.charged === null)).toBe(true)
  })

  test('proposes the line that costs least to the door, duty included (finding A1)', async () => {
    for (const country of ['BR', 'NO', 'CH', 'DE', 'TR', 'IN', 'ZA', 'US']) {
      const { lines, line_id, duty } = await calculate({
        items: [{ ...hoodie, unit_price_fen: 20_000 }],
        country,
        packed_grams: 1_200,
      })
      const open = lines.filter((line) => line.total)
      const known = open.filter(({ tax_certainty: word }) => word !== 'partly' && word !== 'unknown')
      const chosen = open.find((line) => line.line_id === line_id)!
      expect(known.length === 0 || known.includes(chosen), country).toBe(true)
      for (const other of known.filter((line) => line.usual_max_days <= chosen.usual_max_days))
        expect(other.total!.expected_fen, country).toBeGreaterThanOrEqual(chosen.total!.expected_fen)
      expect(duty!.line_pays === 'all' || duty!.rows.length > 0, country).toBe(true)
    }
  })

  test('a line pays duty and tax only up to the value that it covers (finding A2)', async () => {
    const answer = await calculate({ items: [{ ...hoodie, unit_price_fen: 900_000 }], country: 'DE' })
    const paid = answer.lines.filter((line) => line.tax_mode === 'ddp' && line.total)
    expect(paid.length).toBeGreaterThan(0)
    for (const line of paid) {
      expect(line.line_pays).toBe('nothing')
      // The import tax alone is 19 % of 18,000.00.
      expect(line.at_door!.low_fen).toBeGreaterThan(342_000)
    }
    const { duty } = await calculate({
      items: [{ ...hoodie, unit_price_fen: 900_000 }],
      country: 'DE',
      line_id: 'DIR-DDP',
    })
    expect(duty!.notes.join()).toContain('pays on your behalf only for goods of up to €150.00')
  })

  test('a line that pays duty says so where we hold no rules, too (finding A4)', async () => {
    const { duty, rows } = await calculate({ items: [hoodie], country: 'US', line_id: 'DIR-DDP' })
    expect(duty).toMatchObject({ line_pays: 'all', certainty: 'exact', high_fen: 0 })
    expect(rows.find(({ kind }) => kind === 'tax')!.how).toMatch(/^In the price of/)
  })

  test('what customs charge reads as a list of its language', async () => {
    const howIn = async (lang: 'en' | 'zh', country: string) => {
      const body = { items: [hoodie], country, line_id: 'PST-EMS' }
      const { rows } = await world.caller(undefined, lang)('POST /goods/landed_cost', { body })
      return rows.find(({ kind }) => kind === 'tax')!.how
    }
    expect(await howIn('en', 'DE')).toMatch(/^Flat duty for each kind of goods: .+; Import VAT: /)
    expect(await howIn('zh', 'DE')).toMatch(/^[^:;]+：[^:;]+；[^:;]+：[^:;]+$/)
  })

  test('counts only what lies on the shelf and may be packed', async () => {
    const cy = await world.shopper('cy')
    const buyer = await world.staff('lin', ['buyer'])
    await given.money(world, cy, 10_000)
    await given.stock(world, cy, packer)
    const photographed = await given.stock(world, cy, packer)
    const { itemId } = await given.aShelvedItem(world, cy, { buyer, packer })
    const things = async () => (await calculate({ items: [hoodie], country: 'DE' }, cy.call)).shelf?.things
    expect(await things()).toBe(3)
    await cy.call('POST /stock_items/{id}/fine_photos', {
      params: { id: photographed },
      body: { shots: 1, remark: 'the lid' },
    })
    expect(await things()).toBe(2)
    await cy.call('POST /order_items/{id}/refund', {
      params: { id: itemId },
      body: { cause: 'wrong_options', reason: 'Too small' },
    })
    expect(await things()).toBe(1)
  })

  test('lists the lines that are too small, and is empty for a weight that no line takes', async () => {
    const heavy = await calculate({ items: [hoodie], country: 'DE', packed_grams: 190_000 })
    expect(heavy).toMatchObject({ line_id: null, total: null, shipping: null })
    const refused = heavy.lines.filter((line) => line.max_grams > 0)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every((line) => line.takes === 'none' && /Too heavy/.test(line.refusals[0]!))).toBe(true)
  })

  test('lines that do not carry the goods drop out, and say why', async () => {
    const answer = await calculate({
      items: [{ ...hoodie, title: 'Power bank 10000 mAh lithium battery' }],
      country: 'DE',
    })
    const words = answer.lines.flatMap((line) => line.refusals).join()
    expect(words).toMatch(/Does not carry/)
  })

  test('is calculated without the goods if a price is unknown, and says so', async () => {
    const answer = await calculate({ items: [{ url }, hoodie], country: 'DE' })
    expect(answer).toMatchObject({ unpriced: 1, order_fen: null })
    expect(answer.shipping!.expected_fen).toBeGreaterThan(0)
    expect(answer.rows.some((row) => row.kind === 'goods')).toBe(false)
  })

  test('refuses invalid links, too many items, unknown countries and invalid fields', async () => {
    const wrong = await expectRefusal(calculate({ items: [hoodie, { url: 'hello' }] }), 'invalid_input')
    expect(wrong.fields).toHaveProperty(['items.1.url'])
    await expectRefusal(calculate({ items: [] }), 'invalid_input')
    await expectRefusal(calculate({ items: Array.from({ length: 51 }, () => hoodie) }), 'invalid_input')
    await expectRefusal(calculate({ items: [{ ...hoodie, quantity: 0 }] }), 'invalid_input')
    await expectRefusal(calculate({ items: [hoodie], country: 'XX' }), 'not_found')
    const unknown = await calculate({ items: [hoodie], country: 'DE', line_id: 'NO-SUCH' })
    expect(unknown.line_id).not.toBe('NO-SUCH')
  })
})
