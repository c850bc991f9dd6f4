import type { SheetRow } from '@longhaul/domain/links/sheet/cells.ts'
import { type ListedProduct, type RowFacts, issueOf, rowPrice } from '@longhaul/domain/goods-lists/row.ts'
import type { GoodsListRows } from '../platform/database/tables.ts'
import type { Selectable } from 'kysely'
import { readAmount, readCurrency } from '../goods/public.ts'

/** What the sheet says of a row, as stored. */
export type WrittenRow = Omit<SheetRow, 'url' | 'quantity' | 'person'> & {
  /** Missing in rows that were read before this was kept. */
  person?: string
}

/** What was read about the product of a row, as stored. */
export type Found = {
  platform: string
  helper_title: string
  seller_name: string
  image_file_id: string | null
  freight_fen: number | null
  options: { name: string; name_latin: string; values: string[]; values_latin: string[] }[]
  product: Omit<ListedProduct, 'options'>
  /** When the page was read; missing in rows that were read before this was kept. */
  read_at?: string
}

export type RowRecord = Omit<Selectable<GoodsListRows>, 'written' | 'found'> & {
  written: WrittenRow
  found: Found | null
}

/** What decides about a row, from its record. */
const factsOf = (row: RowRecord): RowFacts => ({
  linkIssue: row.link_issue,
  title: row.title,
  product: row.found ? { ...row.found.product, options: row.found.options } : null,
  optionsText: row.options_text,
  quantity: row.quantity,
  ownFen: row.own_fen,
  sheetFen: sheetFen(row),
  isPriceAccepted: row.price_accepted,
})

/** A row with its price and issue as they follow from everything else. */
export function judged(row: RowRecord): RowRecord {
  const facts = factsOf(row)
  return { ...row, price_fen: rowPrice(facts), issue: issueOf(facts) }
}

/** The price of one piece as the product's page names it; null if it names none. */
export const pagePriceOf = (row: RowRecord): number | null =>
  rowPrice({ ...factsOf(row), quantity: 1, ownFen: null })

/** The price in the sheet; null if it is none, or not in yuan. */
export function sheetFen({ written: { price } }: RowRecord): number | null {
  const isYuan = /[¥￥]/.test(price) || readCurrency(price) === 'CNY'
  return isYuan ? readAmount(price, 'CNY') : null
}
