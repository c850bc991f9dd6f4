import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { testWorld } from '../../../test/world.ts'
import { FetchRefused } from '../../platform/guarded-fetch/guard.ts'
import { toProduct } from '../product-card.ts'
import { askProviders } from './ask-providers.ts'
import { pageProvider } from './page.ts'
import type { FetchedPage } from './fetch-guarded.ts'
import { NOT_KNOWN, type ProductProvider, type Sought } from './provider.ts'

const world = testWorld()
const asking = () => ({ world: world.world, now: world.clock.now() })

/** A shop's page as the fetcher would return it. */
const pageOf = (html: string, more: Partial<FetchedPage> = {}): FetchedPage => ({
  url: 'https://shop.example.com/p/1',
  status: 200,
  contentType: 'text/html',
  body: Buffer.from(html),
  ...more,
})
const kettle = (price: string, more: object = {}) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Kettle', image: ['/1.jpg', '/2.jpg', '/dot.gif', '/none.jpg'], offers: { price, priceCurrency: 'USD' }, ...more })}</script>`

let counter = 0
let sought: Sought
beforeEach(() => {
  sought = { platform: 'other', itemId: `p${(counter += 1)}`, canonicalUrl: 'https://shop.example.com/p/1' }
})

/** A stub of the internet with one page and some pictures; counts visits to pages. */
function outside(page: () => FetchedPage, pictures: Record<string, () => Promise<Buffer>> = {}) {
  const visits: string[] = []
  const provider = pageProvider(
    async (_, url) => {
      visits.push(url)
      return page()
    },
    async (_, url) => {
      const picture = pictures[new URL(url).pathname]
      return picture ? { status: 200, body: await picture() } : { status: 404, body: Buffer.alloc(0) }
    },
  )
  const look = () => askProviders(asking(), sought, [provider])
  return { visits, look }
}

const photo = (side: number) => async () =>
  await sharp({ create: { width: side, height: side, channels: 3, background: '#385' } })
    .webp()
    .toBuffer()

describe('pictures', () => {
  test('are copied, scaled down and served by us; tiny pictures and other files are not', async () => {
    const { look } = outside(() => pageOf(kettle('12.50')), {
      '/1.jpg': photo(1_600),
      '/2.jpg': photo(300),
      '/dot.gif': photo(2),
    })
    const { product } = await look()
    expect(product).toMatchObject({ morePictures: false })
    const card = await toProduct(world.world, world.db, product!, world.clock.now())
    expect(card.images).toHaveLength(2)
    const answer = await world.inject({ url: card.images[0]!.url })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1_200, height: 1_200 })
  })

  test('that are slow do not delay the text; the next look-up brings them', async () => {
    let come: (picture: Buffer) => void = () => undefined
    const slow = new Promise<Buffer>((resolve) => (come = resolve))
    const { look, visits } = outside(() => pageOf(kettle('12.50')), {
      '/1.jpg': photo(300),
      '/2.jpg': () => slow,
    })
    const first = await look()
    expect(first.product).toMatchObject({
      title: 'Kettle',
      morePictures: true,
      imageFileIds: [expect.any(String)],
    })
    come(await photo(200)())
    const second = await look()
    expect(second.product).toMatchObject({
      morePictures: false,
      imageFileIds: [first.product!.imageFileIds[0], expect.any(String)],
    })
    expect((await look()).product?.imageFileIds).toHaveLength(2)
    expect(visits).toHaveLength(1)
  })

  test('that come later are placed where the shop shows them', async () => {
    let come: (picture: Buffer) => void = () => undefined
    const slow = new Promise<Buffer>((resolve) => (come = resolve))
    const { look } = outside(() => pageOf(kettle('12.50')), { '/1.jpg': () => slow, '/2.jpg': photo(300) })
    const [second] = (await look()).product!.imageFileIds
    come(await photo(200)())
    expect((await look()).product!.imageFileIds).toEqual([expect.not.stringMatching(second!), second])
  })
})

describe('a page that was read', () => {
  test('is valid for six hours, and then fetched again', async () => {
    let price = '12.50'
    const { look, visits } = outside(() => pageOf(kettle(price)))
    await look()
    price = '13.50'
    world.clock.advance({ hours: 5 })
    expect((await look()).product?.price).toEqual({ minor: 1_250, currency: 'USD' })
    world.clock.advance({ hours: 2 })
    const { product } = await look()
    expect(product).toMatchObject({ price: { minor: 1_350 }, readAt: world.clock.now() })
    expect(visits).toHaveLength(2)
  })

  test('is used longer, with its age shown, if the page does not answer or requires a log-in', async () => {
    let page = () => pageOf(kettle('12.50'))
    const { look } = outside(() => page())
    const readAt = world.clock.now()
    await look()
    world.clock.advance({ hours: 30 })
    page = () => {
      throw new FetchRefused('timed_out')
    }
    expect((await look()).product).toMatchObject({ title: 'Kettle', readAt })
    world.clock.advance({ minutes: 2 })
    page = () => pageOf('', { url: 'https://login.taobao.com/member/login.jhtml' })
    expect((await look()).product).toMatchObject({ title: 'Kettle', readAt })
    world.clock.advance({ minutes: 6 })
    page = () => pageOf('', { status: 404 })
    expect(await look()).toMatchObject({ product: undefined, trouble: 'gone' })
  })

  test('is read once for concurrent requests', async () => {
    const { look, visits } = outside(() => pageOf(kettle('12.50')))
    const answers = await Promise.all([look(), look(), look()])
    expect(answers.map(({ product }) => product?.title)).toEqual(['Kettle', 'Kettle', 'Kettle'])
    expect(visits).toHaveLength(1)
  })
})

