import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
})

const ask = (title: string, lang: 'en' | 'zh' = 'en') =>
  world.caller(undefined, lang)('GET /goods/{marketplace}/{item}/knowledge', {
    params: { marketplace: 'taobao', item: '650000000099' },
    query: { title },
  })

/** A product with a page of its own, weighed some times. */
async function aWeighedProduct(item: string, times: number, title: string, latin: string): Promise<void> {
  await world.db
    .insertInto('products')
    .values({
      platform: 'taobao',
      item_id: item,
      url: `https://item.taobao.com/item.htm?id=${item}`,
      title,
      helper_title: latin,
      source: 'page',
      read_at: world.clock.now(),
    })
    .execute()
  const url = `https://item.taobao.com/item.htm?id=${item}`
  for (let at = 0; at < times; at += 1) {
    const line = { url, options_text: 'blue', quantity: 1, title: 'For my brother Otto Braun' }
    const { stockId } = await given.anArrivedItem(world, ana, { buyer, packer }, { line })
    await packer.call('PUT /staff/stock_items/{id}/measures', {
      params: { id: stockId },
      body: {
        weight_grams: 700 + at,
        length_mm: 300,
        width_mm: 250,
        height_mm: 80,
        category: null,
        weight_confirmed: true,
      },
    })
  }
}

test('before the first night, an estimate says that it stands on a general table', async () => {
  const { estimate } = await ask('重磅连帽卫衣')
  expect(estimate).toMatchObject({ nearest: [], level: 'start' })
  expect(estimate.caution).toMatch(/nothing has been learnt from our own scale/i)
  expect(estimate.explanation).toContain(estimate.caution)
  const zh = await ask('重磅连帽卫衣', 'zh')
  expect(zh.estimate.caution).toMatch(/还不够学习/)
})

test('the nearest weighed goods are named in the reader’s language, by their own pages', async () => {
  await aWeighedProduct('650000000001', 3, '美式重磅连帽卫衣 男女同款', 'Heavy American hoodie')
  await aWeighedProduct('650000000002', 1, '重磅连帽卫衣 纯色', 'Plain heavy hoodie')
  await aWeighedProduct('650000000003', 3, '陶瓷马克杯', 'Ceramic mug')
  await world.runJob('learn-goods', {})
  const { estimate } = await ask('新款重磅连帽卫衣')
  expect(estimate.nearest).toEqual([{ title: 'Heavy American hoodie', weight_grams: 701, weighings: 3 }])
  expect(estimate.explanation).toMatch(
    /Most like it: “Heavy American hoodie” 0\.701\skg \(weighed 3 times\)\.$/,
  )
  const zh = await ask('新款重磅连帽卫衣', 'zh')
  expect(zh.estimate.nearest).toMatchObject([{ title: '美式重磅连帽卫衣 男女同款' }])
  expect(JSON.stringify([estimate, zh])).not.toMatch(/Otto/)
})

test('nothing is like a title without words, and a product is not like itself', async () => {
  expect((await ask('¥¥ !')).estimate.nearest).toEqual([])
  expect((await ask('x'.repeat(100))).estimate.nearest).toEqual([])
  const own = await world.caller()('GET /goods/{marketplace}/{item}/knowledge', {
    params: { marketplace: 'taobao', item: '650000000001' },
    query: {},
  })
  expect(own.estimate).toMatchObject({ level: 'product', nearest: [] })
})

test('below 500 pieces an estimate says of how few it has learnt', async () => {
  await world.runJob('learn-estimates', {})
  const { estimate } = await ask('新款重磅连帽卫衣')
  expect(estimate.caution).toBe('We have learnt from only 7 weighed things so far, so it may be further off')
})
