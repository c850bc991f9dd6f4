/**
 * Pages per second of the reader of product pages: the median of nine rounds. Run with `npx tsx
 * bench/src/read-page.ts`, optionally followed by files to measure. Without files it measures generated
 * pages: as in real ones, most of their content is irrelevant, and their data is some 2 % of their size.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readPage } from '@longhaul/server/goods/page/read-page.ts'

const url = 'https://shop.example.com/p/1'
const files = process.argv.slice(2)
const pages: readonly (readonly [string, Buffer])[] =
  files.length > 0 ? files.map((file) => [basename(file), readFileSync(file)]) : madePages()

for (const [name, body] of pages) {
  const found = readPage({ url, body })
  for (let round = 0; round < 5; round++) readPage({ url, body })
  const rounds = Array.from({ length: 9 }, () => milliseconds(body)).toSorted((entry, other) => entry - other)
  const ms = rounds[4] ?? 0
  const rate = ms === 0 ? 0 : 1_000 / ms
  console.log(
    `${rate.toFixed(0).padStart(7)} pages/s ${ms.toFixed(2).padStart(8)} ms ${(body.length / 1024).toFixed(0).padStart(6)} KiB  ${name} (${found ? 'a product' : 'none'})`,
  )
}

/** The mean over about thirty milliseconds. */
function milliseconds(body: Buffer): number {
  const begun = performance.now()
  let calls = 0
  for (; performance.now() - begun < 30; calls++) readPage({ url, body })
  return (performance.now() - begun) / calls
}

function madePages(): (readonly [string, Buffer])[] {
  const offers = { '@type': 'Offer', price: '119.01', priceCurrency: 'EUR' }
  const product = { '@type': 'Product', name: 'Kettle', image: '/kettle.jpg', offers }
  const script = (thing: unknown) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`
  const variants = Array.from({ length: 200 }, (_, index) => ({
    ...product,
    color: `c${index % 20}`,
    size: `s${index % 10}`,
  }))
  const microdata =
    '<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Kettle</h1><p itemprop="offers" itemscope><b itemprop="price">5</b><i itemprop="priceCurrency">EUR</i></p></div>'
  const chaff = (kibibytes: number) =>
    '<div class="tile tile--small" data-id="12345"><a href="/p/2?from=list"><img src="/i/2.jpg" alt="Mug &amp; lid">Mug</a><span>4,99&nbsp;€</span></div>\n'.repeat(
      Math.round((kibibytes * 1024) / 148),
    )
  const page = (data: string, kibibytes: number) =>
    Buffer.from(`<!doctype html><title>Kettle</title>${data}${chaff(kibibytes)}`)
  return [
    ['JSON-LD, small page', page(script(product), 20)],
    ['JSON-LD, usual page', page(script(product), 200)],
    [
      'JSON-LD with 200 variants',
      page(script({ ...product, '@type': 'ProductGroup', hasVariant: variants }), 200),
    ],
    ['microdata, usual page', page(microdata, 200)],
    ['the largest page', page(script(product), 2_000)],
    ['no product', page('', 200)],
  ]
}
