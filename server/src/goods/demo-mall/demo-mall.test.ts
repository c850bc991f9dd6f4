import { someOf } from '@longhaul/domain/form.test-support.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, testWorld } from '../../../test/world.ts'
import { DEMO_PRODUCTS, findDemoProduct, marketUrl } from './catalogue.ts'
import { lookOf } from './demo-product.ts'
import { demoVariants } from './demo-variants.ts'
import { ODD_PAGES } from './odd-pages.ts'
import { ODD_PRODUCTS } from './odd-products.ts'
import { SHORT_LINKS } from './short-links.ts'
import { drawSpecimen, specimensOf } from './specimens.ts'

/*
 * The mall is read like any shop: over HTTP, by the guarded fetcher, from the structured data in its pages.
 */

const world = testWorld()
const guest = (lang: 'en' | 'zh' = 'en') => world.caller(undefined, lang)
const look = (url: string, lang: 'en' | 'zh' = 'en') => guest(lang)('GET /products', { query: { url } })
const odd = (motif: string) => marketUrl(ODD_PRODUCTS.find((product) => product.motif === motif)!)
const page = (kind: string) => marketUrl(ODD_PAGES.find((oddPage) => oddPage.kind === kind)!)
let ana: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})

/**
 * Looks up a page until its pictures are there: if copying takes long, as on a busy machine, the first answer
 * comes without them.
 */
async function lookForPictures(url: string, count: number) {
  let found = await look(url)
  while (found.product?.images.length !== count) found = await look(url)
  return found
}

describe('every product', () => {
  test('there are two dozen, each with a link in its marketplace’s format', () => {
    expect(DEMO_PRODUCTS.length).toBeGreaterThanOrEqual(24)
    expect(new Set(DEMO_PRODUCTS.map(marketUrl)).size).toBe(DEMO_PRODUCTS.length)
  })

  test.each(someOf(DEMO_PRODUCTS, 8).map((product) => [product.helperTitle, product] as const))(
    'is read from its page: %s',
    async (_name, product) => {
      const found = await lookForPictures(marketUrl(product), specimensOf(product))
      const variants = demoVariants(product)
      expect(found).toMatchObject({
        link: { platform: product.platform, item_id: product.itemId },
        trouble: null,
      })
      expect(found.product).toMatchObject({
        title: product.title,
        helper_title: product.helperTitle,
        freight_fen: product.freightFen,
        seller_name: product.sellerName,
        source: 'page',
        seller_price: null,
        min_order: product.minOrder ?? null,
        price_steps: (product.priceSteps ?? []).map(([from, price_fen]) => ({ from, price_fen })),
        options: product.options.map(({ name, values }) => ({ name, values })),
        variants: variants.map(({ choices, priceFen, stock }) => ({
          choices,
          price_fen: priceFen,
          stock,
          is_available: stock > 0,
        })),
        availability: 'in_stock',
      })
      const prices = variants.filter(({ stock }) => stock > 0).map(({ priceFen }) => priceFen)
      expect(found.product!.price_fen).toBe(
        product.priceSteps || prices.length === 0 ? product.priceFen : Math.min(...prices),
      )
      const { images } = found.product!
      for (const { choices, image_file_id } of found.product!.variants)
        expect(image_file_id).toBe(
          Object.keys(product.looks).length > 1 ? images[lookOf(product, choices).index]!.file_id : null,
        )
      const count = specimensOf(product)
      expect(count).toBeGreaterThanOrEqual(3)
      expect(found.product!.images).toHaveLength(count)
      for (let index = 0; index < count; index++)
        expect((await drawSpecimen(product, index)).length).toBeLessThan(300 * 1024)
    },
  )

  test('its pictures are copied to our store and shown in the cart', async () => {
    const url = marketUrl(DEMO_PRODUCTS[1]!)
    const { product } = await look(url)
    const picture = await world.inject({ url: product!.images[0]!.url })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    await given.aCartItem(ana, { url, title: product!.title, image_file_id: product!.images[0]!.file_id })
    const { groups } = await ana.call('GET /cart')
    expect(groups[0]!.items[0]!.image).toMatch(/^\/api\/v1\/files\//)
  })

  test('concurrent look-ups store one set of pictures', async () => {
    const url = marketUrl(DEMO_PRODUCTS[3]!)
    await world.db.deleteFrom('products').execute()
    const answers = await Promise.all(Array.from({ length: 4 }, () => look(url)))
    expect(new Set(answers.map((answer) => answer.product!.images[0]!.file_id)).size).toBe(1)
  })

  test('its pages are whole HTML with JSON-LD and Open Graph, and need no script', async () => {
    const product = DEMO_PRODUCTS[0]!
    const url = `/demo-mall/${product.platform}/${product.itemId}`
    const { body } = await world.inject({ url, headers: { host: 'mall.test' } })
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)![1]!
    expect(JSON.parse(json)).toMatchObject({ '@type': 'ProductGroup', url: `http://mall.test${url}` })
    expect(body).toContain('<meta property="product:price:amount" content="129.00">')
    expect(body).not.toMatch(/<style|style=|onclick|<script(?! type="application\/ld\+json")/)
    expect((await world.inject({ url: `${url}/4.jpg` })).headers['content-type']).toBe('image/jpeg')
    expect((await world.inject({ url: '/demo-mall/' })).body).toContain(marketUrl(product))
    for (const unknown of ['/demo-mall/taobao/1', `${url}/5.jpg`, '/demo-mall/short/nothing'])
      expect((await world.inject({ url: unknown })).statusCode).toBe(404)
  })
})

