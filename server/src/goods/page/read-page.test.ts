import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuMs } from '@longhaul/domain/cpu-time.test-support.ts'
import { decodePage } from './decode-page.ts'
import { readPage } from './read-page.ts'

const url = 'https://shop.example.com/p/1'
const read = (html: string, assumed?: string) => readPage({ url, body: Buffer.from(html) }, assumed)
const linked = (...things: unknown[]) =>
  read(things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`).join(''))
const kettle = (more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Kettle',
  ...more,
})
const offer = (price: unknown, more: object = {}) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'EUR',
  ...more,
})
const euros = (minor: number) => ({ minor, currency: 'EUR' })

describe('JSON-LD', () => {
  test('a product with one offer', () => {
    const seller = { '@type': 'Organization', name: 'Mumian' }
    const offers = offer(119.01, { availability: 'http://schema.org/OutOfStock', seller })
    expect(linked(kettle({ image: '/a.jpg', offers }))).toEqual({
      title: 'Kettle',
      helperTitle: '',
      category: '',
      minOrder: null,
      priceSteps: [],
      freightFen: null,
      price: euros(11_901),
      isFrom: false,
      pictures: ['https://shop.example.com/a.jpg'],
      sellerName: 'Mumian',
      options: [],
      variants: [],
      availability: 'sold_out',
    })
  })

  test('is found in a graph, in an array, below a page, and by reference', () => {
    const own = kettle({ '@id': '#kettle', offers: { '@id': '#offer' } })
    const price = offer('12,50', { '@id': '#offer' })
    expect(linked({ '@graph': [{ '@type': 'WebSite', name: 'Shop' }, own, price] })?.price).toEqual(
      euros(1_250),
    )
    expect(linked([{ '@type': 'Organization' }, kettle({ offers: offer('12.50') })])?.price).toEqual(
      euros(1_250),
    )
    expect(linked({ '@type': 'ItemPage', mainEntity: kettle({ offers: offer('12.50') }) })?.price).toEqual(
      euros(1_250),
    )
    expect(linked({ '@type': 'https://schema.org/Product', name: 'Kettle' })?.title).toBe('Kettle')
  })

  test('of several products the one whose address or heading is the page’s', () => {
    const other = kettle({ name: 'Mug', offers: offer('1'), image: '/m.jpg' })
    const own = kettle({ url: '/p/1', offers: offer('12.50') })
    expect(linked(other, own)?.title).toBe('Kettle')
    const html = `<h1>Blue kettle</h1>`
    const script = (thing: unknown) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`
    expect(read(html + script(other) + script(kettle({ offers: offer('2') })))?.title).toBe('Kettle')
    const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: other }] }
    expect(linked(list)).toBeUndefined()
    expect(linked(kettle({ isRelatedTo: other }))?.price).toBeNull()
  })

  test.each([
    [
      'the lowest of several offers that can be bought',
      [offer('9', { availability: 'SoldOut' }), offer('12'), offer('11')],
      1_100,
      true,
    ],
    ['the lowest where all are sold out', [offer('9', { availability: 'SoldOut' })], 900, false],
    [
      'the low price of an aggregate',
      { '@type': 'AggregateOffer', lowPrice: '5.29', highPrice: 9.56, priceCurrency: 'EUR' },
      529,
      true,
    ],
    [
      'the low price of a plain offer',
      { '@type': 'Offer', lowPrice: '5.29', highPrice: 9.56, priceCurrency: 'EUR' },
      529,
      true,
    ],
    [
      'an aggregate with one price',
      { '@type': 'AggregateOffer', lowPrice: '5.29', highPrice: '5.29', priceCurrency: 'EUR' },
      529,
      false,
    ],
    [
      'the offers inside of an aggregate',
      { '@type': 'AggregateOffer', priceCurrency: 'EUR', offers: [offer('7'), offer('7')] },
      700,
      false,
    ],
    [
      'a specified price, not the crossed-out one, not the one for a kilogram or for many',
      {
        '@type': 'Offer',
        priceSpecification: [
          { priceType: 'https://schema.org/ListPrice', price: 20, priceCurrency: 'EUR' },
          { price: 3, priceCurrency: 'EUR', referenceQuantity: { value: 1, unitCode: 'KGM' } },
          { price: 8, priceCurrency: 'EUR', eligibleQuantity: { minValue: 100 } },
          { price: 15, priceCurrency: 'EUR' },
        ],
      },
      1_500,
      false,
    ],
  ])('%s', (_, offers, minor, isFrom) => {
    expect(linked(kettle({ offers }))).toMatchObject({ price: euros(minor), isFrom })
  })

  test.each([
    ['no currency', { price: '12' }],
    ['nothing', { price: 0, priceCurrency: 'EUR' }],
    ['no number', { price: 'ask us', priceCurrency: 'EUR' }],
    ['no amount', { price: '', priceCurrency: 'EUR' }],
  ])('%s is no price', (_, offers) => expect(linked(kettle({ offers }))?.price).toBeNull())

  test('a price without a currency is in the marketplace’s, if it has only one', () => {
    const html = `<script type="application/ld+json">${JSON.stringify(kettle({ offers: { price: '48' } }))}</script>`
    expect(read(html, 'CNY')?.price).toEqual({ minor: 4_800, currency: 'CNY' })
  })

  test.each([
    ['commas too many', '{"@type":"Product","name":"Kettle",}'],
    ['comments', '<!-- {"@type":"Product","name":"Kettle"} -->'],
    ['CDATA', '/*<![CDATA[*/{"@type":"Product","name":"Kettle"}/*]]>*/'],
    ['line breaks in texts', '{"@type":"Product","name":"Kettle","description":"two\nlines"}'],
    ['entities for quotes', '{&quot;@type&quot;:&quot;Product&quot;,&quot;name&quot;:&quot;Kettle&quot;}'],
    ['a semicolon at the end', '{"@type":"Product","name":"Kettle"};'],
  ])('is read with %s', (_, json) => {
    expect(read(`<script type="application/ld+json">${json}</script>`)?.title).toBe('Kettle')
  })

  test('a broken script does not hide a valid one', () => {
    expect(
      read(
        '<script type="application/ld+json">{"@type":</script><script type="application/ld+json">{"@type":"Product","name":"Kettle"}</script>',
      )?.title,
    ).toBe('Kettle')
  })

  test('titles and addresses are freed of entities and markup', () => {
    const product = linked(
      kettle({ name: 'Cats &amp; <b>Kittens</b> &#26480;', image: 'https://a.example/i?x=1&amp;w=450' }),
    )
    expect(product).toMatchObject({ title: 'Cats & Kittens 杰', pictures: ['https://a.example/i?x=1&w=450'] })
  })

  test('variants become options with price and stock', () => {
    const variant = (color: string, size: string, price: string, more: object = {}) => ({
      '@type': 'Product',
      color,
      size,
      offers: offer(price, more),
    })
    const group = kettle({
      '@type': 'ProductGroup',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        variant('墨绿', 'M', '12.90', { availability: 'InStock', inventoryLevel: { value: 3 } }),
        variant('墨绿', 'L', '13.90', { availability: 'OutOfStock' }),
        variant('米白', 'M', '11.90'),
      ],
    })
    expect(linked(group)).toMatchObject({
      price: euros(1_190),
      isFrom: true,
      options: [
        { name: 'color', values: ['墨绿', '米白'] },
        { name: 'size', values: ['M', 'L'] },
      ],
      variants: [
        { choices: ['墨绿', 'M'], minor: 1_290, stock: 3, isAvailable: true },
        { choices: ['墨绿', 'L'], minor: 1_390, stock: null, isAvailable: false },
        { choices: ['米白', 'M'], minor: 1_190, stock: null, isAvailable: null },
      ],
    })
  })

  test('without variesBy, every property that differs is an option, including the shop’s own', () => {
    const variant = (color: string, taste: string) => ({
      '@type': 'Product',
      color,
      material: 'Wool',
      additionalProperty: { name: '口味', value: taste },
    })
    expect(linked(kettle({ hasVariant: [variant('red', '甜'), variant('blue', '咸')] }))?.options).toEqual([
      { name: 'color', values: ['red', 'blue'] },
      { name: '口味', values: ['甜', '咸'] },
    ])
  })
})

