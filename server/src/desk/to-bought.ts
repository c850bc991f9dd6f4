import type { getDesk } from '@longhaul/contract/desk/desk.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { imageUrl } from '../files/public.ts'
import { namesOf } from '../goods/public.ts'
import type { DeskReading } from './desk-reading.ts'
import type { BoughtRow } from './sql-bought.ts'

/** What a shopper may want to buy again: each product with the same options once, as it was bought last. */
export function toBought(
  { world, now }: DeskReading,
  rows: readonly BoughtRow[],
  limit: number,
): ReplyOf<typeof getDesk>['bought'] {
  const keyOf = (row: BoughtRow) => JSON.stringify([row.platform, row.item_id || row.url, row.options_text])
  const last = new Map(rows.toReversed().map((row) => [keyOf(row), row]))
  return rows
    .filter((row) => last.get(keyOf(row)) === row)
    .slice(0, limit)
    .map((row) => ({
      order_id: row.order_id,
      order_item_id: row.id,
      url: row.url,
      title: row.title,
      ...namesOf(row),
      options_text: row.options_text,
      quantity: row.quantity,
      image: imageUrl(world, row.image_file_id, now),
      unit_price_fen: row.unit_price_fen,
      ordered_at: row.ordered_at.toISOString(),
      weight_grams: row.weight_grams,
    }))
}