describe('the odd ones', () => {
  test('a page without a price fills in what it states', async () => {
    expect((await look(odd('lamp'))).product).toMatchObject({
      title: '老式铁皮台灯 仅此一盏 价格私聊',
      price_fen: null,
    })
  })

  test('a sold-out product says so, for every variant', async () => {
    const { product } = await look(odd('watch'))
    expect(product).toMatchObject({ availability: 'sold_out', price_fen: 59_900 })
    expect(product!.variants.every((variant) => variant.is_available === false)).toBe(true)
  })

  test('a shop abroad has its own currency, and does not ship to our warehouse', async () => {
    const { product, link, reason } = await look(odd('teacup'))
    expect([link, reason]).toEqual([null, 'not_a_product'])
    expect(product).toMatchObject({
      helper_title: 'Oribe tea cup, built by hand',
      seller_price: { minor: 3_980, currency: 'JPY' },
      freight_fen: null,
    })
    expect(product!.price_fen).toBeGreaterThan(10_000)
  })

  test.each([
    ['powerbank', 'battery_pure', true],
    ['perfume', 'flammable', true],
    ['knife', 'knife', false],
  ] as const)(
    'goods that carriers refuse are named, there and in the cart: %s',
    async (motif, category, forbidden) => {
      const url = odd(motif)
      const { restricted, product } = await look(url, 'zh')
      expect(restricted).toContainEqual(expect.objectContaining({ category, forbidden }))
      expect(restricted[0]!.name).toMatch(/\p{Script=Han}/u)
      // The page's own words count, whatever title the shopper entered.
      await given.aCartItem(ana, { url, title: 'A present' })
      const lines = (await ana.call('GET /cart')).groups.flatMap((group) => group.items)
      expect(lines.find((line) => line.url === url)!.restricted).toContainEqual(
        expect.objectContaining({ category, forbidden }),
      )
      expect(product!.title).not.toBe('A present')
    },
  )

  test.each([
    ['login_wall', 'blocked', 5],
    ['shop_closed', 'shop_closed', 10],
    ['gone', 'gone', 10],
    ['silent', 'unreachable', 1],
  ] as const)('no product, and why: %s', async (kind, trouble, minutes) => {
    const found = await look(page(kind))
    const retryAt = new Date(world.clock.now().getTime() + minutes * 60_000).toISOString()
    expect(found).toMatchObject({ product: null, trouble, retry_at: retryAt })
  })

  test.each(SHORT_LINKS)('a short link leads to its product: $url', async ({ url, platform, itemId }) => {
    expect((await look(`7 喜欢就买 ${url}?tk=Qw3rTy7uIoP CZ001 点开看看`)).link).toMatchObject({
      platform,
      item_id: itemId,
    })
  })
})

test('a pasted address of one of the mall’s own pages means the product on it', async () => {
  const { link } = await look('看看这个 http://localhost:3000/demo-mall/taobao/812600000101?from=mall 谢谢')
  expect(link).toMatchObject({ canonical_url: marketUrl(findDemoProduct('taobao', '812600000101')!) })
})

test('the exception covers the mall and nothing else', async () => {
  const { port } = world.app.server.address() as { port: number }
  for (const url of [`http://127.0.0.1:${port}/api/v1/configurations`, `http://localhost:${port}/`])
    expect(await look(url)).toMatchObject({ product: null })
  const other = await look('https://item.taobao.com/item.htm?id=690000000999')
  expect(other).toMatchObject({ product: null, trouble: 'unreachable' })
})
