import { PUBLIC_GOODS_MAX, isShowable } from '@longhaul/domain/goods-lists/public-list.ts'
import { choicesBegun, optionsTextOf } from '@longhaul/domain/goods-lists/row.ts'
import { parseLink } from '@longhaul/domain/links/parse-link.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { readSites } from '../../goods/public.ts'
import type { Db } from '../../platform/database/db.ts'
import { type RowRecord, pagePriceOf } from '../listed.ts'
import { listOwnRows } from '../sql.ts'
import type { StoredGoods } from './sql.ts'

/**
 * The goods of a list that its public page may show, in its order. Everything is what the product's page
 * says: the address is ours, options are values that the page offers, and the price is that of one piece. So
 * no words of the shopper get there, and no other product hides behind a title.
 */
export async function goodsToShow(db: Db, shopperId: string, listId: string): Promise<StoredGoods[]> {
  const sites = await readSites(db)
  const goods = (await listOwnRows(db, shopperId, listId)).flatMap((row) => {
    const parsed = parseLink(row.url, sites)
    return parsed.ok ? toGoods(row, parsed.link) : []
  })
  return goods.slice(0, PUBLIC_GOODS_MAX)
}

function toGoods(
  row: RowRecord,
  { platform, itemId, canonicalUrl }: { platform: string; itemId: string; canonicalUrl: string },
): StoredGoods[] {
  const { found, is_read: isRead, issue } = row
  if (!found || !isShowable({ isRead, issue, isFound: true, itemId })) return []
  return [
    {
      platform,
      item_id: itemId,
      url: canonicalUrl,
      title: row.title,
      helper_title: found.helper_title,
      options_text: optionsTextOf(choicesBegun(row.options_text, found.options), found.options),
      price_fen: pagePriceOf(row),
      price_on: found.read_at === undefined ? null : shanghaiDay(new Date(found.read_at)),
    },
  ]
}
