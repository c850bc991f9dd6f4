import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const url = 'https://shop.example.com/p/1'
const now = new Date('2026-11-21T06:00:00Z')
const read = (html: string) => readPage({ url, body: Buffer.from(html) }, undefined, now)
const linked = (offers: object, more: object = {}) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Kettle', offers, ...more })}</script>`
const meta = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('')
const euros = (minor: number) => ({ minor, currency: 'EUR' })
const offer = (price: number, more: object = {}) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'EUR',
  ...more,
})
const priced = (price: number, type?: string, more: object = {}) => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency: 'EUR',
  ...(type && { priceType: `https://schema.org/${type}` }),
  ...more,
})

describe('of an offer with price specifications, the price that is charged', () => {
  test.each([
    [
      'the offer repeats the list price',
      offer(20, { priceSpecification: [priced(20, 'ListPrice'), priced(15)] }),
      1_500,
    ],
    [
      'the offer repeats the price crossed out',
      offer(20, { priceSpecification: [priced(20, 'StrikethroughPrice'), priced(15, 'SalePrice')] }),
      1_500,
    ],
    [
      'the offer says the price and the other is crossed out',
      offer(15, { priceSpecification: priced(20, 'StrikethroughPrice') }),
      1_500,
    ],
    [
      'a sale beside the usual price',
      offer(20, { priceSpecification: [priced(20), priced(15, 'SalePrice')] }),
      1_500,
    ],
    [
      'a sale without a price of the offer',
      { '@type': 'Offer', priceSpecification: [priced(20), priced(15, 'SalePrice')] },
      1_500,
    ],
    [
      'a sale that is over',
      offer(20, { priceSpecification: priced(15, 'SalePrice', { validThrough: '2026-11-20' }) }),
      2_000,
    ],
    [
      'a sale that has not begun',
      offer(20, { priceSpecification: priced(15, 'SalePrice', { validFrom: '2026-11-24T00:00:00Z' }) }),
      2_000,
    ],
    [
      'a sale that lasts',
      offer(20, { priceSpecification: priced(15, 'SalePrice', { validThrough: '2026-11-24' }) }),
      1_500,
    ],
    [
      'a price for members',
      offer(20, { priceSpecification: priced(12, undefined, { validForMemberTier: { name: 'gold' } }) }),
      2_000,
    ],
    [
      'an offer that is the list price',
      [offer(20, { priceType: 'https://schema.org/ListPrice' }), offer(15)],
      1_500,
    ],
  ])('%s', (_, offers, minor) => {
    expect(read(linked(offers))).toMatchObject({ price: euros(minor), isFrom: false })
  })
})

describe('of two prices in one page, the one that is charged', () => {
  const regular = linked(offer(20))
  test.each([
    [
      'a sale price of the shared page',
      meta({
        'product:price:amount': '20',
        'product:price:currency': 'EUR',
        'product:sale_price:amount': '15',
        'product:sale_price:currency': 'EUR',
      }),
      1_500,
    ],
    [
      'a lower price of the shared page',
      meta({ 'og:price:amount': '15.00', 'og:price:currency': 'EUR', 'og:price:standard_amount': '20.00' }),
      1_500,
    ],
    ['one in another currency', meta({ 'og:price:amount': '15.00', 'og:price:currency': 'USD' }), 2_000],
    ['a higher one', meta({ 'og:price:amount': '25.00', 'og:price:currency': 'EUR' }), 2_000],
    [
      'one that is a part of it, not a sale',
      meta({ 'og:price:amount': '2.00', 'og:price:currency': 'EUR' }),
      2_000,
    ],
    [
      'a sale that is over',
      meta({
        'product:sale_price:amount': '15',
        'product:sale_price:currency': 'EUR',
        'product:sale_price_dates:end': '2026-11-01T00:00:00Z',
      }),
      2_000,
    ],
    [
      'crossed out, and what it costs now',
      '<p class="price"><del>20,00 €</del> <ins>15,00 €</ins></p>',
      1_500,
    ],
    [
      'what it costs now before what is crossed out',
      '<span class="sale-price">€15.00</span> <s>€20.00</s>',
      1_500,
    ],
    [
      'in a class of its own',
      '<b class="price__current">15.00 EUR</b><span class="old-price">20.00 EUR</span>',
      1_500,
    ],
    ['crossed out at another product', '<h2>More</h2><del>30 €</del><ins>10 €</ins>', 2_000],
    ['crossed out, and nothing else', '<del>20,00 €</del>', 2_000],
    ['crossed out beside another currency', '<del>20,00 €</del><ins>$15.00</ins>', 2_000],
  ])('%s', (_, html, minor) => {
    expect(read(regular + html)?.price).toEqual(euros(minor))
  })

  test('if microdata crosses out a price, the other one counts', () => {
    const shown = (price: string) =>
      `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Kettle</b><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR">${price}</div></div>`
    expect(read(shown('<del><b itemprop="price">20</b></del> <b itemprop="price">15</b>'))?.price).toEqual(
      euros(1_500),
    )
    expect(read(shown('<s itemprop="price" content="20">20</s><b itemprop="price">15</b>'))?.price).toEqual(
      euros(1_500),
    )
    expect(
      read(shown('<p class="old-price"><b itemprop="price">20</b></p><b itemprop="price">15</b>'))?.price,
    ).toEqual(euros(1_500))
  })

  test('variants do not bring the list price back', () => {
    const variant = (color: string, price: number) => ({ '@type': 'Product', color, offers: offer(price) })
    const group = {
      '@type': 'ProductGroup',
      name: 'Kettle',
      variesBy: 'color',
      hasVariant: [variant('red', 20), variant('blue', 24)],
    }
    const product = read(
      `<script type="application/ld+json">${JSON.stringify(group)}</script><del>20 €</del><ins>15 €</ins>`,
    )
    expect(product?.price).toEqual(euros(1_500))
    expect(product?.variants.map(({ minor }) => minor)).toEqual([1_500, null])
  })
})

describe('without any price, the rest of the page is kept', () => {
  const shared = { 'og:title': 'Kettle &amp; lid', 'og:image': '/k.jpg', 'og:site_name': 'Shop' }
  test.each([undefined, 'website', 'product'])('of a page of type %s', (type) => {
    expect(read(meta({ ...shared, ...(type && { 'og:type': type }) }))).toMatchObject({
      title: 'Kettle & lid',
      price: null,
      pictures: ['https://shop.example.com/k.jpg'],
      sellerName: 'Shop',
    })
  })

  test.each(['article', 'video.other', 'profile', 'music.song'])(
    'a page of type %s is something else',
    (type) => {
      expect(read(meta({ ...shared, 'og:type': type }))).toBeUndefined()
    },
  )

  test('a title without a picture is no product, nor is a shop’s front page', () => {
    expect(read(meta({ 'og:title': 'Kettle' }))).toBeUndefined()
    const front = { url: 'https://shop.example.com/', body: Buffer.from(meta(shared)) }
    expect(readPage(front)).toBeUndefined()
  })
})