describe('microdata', () => {
  const marked = (inside: string) =>
    read(`<div itemscope itemtype="http://schema.org/Product">${inside}</div>`)

  test('values come from the attribute that holds them in each element', () => {
    const product =
      marked(`<h1 itemprop="name">Kettle <b>blue</b></h1><img itemprop="image" src="data:image/gif;base64,x" data-src="//cdn.example/k.jpg">
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="97.47">97,47&nbsp;€</span>
      <meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="https://schema.org/InStock"><span itemprop="seller">Zoo</span></div>`)
    expect(product).toMatchObject({
      title: 'Kettle blue',
      price: euros(9_747),
      pictures: ['https://cdn.example/k.jpg'],
      availability: 'in_stock',
      sellerName: 'Zoo',
    })
  })

  test('a nested thing does not pass its name to the outer one', () => {
    const product = marked(
      '<div itemprop="additionalProperty" itemscope><meta itemprop="name" content="variationId"></div><span itemprop="name">Kettle</span>',
    )
    expect(product?.title).toBe('Kettle')
  })

  test('an element that is never closed, or closed twice, is read nevertheless', () => {
    expect(
      marked(
        '</p><p itemprop="name">Kettle<div itemprop="offers" itemscope><b itemprop="price">5</b> <i itemprop="priceCurrency">EUR',
      )?.price,
    ).toEqual(euros(500))
  })
})

