import { escapeHtml } from '../../platform/http/escape-html.ts'
import { marketUrl } from './catalogue.ts'
import type { DemoProduct } from './demo-product.ts'
import { demoVariants } from './demo-variants.ts'
import { scriptJson, page } from './html-page.ts'
import type { OddPage } from './odd-pages.ts'
import { SHORT_LINKS } from './short-links.ts'
import { specimensOf } from './specimens.ts'
import { structuredData } from './structured-data.ts'

/** The mall's front page: all products, each with the address that a shopper would paste. */
export const mallPage = (
  products: readonly DemoProduct[],
  oddProducts: readonly DemoProduct[],
  oddPages: readonly OddPage[],
): string =>
  page(
    '演示商城',
    '',
    `<h1>今日上新</h1><p class="note">复制商品链接，粘贴到代购网站的搜索框；或直接点「去代购」。</p>
    <ul class="grid">${products.map(card).join('')}</ul>
    <h2>不那么顺利的商品</h2><p class="note">没有标价、售罄、外币标价、难以寄送：用来查看代购网站如何说明。</p>
    <ul class="grid">${oddProducts.map(card).join('')}</ul>
    <h2>打不开的页面</h2><ul class="lines">${oddPages.map(line).join('')}</ul>
    <h2>短链接</h2><ul class="lines">${SHORT_LINKS.map(({ url }) => `<li>${link(url)}<span></span>${buy(url)}</li>`).join('')}</ul>`,
  )

/** A product page, readable for people and, as JSON-LD and Open Graph, for machines. */
export function productPage(product: DemoProduct, origin: string): string {
  const url = origin + path(product)
  const images = pictures(product)
  const data = structuredData(
    product,
    url,
    images.map((picture) => origin + picture),
  )
  // A page without a price has no structured data either: its seller only filled in the fields of a link
  // preview.
  const head =
    product.odd === 'no_price'
      ? openGraph(product, url, origin)
      : `${openGraph(product, url, origin)}<script type="application/ld+json">${scriptJson(data)}</script>`
  return page(
    product.title,
    `<link rel="canonical" href="${escapeHtml(url)}">${head}`,
    `<article><div class="pictures">${images
      .map(
        (image, index) =>
          `<img src="${image}" alt="" width="400" height="400"${index > 0 ? ' class="small"' : ''}>`,
      )
      .join('')}</div>
    <div><h1>${escapeHtml(product.title)}</h1><p class="helper" lang="en">${escapeHtml(product.helperTitle)}</p>${priceBand(product)}
    ${options(product)}
    <dl class="facts"><dt>店铺</dt><dd>${escapeHtml(product.sellerName)}</dd><dt>分类</dt><dd>${escapeHtml(product.category)}</dd>
    ${foreignOf(product) ? '' : `<dt>运费</dt><dd>${product.freightFen === 0 ? '包邮' : yuan(product.freightFen)}</dd>`}
    <dt>发货地</dt><dd>${foreignOf(product) ? '日本 京都' : '中国大陆'}</dd>
    <dt>商品链接</dt><dd>${link(marketUrl(product))}</dd></dl><p>${buy(marketUrl(product))}</p></div></article>`,
  )
}

const openGraph = (product: DemoProduct, url: string, origin: string): string =>
  [
    ['og:type', 'product'],
    ['og:title', product.title],
    ['og:url', url],
    ['og:image', origin + pictures(product)[0]],
    ['og:site_name', product.sellerName],
    ...(product.odd === 'no_price'
      ? []
      : [
          [
            'product:price:amount',
            foreignOf(product)?.minor.toString() ?? (product.priceFen / 100).toFixed(2),
          ],
          ['product:price:currency', foreignOf(product)?.currency ?? 'CNY'],
        ]),
  ]
    .map(([name = '', content = '']) => `<meta property="${name}" content="${escapeHtml(content)}">`)
    .join('')

function priceBand(product: DemoProduct): string {
  const steps = product.priceSteps?.map(
    ([from, fen]) => `<li><b>${yuan(fen)}</b><span>${from} 件起</span></li>`,
  )
  const least = product.minOrder ? `<p class="note">${product.minOrder} 件起批</p>` : ''
  if (steps) return `<ul class="steps">${steps.join('')}</ul>${least}`
  return `<p class="band">${priceOf(product)}${product.odd === 'sold_out' ? '<span class="out">已售罄</span>' : ''}</p>${least}`
}

function priceOf(product: DemoProduct): string {
  const foreign = foreignOf(product)
  if (product.odd === 'no_price') return '价格请咨询店主'
  if (foreign) return `<b>${foreign.minor.toLocaleString('en')} 円</b>`
  const from = demoVariants(product).some(({ priceFen }) => priceFen > product.priceFen)
  return `<b>${yuan(product.priceFen)}</b>${from ? ' 起' : ''}`
}

const options = (product: DemoProduct): string =>
  product.options
    .map(
      ({ name, values }) =>
        `<section class="choice"><h2>${escapeHtml(name)}</h2><p>${values.map((value) => chip(product, value)).join('')}</p></section>`,
    )
    .join('')

/** One value of an option; struck out if every variant with it is sold out. */
function chip(product: DemoProduct, value: string): string {
  const left = demoVariants(product).some(({ choices, stock }) => choices.includes(value) && stock > 0)
  return `<span class="chip${left ? '' : ' none'}">${escapeHtml(value)}</span>`
}

const card = (product: DemoProduct): string =>
  `<li><a href="${path(product)}"><img src="${path(product)}/1.jpg" alt="" width="220" height="220" loading="lazy">
  <span class="title">${escapeHtml(product.title)}</span></a><span class="helper" lang="en">${escapeHtml(product.helperTitle)}</span>
  <span class="row"><span class="price">${priceOf(product)}</span><span class="shop">${escapeHtml(product.sellerName)}</span></span>
  ${link(marketUrl(product))}${buy(marketUrl(product))}</li>`

const line = (odd: OddPage): string =>
  `<li><a href="/demo-mall/${odd.platform}/${odd.itemId}">${escapeHtml(odd.title)}</a><span class="helper" lang="en">${escapeHtml(odd.helperTitle)}</span>${link(marketUrl(odd))}${buy(marketUrl(odd))}</li>`

const link = (url: string): string => `<code>${escapeHtml(url)}</code>`
/** The deep link of the shopping agent's site, which every page may set (docs/deep-link.md). */
const buy = (url: string): string =>
  `<a class="buy" href="/productdetail?url=${escapeHtml(encodeURIComponent(url))}">去代购</a>`

const foreignOf = ({ odd }: DemoProduct) => (typeof odd === 'object' ? odd : undefined)
const path = ({ platform, itemId }: DemoProduct): string => `/demo-mall/${platform}/${itemId}`
const pictures = (product: DemoProduct): string[] =>
  Array.from({ length: specimensOf(product) }, (_, index) => `${path(product)}/${index + 1}.jpg`)
const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`
