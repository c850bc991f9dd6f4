import { goodsCode } from '@longhaul/domain/warehouse/goods-labels.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let lin: Person
let bo: Person
let wu: Person
let fang: Person
let ada: Person
let order: given.PlacedOrder
let code: string

beforeAll(async () => {
  ana = await world.shopper('ana')
  lin = await world.staff('lin', ['support'])
  bo = await world.staff('bo', ['buyer'])
  wu = await world.staff('wu', ['warehouse'])
  fang = await world.staff('fang', ['finance'])
  ada = await world.staff('ada', ['admin'])
  await given.money(world, ana, 30_000)
  order = await given.aPaidOrder(world, ana, { line: { unit_price_fen: 3_000, title: '青瓷茶杯' } })
  await ana.call('POST /users/update_info', {
    body: {
      nickname: '小安 50%_off',
      first_name: 'Anna',
      last_name: 'Lindqvist',
      phone: '+46 (0)8 123 456 78',
    },
  })
  code = (await lin.call('GET /staff/shoppers', { query: { q: 'ana@' } })).items[0]!.code
})

const find = async (who: Person, q: string) => (await who.call('GET /staff/finds', { query: { q } })).items
const kinds = async (who: Person, q: string) => (await find(who, q)).map(({ kind }) => kind)

describe('the search field', () => {
  test('finds an order by the beginning of its number, in any case and width, and marks an exact match', async () => {
    const [found] = await find(bo, order.number.toLowerCase())
    expect(found).toMatchObject({ kind: 'order', id: order.id, number: order.number, exact: true })
    expect((await find(bo, order.number.slice(0, 4)))[0]).toMatchObject({
      number: order.number,
      exact: false,
    })
  })

  test.each([
    ['code', () => code, 'number'],
    ['email', () => 'ANA@', 'email'],
    ['nickname', () => '小安', 'name'],
    ['first name', () => 'anna', 'name'],
    ['full name', () => 'Anna Lind', 'name'],
    ['family name', () => 'lindqvist a', 'name'],
    ['telephone as it is dialled there', () => '08 123 456 78', 'phone'],
  ])('finds a shopper by %s', async (_, words, by) => {
    expect((await find(lin, words())).filter(({ kind }) => kind === 'shopper')).toMatchObject([
      { number: code, by },
    ])
  })

  test('finds for each role only what it may open, without a trace of anything else', async () => {
    for (const words of ['ana@', '小安', 'anna', '812345678', code]) {
      expect(await kinds(bo, words), words).not.toContain('shopper')
      expect(await kinds(wu, words), words).not.toContain('shopper')
      expect(await kinds(fang, words), words).toContain('shopper')
      expect(await kinds(ada, words), words).toContain('shopper')
    }
    const everything = JSON.stringify([await find(bo, order.number), await find(wu, order.number)])
    expect(everything).not.toContain('@')
  })

  test('finds goods by the scanned label and by the tracking number of their arrival', async () => {
    const stockId = await given.stock(world, ana, wu)
    const { goods_number: goodsNumber, tracking_number: tracking } = await world.db
      .selectFrom('stock_items')
      .innerJoin('arrivals', 'arrivals.id', 'arrival_id')
      .where('stock_items.id', '=', stockId)
      .select(['goods_number', 'tracking_number'])
      .executeTakeFirstOrThrow()
    const label = goodsCode({ goodsNumber, piece: 1 })
    expect(await find(wu, label.toLowerCase())).toMatchObject([
      { kind: 'stock_item', id: stockId, by: 'label', exact: true },
    ])
    expect(await find(wu, tracking)).toMatchObject([{ kind: 'stock_item', id: stockId, by: 'tracking' }])
    expect(await find(fang, label)).toEqual([])
  })

  test('treats SQL wildcards, quotes and backslashes as ordinary characters', async () => {
    for (const words of ['%%', '__', "';--", String.raw`\\`, '%_', 'O%', "O'"])
      expect(await find(ada, words), words).toEqual([])
    expect(await kinds(lin, '小安 50%_')).toEqual(['shopper'])
    expect(await kinds(lin, '小安 50__')).toEqual([])
  })

  test('refuses words that are too short or too long', async () => {
    for (const q of ['', 'a', '  ', 'x'.repeat(10_000)])
      await expectRefusal(lin.call('GET /staff/finds', { query: { q } }), 'invalid_input')
    expect(await find(lin, 'ﷺ'.repeat(50))).toEqual([])
  })

  test('is for staff', async () => {
    await expectRefusal(ana.call('GET /staff/finds', { query: { q: order.number } }), 'forbidden')
  })
})

describe('names of pages', () => {
  test('are available in every language and by Pinyin initials', async () => {
    const { pages } = await wu.call('GET /staff/page_words')
    expect(pages.find(({ id }) => id === 'page.review')?.words).toEqual(['Order review', '订单审核', 'ddsh'])
    expect(pages.every(({ words }) => words.every((word) => word.length > 0))).toBe(true)
  })
})