test.each([
  [
    'a log-in',
    pageOf('<title>登录</title>', { url: 'https://login.taobao.com/member/login.jhtml' }),
    'blocked',
  ],
  ['a refusal', pageOf('', { status: 403 }), 'blocked'],
  [
    'a robot check in place of a product',
    pageOf('<p>请拖动滑块完成验证', { url: 'https://shop.example.com/check' }),
    'blocked',
  ],
  ['nothing there', pageOf('', { status: 410 }), 'gone'],
  ['a page that says so', pageOf('<p>很抱歉，您查看的宝贝不存在，可能已下架'), 'gone'],
  ['a closed shop', pageOf('<p>该店铺已关闭'), 'shop_closed'],
  ['a server that is ill', pageOf('', { status: 502 }), 'unreachable'],
  ['a page without a product', pageOf('<title>Welcome</title>'), undefined],
] as const)('%s is no product, and the reason is told', async (_, page, trouble) => {
  expect(await outside(() => page).look()).toMatchObject({ product: undefined, trouble })
})

test('a number without a currency is in yuan at a marketplace, and no price at another shop', async () => {
  const html =
    '<script type="application/ld+json">{"@type":"Product","name":"Kettle","offers":{"price":"48"}}</script>'
  expect((await outside(() => pageOf(html)).look()).product?.price).toBeNull()
  sought = { ...sought, platform: 'weidian' }
  expect((await outside(() => pageOf(html)).look()).product?.price).toEqual({ minor: 4_800, currency: 'CNY' })
})

test('a price in another currency is shown in yuan at the newest rate, with its day; without a rate it is not', async () => {
  await world.db
    .insertInto('exchange_rates')
    .values({
      currency: 'USD',
      rate_nanos: 7_000_000_000,
      source: 'test',
      quoted_on: '2099-11-20',
      created_at: world.clock.now(),
    })
    .execute()
  const variants = {
    offers: undefined,
    hasVariant: [
      { '@type': 'Product', color: 'red', offers: { price: '12.50', priceCurrency: 'USD' } },
      {
        '@type': 'Product',
        color: 'blue',
        offers: { price: '13', priceCurrency: 'USD', availability: 'OutOfStock' },
      },
    ],
  }
  const card = async (html: string) => {
    sought = { ...sought, itemId: `c${(counter += 1)}` }
    return await toProduct(
      world.world,
      world.db,
      (await outside(() => pageOf(html)).look()).product!,
      world.clock.now(),
    )
  }
  expect(await card(kettle('', variants))).toMatchObject({
    price_fen: 8_750,
    seller_price: { minor: 1_250, currency: 'USD', rate: { nanos: 7_000_000_000, quoted_on: '2099-11-20' } },
    variants: [
      { choices: ['red'], price_fen: 8_750, is_available: null },
      { choices: ['blue'], price_fen: 9_100, is_available: false },
    ],
  })
  expect(await card(kettle('', { offers: { price: '5', priceCurrency: 'AOA' } }))).toMatchObject({
    price_fen: null,
    seller_price: { minor: 500, currency: 'AOA', rate: null },
  })
})

describe('a page that names its product and no price', () => {
  const shared = (more = '') =>
    `<meta property="og:title" content="Kettle"><meta property="og:image" content="/1.jpg">${more}`

  test('is kept, and completed by another source', async () => {
    const { look } = outside(() => pageOf(shared()), { '/1.jpg': photo(300) })
    const { product } = await look()
    expect(product).toMatchObject({ title: 'Kettle', price: null, source: 'page' })
    expect(product?.imageFileIds).toHaveLength(1)

    const page = pageProvider(
      async () => pageOf(shared('<i>')),
      async () => ({ status: 404, body: Buffer.alloc(0) }),
    )
    const earlier: ProductProvider = {
      source: 'earlier_shoppers',
      timeLimitMs: 1_000,
      isOpen: () => true,
      find: async () => ({
        ...NOT_KNOWN,
        title: 'kettle, as a shopper called it',
        price: { minor: 5_000, currency: 'CNY' },
        freightFen: null,
        sellerName: 'Mumian',
        sellerId: '',
        imageFileIds: [],
        options: [],
        source: 'earlier_shoppers',
        readAt: world.clock.now(),
      }),
    }
    sought = { ...sought, itemId: 'filled-up' }
    expect((await askProviders(asking(), sought, [page, earlier])).product).toMatchObject({
      title: 'Kettle',
      price: { minor: 5_000, currency: 'CNY' },
      sellerName: 'Mumian',
      source: 'earlier_shoppers',
    })
  })

  test.each([
    ['gone', '<p>商品已下架</p>', 'gone'],
    ['closed', '<p>该店铺已关闭</p>', 'shop_closed'],
  ])('is not kept if it says that it is %s', async (_, notice, trouble) => {
    const { look } = outside(() => pageOf(shared(notice)))
    expect(await look()).toMatchObject({ product: undefined, trouble })
  })

  test('is not kept if its title is that of a log-in', async () => {
    const html = shared('<form>请登录</form>').replace('Kettle', '登录')
    sought = { ...sought, platform: 'taobao' }
    const { look } = outside(() => pageOf(html))
    expect(await look()).toMatchObject({ product: undefined, trouble: 'blocked' })
  })
})
