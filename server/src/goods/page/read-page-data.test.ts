import { existsSync, readFileSync } from 'node:fs'
import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

/* Saved pages of real shops, outside of the repository: what is right stands in their table. Without the folder the cases are skipped. */
const PAGES = new URL('../../../../../shared/data/product-pages/', import.meta.url)

if (!existsSync(PAGES)) test.skip('saved pages: ../shared/data/product-pages is not here', () => undefined)
else {
  const [head = '', ...lines] = readFileSync(new URL('expected.tsv', PAGES), 'utf8').trimEnd().split('\n')
  const names = head.split('\t')
  const rows = lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
  })

  test.each(rows.map((row) => [row['file'] ?? '', row] as const))('%s', (file, row) => {
    const product = readPage({ url: row['page_url'] ?? '', body: readFileSync(new URL(file, PAGES)) })
    expect([row['title'], row['alt_title']]).toContain(product?.title)
    expect([row['image'], row['alt_image']]).toContain(product?.pictures[0])
    expect(product?.price ? spell(product.price) : ['', '']).toEqual([row['price'], row['currency']])
  })
}

/** An amount as the table writes it: without decimals where they are none. */
function spell({ minor, currency }: { minor: number; currency: string }): string[] {
  const digits = minorDigits(currency)
  const text = String(minor).padStart(digits + 1, '0')
  const [whole, decimals] = [text.slice(0, text.length - digits), text.slice(text.length - digits)]
  return [/^0*$/.test(decimals) ? whole : `${whole}.${decimals}`, currency]
}
