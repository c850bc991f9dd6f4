import { type DemoProduct, marketUrl } from './catalogue.ts'
import { SPECIMENS } from './specimens.ts'

/** The mall's front page: every product with the address that a shopper would paste. */
export const mallPage = (products: readonly DemoProduct[]): string =>
  page(
    '演示商城',
    '',
    `<h1>演示商城</h1><p class="note">这里的商品都是虚构的。复制商品链接，粘贴到代购网站的搜索框即可体验完整流程。</p>
    <ul class="grid">${products.map(card).join('')}</ul>`,
  )

/** One product, described for people and, as JSON-LD, for machines. */
export const productPage = (product: DemoProduct, origin: string): string =>
  page(
    product.title,
    `<script type="application/ld+json">${scriptJson(structuredData(product, origin))}</script>`,
    `<p><a href="/demo-mall/">演示商城</a></p>
    <article><div class="pictures">${pictures(product)
      .map((path) => `<img src="${path}" alt="" width="400" height="400">`)
      .join('')}</div>
    <div><h1>${escape(product.title)}</h1><p class="price">${yuan(product.priceFen)}</p>
    <dl><dt>店铺</dt><dd>${escape(product.sellerName)}</dd><dt>运费</dt><dd>${product.freightFen === 0 ? '包邮' : yuan(product.freightFen)}</dd>
    ${product.options.map(({ name, values }) => `<dt>${escape(name)}</dt><dd>${values.map((value) => `<span class="option">${escape(value)}</span>`).join(' ')}</dd>`).join('')}
    <dt>商品链接</dt><dd><code>${escape(marketUrl(product))}</code></dd></dl></div></article>`,
  )

const card = (product: DemoProduct): string =>
  `<li><a href="${path(product)}"><img src="${path(product)}/1.png" alt="" width="220" height="220" loading="lazy">
  <span class="title">${escape(product.title)}</span></a><span class="price">${yuan(product.priceFen)}</span>
  <code>${escape(marketUrl(product))}</code></li>`

const path = ({ platform, itemId }: DemoProduct): string => `/demo-mall/${platform}/${itemId}`
const pictures = (product: DemoProduct): string[] =>
  Array.from({ length: SPECIMENS }, (_, index) => `${path(product)}/${index + 1}.png`)

const structuredData = (product: DemoProduct, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.title,
  sku: product.itemId,
  image: pictures(product).map((picture) => origin + picture),
  additionalProperty: product.options.map(({ name, values }) => ({
    '@type': 'PropertyValue',
    name,
    value: values.join(' / '),
  })),
  offers: {
    '@type': 'Offer',
    url: origin + path(product),
    priceCurrency: 'CNY',
    price: (product.priceFen / 100).toFixed(2),
    availability: 'https://schema.org/InStock',
    seller: { '@type': 'Organization', name: product.sellerName },
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        currency: 'CNY',
        value: (product.freightFen / 100).toFixed(2),
      },
    },
  },
})

const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="zh-Hans"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)}</title><link rel="stylesheet" href="/demo-mall/mall.css">${head}</head>
<body>${body}</body></html>`

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!)
/** JSON inside a script element: a `<` could end the element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
