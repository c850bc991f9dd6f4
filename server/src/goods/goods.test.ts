import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'
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
      platform: null,
      manual_url: 'https://item.taobao.com/item.htm?id=674029285425',
      seller_id: null,
      shop_url: null,
      links: [
        {
          platform: 'taobao',
          url: 'https://item.taobao.com/item.htm?id=674029285425',
          words: '',
          is_whole: true,
        },
      ],
      links_cut: false,
      taken: 0,
      proposal: { title: '衬衫', words: '' },
    })
  })

  test('reads a list of any length up to 2,000 links, each with the words of its own row, and says when there are more', async () => {
    const row = (at: number) =>
      `Jacket no. ${at} (Size M)\thttps://weidian.com/item.html?itemID=${7_212_340_000 + at}`
    const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at)).join('\n')
    const list = await guest()('POST /links/resolve', { body: { text: rows(80) } })
    expect(rows(80).length).toBeGreaterThan(4_000)
    expect(list.links.map(({ words }) => words)).toEqual(
      Array.from({ length: 80 }, (_, at) => `Jacket no. ${at} (Size M)`),
    )
    expect(list).toMatchObject({ links_cut: false, taken: 0, link: { item_id: '7212340000' } })
    const long = await guest()('POST /links/resolve', { body: { text: rows(2_001) } })
    expect(long).toMatchObject({ links: { length: 2_000 }, links_cut: true })
    expect(await guest()('POST /links/resolve', { body: { text: rows(80), pick: 79 } })).toMatchObject({
      link: { item_id: '7212340079' },
      proposal: { words: 'Jacket no. 79 (Size M)' },
    })
  })

  test('refuses a longer text for what it is', async () => {
    await expect(
      guest()('POST /links/resolve', { body: { text: 'x'.repeat(1_000_001) } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test.each([
    ['just words', 'no_link', null],
    ['https://shop.example.com/goods/12', 'not_a_product', 'https://shop.example.com/goods/12'],
    ['javascript:alert(1)', 'unsupported_scheme', null],
  ])('says why %j is none', async (text, reason, manual_url) => {
    expect(await guest()('POST /links/resolve', { body: { text } })).toMatchObject({
      link: null,
      reason,
      platform: null,
      manual_url,
    })
  })

  test('an incomplete link is queried, and never taken for another product', async () => {
    for (const text of [
      'https://item.taobao.com/item.htm?id=82345678…',
      'https://weidian.com/item.html?itemID=72612 34567',
    ]) {
      const { reason, link, manual_url, links } = await guest()('POST /links/resolve', { body: { text } })
      expect({ reason, link, manual_url }).toEqual({ reason: 'cut_link', link: null, manual_url: null })
      expect(links).toMatchObject([{ is_whole: false }])
      expect(await guest()('GET /products', { query: { url: text } })).toMatchObject({
        reason,
        product: null,
      })
    }
  })

  test('of several links the reply says which was taken, and another one can be picked', async () => {
    const text =
      'https://weidian.com/item.html?itemID=7212345699 黑色 L\nhttps://detail.1688.com/offer/712345678955.html 白色'
    const first = await guest()('POST /links/resolve', { body: { text } })
    expect(first).toMatchObject({
      link: { platform: 'weidian' },
      taken: 0,
      links: [
        { platform: 'weidian', words: '黑色 L' },
        { platform: '1688', words: '白色' },
      ],
      proposal: { title: '', words: '黑色 L' },
    })
    const second = await guest()('POST /links/resolve', { body: { text, pick: 1 } })
    expect(second).toMatchObject({ link: { platform: '1688' }, taken: 1, proposal: { words: '白色' } })
    expect(second.links).toEqual(first.links)
    expect(await guest()('GET /products', { query: { url: text, pick: 1 } })).toMatchObject({
      link: { platform: '1688' },
      taken: 1,
    })
  })

  test('a shop’s link keeps its item number', async () => {
    const text = 'https://weidian.com/?userid=1625671188'
    expect(await guest()('POST /links/resolve', { body: { text } })).toMatchObject({
      reason: 'shop_or_search',
      platform: 'weidian',
      seller_id: '1625671188',
    })
  })

  test('a shop abroad is refused without any request to it; an album leads on to the form', async () => {
    const abroad = 'https://www.temu.com/goods.html?goods_id=601099512345678'
    expect(await guest()('GET /products', { query: { url: abroad } })).toMatchObject({
      reason: 'outside_china',
      manual_url: null,
      product: null,
      trouble: null,
    })
    const album = 'https://imgur.com/a/AbCdE'
    expect(await guest()('POST /links/resolve', { body: { text: album } })).toMatchObject({
      reason: 'album',
      manual_url: album,
    })
  })
})

describe('entries of earlier shoppers', () => {
  const url = 'https://item.taobao.com/item.htm?id=690000000001'
  const priced = (unit_price_fen: number, title: string) => ({
    items: 1,
    line: { url, unit_price_fen, title },
  })

  test('are used once staff have reviewed the order: the newest title, the median price', async () => {
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

test('an unknown product is an answer, and so is a text without a link', async () => {
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

test('a source that is slow or broken is skipped', async () => {
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
  expect(await askProviders(asking, link, providers.slice(0, 4))).toEqual({
    product: undefined,
    trouble: undefined,
    retryAt: undefined,
  })
})