describe('Open Graph', () => {
  const tags = (pairs: Record<string, string>) =>
    Object.entries(pairs)
      .map(([name, content]) => `<meta property="${name}" content="${content}">`)
      .join('')

  test('title, picture, site, price', () => {
    const html = tags({
      'og:type': 'product',
      'og:title': 'Kettle &amp; lid',
      'og:image': '//a.example/k.jpg',
      'og:site_name': 'Shop',
      'product:price:amount': '48,00',
      'product:price:currency': 'USD',
    })
    expect(read(html)).toMatchObject({
      title: 'Kettle & lid',
      price: { minor: 4_800, currency: 'USD' },
      pictures: ['https://a.example/k.jpg'],
      sellerName: 'Shop',
    })
  })

  test('the sale price comes before the regular one; an amount without a currency is no price', () => {
    const both = tags({
      'og:title': 'K',
      'product:price:amount': '20',
      'product:price:currency': 'USD',
      'product:sale_price:amount': '15',
      'product:sale_price:currency': 'USD',
    })
    expect(read(both)?.price?.minor).toBe(1_500)
    expect(read(tags({ 'og:type': 'product', 'og:title': 'K', 'product:price': '20' }))?.price).toBeNull()
  })

  test('never joins its amount with another block’s currency', () => {
    const html = `${tags({ 'product:price:amount': '48,00', 'product:price:currency': 'USD' })}<script type="application/ld+json">${JSON.stringify(kettle({ offers: offer('43.90') }))}</script>`
    expect(read(html)?.price).toEqual(euros(4_390))
  })

  test('its picture replaces a thumbnail', () => {
    const html = `${tags({ 'og:image': 'https://a.example/k.jpg?width=450&amp;height=450' })}<script type="application/ld+json">${JSON.stringify(kettle({ image: 'https://a.example/k.jpg?width=80&height=80' }))}</script>`
    expect(read(html)?.pictures).toEqual(['https://a.example/k.jpg?width=450&height=450'])
  })

  test.each(['website', 'article', 'video.other'])(
    'a page of type %s without a price is no product',
    (type) =>
      expect(read(`<title>Shop</title>${tags({ 'og:type': type, 'og:title': 'Shop' })}`)).toBeUndefined(),
  )
})

