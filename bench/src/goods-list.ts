/**
 * How long a sheet of 300 rows takes from the upload to the cart, against the demo mall: links of ten agents,
 * headings in five languages, three layouts. Every row must keep its own words. Run with `npx tsx
 * bench/src/goods-list.ts http://localhost:3000` while a demo runs there; the shopper's cart is emptied.
 */
import { buffer } from 'node:stream/consumers'
import { createClient } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { writeXlsx } from '@longhaul/server/goods-lists/write-xlsx.ts'
import { demoSession } from './demo-session.ts'
import { mallRows } from './mall-rows.ts'
import { readList } from './read-list.ts'

const ROWS = 300
const base = new URL(process.argv[2] ?? 'http://localhost:3000')

const AGENTS = [
  'https://www.superbuy.com/en/page/buy/?url=',
  'https://www.sugargoo.com/products?productLink=',
  'https://www.kakobuy.com/item/details?url=',
  'https://www.pandabuy.com/product?url=',
  'https://www.hagobuy.com/item/details?url=',
  'https://www.wegobuy.com/en/page/buy?url=',
  'https://www.allchinabuy.com/en/page/buy?url=',
  'https://www.cssbuy.com/productdetail?url=',
  'https://www.basetao.com/best-taobao-agent-service/products/search?keyword=',
  'https://www.joyagoo.com/product?url=',
]
const HEADS = [
  ['Name', 'Link', 'Color', 'Qty', 'Price (CNY)', 'Note'],
  ['名称', '链接', '规格', '数量', '单价（元）', '备注'],
  ['Nombre', 'Enlace', 'Color', 'Cantidad', 'Precio (CNY)', 'Notas'],
  ['Artikel', 'Link', 'Farbe', 'Menge', 'Preis (CNY)', 'Bemerkung'],
  ['Nazwa', 'Link', 'Kolor', 'Ilość', 'Cena (CNY)', 'Uwagi'],
]

const written = mallRows(ROWS).map((row, at) => ({
  ...row,
  link: AGENTS[at % AGENTS.length] + encodeURIComponent(row.link),
  quantity: 1 + (at % 3),
  note: `note ${at}`,
}))

/** Three layouts: a table, a table with sections and another order, two tables side by side. */
function sheetOf(): (string | number)[][] {
  const sheet: (string | number)[][] = []
  for (let block = 0; block < HEADS.length; block++) {
    const [name, link, option, quantity, price, note] = HEADS[block]!
    const rows = written.slice((block * ROWS) / HEADS.length, ((block + 1) * ROWS) / HEADS.length)
    if (block % 3 === 0) {
      sheet.push([name!, link!, option!, quantity!, price!, note!])
      for (const row of rows) sheet.push([row.name, row.link, row.option, row.quantity, '', row.note])
    } else if (block % 3 === 1) {
      sheet.push([link!, quantity!, note!, option!, name!])
      for (const [at, row] of rows.entries()) {
        if (at % 20 === 0) sheet.push([`Section ${at}`])
        sheet.push([row.link, row.quantity, row.note, row.option, row.name])
      }
    } else {
      const half = [name!, link!, option!, quantity!, note!]
      sheet.push([...half, ...half])
      for (let at = 0; at < rows.length; at += 2)
        sheet.push(
          rows.slice(at, at + 2).flatMap((row) => [row.name, row.link, row.option, row.quantity, row.note]),
        )
    }
    sheet.push([])
  }
  return sheet
}

const { token = '' } = await demoSession(base)
const call = createClient({ base: new URL('/api/v1', base).href, token: () => token, lang: () => 'en' })
const old = (await call('GET /cart')).groups.flatMap(({ items }) => items.map(({ id }) => id))
if (old.length > 0) await call('POST /cart/items/delete', { body: { ids: old } })

const file = new Blob([new Uint8Array(await buffer(await writeXlsx(sheetOf())))])
const began = performance.now()
const since = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
const { id, row_count } = await call('POST /goods_lists/files', { query: { name: 'bench' }, body: file })
console.log(`uploaded and understood, ${row_count} rows: ${since()}`)
const list = await readList(call, id)
console.log(`read: ${since()}`, list.counts)
const rows: Reply<'GET /goods_lists/{id}/rows'>['items'] = []
for (let after: number | null = 0; after !== null;) {
  const page: Reply<'GET /goods_lists/{id}/rows'> = await call('GET /goods_lists/{id}/rows', {
    params: { id },
    query: { group: 'ready', after },
  })
  rows.push(...page.items)
  after = page.next_after
}
const added = await call('POST /goods_lists/{id}/to_cart', { params: { id }, body: {} })
console.log(`in the cart: ${since()}`, added)
const wrong = rows.filter((row) => {
  const own = written.find(({ name }) => name === row.written.name)
  return own?.note !== row.remark || own.quantity !== row.quantity || own.option !== row.written.option
})
console.log(`rows without their own words: ${wrong.length}`)
await call('DELETE /goods_lists/{id}', { params: { id } })
process.exitCode = added.added === ROWS && wrong.length === 0 ? 0 : 1
