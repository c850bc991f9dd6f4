import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'
import { DEMO_PRODUCTS, marketUrl } from './demo-mall/catalogue.ts'
import { askProviders } from './providers/ask-providers.ts'
import { NOT_KNOWN, type ProductProvider } from './providers/provider.ts'

const world = testWorld()
const guest = () => world.caller()
let ana: Person
let lin: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  lin = await world.staff('lin', ['buyer'])
})

describe('resolving a link', () => {
  test('names platform, item and clean link', async () => {
    const text =
      '【淘宝】https://item.taobao.com/item.htm?spm=a1&id=674029285425&skuId=5611379016222 「衬衫」'
    expect(await guest()('POST /links/resolve', { body: { text } })).toEqual({
      link: {
        platform: 'taobao',
        item_id: '674029285425',
        canonical_url: 'https://item.taobao.com/item.htm?id=674029285425',
        seller_id: null,
        sku_id: '5611379016222',
        via_agent: null,
      },
      reason: null,
      manual_url: 'https://item.taobao.com/item.htm?id=674029285425',
    })
  })

  test.each([
    ['just words', 'no_link', null],
    ['https://shop.example.com/goods/12', 'not_a_product', 'https://shop.example.com/goods/12'],
    ['javascript:alert(1)', 'unsupported_scheme', null],
  ])('says why %j is none', async (text, reason, manual_url) => {
    expect(await guest()('POST /links/resolve', { body: { text } })).toEqual({
      link: null,
      reason,
      manual_url,
    })
  })
})

describe('the demo mall', () => {
  test('every product is found by the link that a shopper would paste, with pictures that can be seen', async () => {
    for (const product of DEMO_PRODUCTS) {
      const found = await guest()('GET /products', { query: { url: marketUrl(product) } })
      expect(found.link).toMatchObject({ platform: product.platform, item_id: product.itemId })
      expect(found.product).toMatchObject({
        title: product.title,
        price_fen: product.priceFen,
        freight_fen: product.freightFen,
        source: 'demo_mall',
      })
      expect(found.product!.images).toHaveLength(2)
    }
    const first = await guest()('GET /products', { query: { url: marketUrl(DEMO_PRODUCTS[0]!) } })
    const picture = await world.inject({ url: first.product!.images[0]!.url })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('looked up by many at once it still has one set of pictures', async () => {
    const url = marketUrl(DEMO_PRODUCTS[3]!)
    await world.db.deleteFrom('products').execute()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => guest()('GET /products', { query: { url } })),
    )
    expect(new Set(answers.map((answer) => answer.product!.images[0]!.file_id)).size).toBe(1)
  })

  test('its picture goes into the cart', async () => {
    const url = marketUrl(DEMO_PRODUCTS[1]!)
    const { product } = await guest()('GET /products', { query: { url } })
    await given.aCartItem(ana, { url, title: product!.title, image_file_id: product!.images[0]!.file_id })
    const { groups } = await ana.call('GET /cart')
    expect(groups[0]!.items[0]!.image).toMatch(/^\/api\/v1\/files\//)
  })

  test('its pages are whole HTML with the product as JSON-LD, and need no script', async () => {
    const product = DEMO_PRODUCTS[0]!
    const page = await world.inject({ url: `/demo-mall/${product.platform}/${product.itemId}` })
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.body)![1]!
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Product',
      name: product.title,
      offers: { price: '129.00', priceCurrency: 'CNY' },
    })
    expect(page.body).not.toMatch(/<style|style=|onclick|<script(?! type="application\/ld\+json")/)
    expect(
      (await world.inject({ url: `/demo-mall/${product.platform}/${product.itemId}/1.png` })).statusCode,
    ).toBe(200)
    expect((await world.inject({ url: '/demo-mall/' })).body).toContain(marketUrl(product))
    for (const url of ['/demo-mall/taobao/1', `/demo-mall/${product.platform}/${product.itemId}/3.png`])
      expect((await world.inject({ url })).statusCode).toBe(404)
  })
})

describe('what earlier shoppers entered', () => {
  const url = 'https://item.taobao.com/item.htm?id=690000000001'
  const priced = (unit_price_fen: number, title: string) => ({
    items: 1,
    line: { url, unit_price_fen, title },
  })

  test('is known once staff have reviewed it: the newest title, the price in the middle', async () => {
    const look = () => guest()('GET /products', { query: { url } })
    await given.aPaidOrder(world, ana, priced(1_000, 'Not reviewed'))
    expect((await look()).product).toBeNull()
    for (const [price, title] of [
      [5_000, 'Kettle'],
      [999_900, 'Kettle, odd price'],
      [5_200, 'Kettle, 600 ml'],
    ] as const) {
      world.clock.advance({ minutes: 1 })
      await given.anApprovedItem(world, ana, lin, priced(price, title))
    }
    expect((await look()).product).toMatchObject({
      title: 'Kettle, 600 ml',
      price_fen: 5_200,
      seller_name: 'Mumian',
      source: 'earlier_shoppers',
    })
  })
})

test('nothing known is an answer too, and so is no link', async () => {
  const unknown = await guest()('GET /products', {
    query: { url: 'https://weidian.com/item.html?itemID=1234567890' },
  })
  expect(unknown).toMatchObject({ link: { platform: 'weidian' }, product: null, restricted: [] })
  expect(await guest()('GET /products', { query: { url: 'no link at all' } })).toMatchObject({
    link: null,
    reason: 'no_link',
    product: null,
  })
})

test('a title that speaks of restricted goods says so, in the reader’s language', async () => {
  const headphones = DEMO_PRODUCTS.find((product) => product.motif === 'headphones')!
  await world.db
    .updateTable('goods_categories')
    .set({ words_zh: ['蓝牙耳机'] })
    .where('id', '=', 'battery_builtin')
    .execute()
  const query = { url: marketUrl(headphones) }
  const { restricted } = await guest()('GET /products', { query })
  expect(restricted).toContainEqual({
    category: 'battery_builtin',
    name: 'Built-in batteries',
    forbidden: false,
  })
  const chinese = await world.caller(undefined, 'zh')('GET /products', { query })
  expect(chinese.restricted.map((category) => category.name)).toContain('内置电池')
})

test('a source that is slow or broken is passed over', async () => {
  const asking = { world: world.world, now: world.clock.now() }
  const link = { platform: 'taobao', itemId: '1234567890', canonicalUrl: '' } as const
  const source = (find: ProductProvider['find'], isOpen = true): ProductProvider => ({
    source: 'page',
    timeLimitMs: 20,
    isOpen: () => isOpen,
    find,
  })
  const known = {
    ...NOT_KNOWN,
    title: 'Known',
    price: null,
    freightFen: null,
    sellerName: '',
    sellerId: '',
    imageFileIds: [],
    options: [],
    source: 'page',
    readAt: asking.now,
  } as const
  const providers = [
    source(async () => known, false),
    source(() => new Promise(() => undefined)),
    source(async () => {
      throw new Error('broken')
    }),
    source(async () => undefined),
    source(async () => ({ ...known, title: 'The fifth' })),
  ]
  expect((await askProviders(asking, link, providers)).product?.title).toBe('The fifth')
  expect(await askProviders(asking, link, providers.slice(0, 4))).toEqual({})
})