describe('pictures', () => {
  const picturesOf = (...image: unknown[]) => linked(kettle({ image }))?.pictures
  test('are unique, at most six, at full size from Alibaba, and only with http or https', () => {
    expect(
      picturesOf(
        '//img.alicdn.com/a.jpg_310x310q90.jpg',
        'http://img.alicdn.com/imgextra///img.alicdn.com/imgextra/b.jpg',
        'javascript:1',
        'data:image/png;base64,x',
        '',
      ),
    ).toEqual(['https://img.alicdn.com/a.jpg', 'http://img.alicdn.com/imgextra/b.jpg'])
    expect(picturesOf(...Array.from({ length: 9 }, (_, index) => `/${index}.jpg`))).toHaveLength(6)
    expect(
      picturesOf('/a.jpg?w=50', '/a.jpg?w=900', '/thumbs/b-60x60.jpg', {
        '@type': 'ImageObject',
        contentUrl: '/c.jpg',
      }),
    ).toEqual(['https://shop.example.com/a.jpg?w=900', 'https://shop.example.com/c.jpg'])
  })
  test('are relative to the page’s base', () => {
    expect(
      read(
        '<base href="/img/"><meta property="og:type" content="product"><meta property="og:title" content="K"><meta property="og:image" content="k.jpg">',
      )?.pictures,
    ).toEqual(['https://shop.example.com/img/k.jpg'])
  })
})

describe('characters', () => {
  // 淘宝 in GBK
  const gbk = Buffer.concat([
    Buffer.from('<title>'),
    Buffer.from([0xcc, 0xd4, 0xb1, 0xa6]),
    Buffer.from('</title>'),
  ])
  test('are decoded by the header, the page, a byte order mark, or their content', () => {
    expect(decodePage(gbk, 'GBK')).toContain('淘宝')
    expect(
      decodePage(
        Buffer.concat([
          Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=gb2312">'),
          gbk,
        ]),
      ),
    ).toContain('淘宝')
    expect(decodePage(gbk)).toContain('淘宝')
    expect(decodePage(Buffer.from('\ufeff淘宝', 'utf16le'))).toBe('淘宝')
    expect(decodePage(Buffer.from('\ufeff淘宝'), 'gbk')).toBe('淘宝')
    expect(decodePage(Buffer.from('<meta charset=nonsense>淘宝'))).toContain('淘宝')
  })
})

describe('any input', () => {
  test('yields a product or none, and never throws', () => {
    const pieces = fc.constantFrom(
      '<div itemscope itemtype="Product">',
      '</div>',
      '<script type="application/ld+json">',
      '</script>',
      '{"@type":"Product","name":"K","offers":',
      '[',
      '{',
      '}',
      '"',
      '<svg>',
      '<title>',
      '<meta itemprop="price" content="1">',
      '&amp;',
      '\u0000',
      '<!--',
    )
    fc.assert(fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => void read(parts.join(''))))
  })

  test('is cut off in time if it is endless or endlessly nested', () => {
    const took = cpuMs(() => {
      expect(read('[{"a":'.repeat(50_000))).toBeUndefined()
      expect(read(`<script type="application/ld+json">${'['.repeat(200_000)}</script>`)).toBeUndefined()
      expect(
        read(
          `<script type="application/ld+json">${'{"@type":"Product","name":"K","hasVariant":'.repeat(20_000)}`,
        ),
      ).toBeUndefined()
      expect(read('<div itemscope itemprop="x">'.repeat(60_000))).toBeUndefined()
      expect(
        read(`<div itemscope itemtype=Product>${'<p itemprop=name>'.repeat(50_000)}`)?.title,
      ).toBeUndefined()
    })
    expect(took).toBeLessThan(5_000)
  })
})
