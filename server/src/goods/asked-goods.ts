import type { ApprovalPicture } from '@longhaul/contract/accounts/approvals.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Db } from '../platform/database/db.ts'
import { readGoodsAtHand } from './sql-known.ts'

type Asked = {
  platform: string | null
  item_id: string | null
  url?: string | null
  /** The title of goods that were sent in, which no program can enter. */
  title?: string
  quantity: number
  amountFen?: Fen | null
  declaredFen?: Fen | undefined
}

/** The most kinds of goods shown in an approval. */
const SHOWN = 20

/**
 * The goods that a program asks about, in our words: their title as our server has read it on their page. The
 * title, options and remarks of the cart or the order are a program's words, and are left out.
 */
export async function askedGoods(
  db: Db,
  rows: readonly Asked[],
): Promise<Pick<ApprovalPicture, 'goods' | 'more_goods'>> {
  const shown = rows.slice(0, SHOWN)
  const links = shown.map((row) => ({
    platform: row.platform ?? '',
    item_id: row.item_id ?? '',
    url: row.url ?? '',
  }))
  const of = await readGoodsAtHand(
    db,
    links.filter(({ item_id: id, url }) => id !== '' || url !== ''),
  )
  const goods = shown.map((row, at) => {
    const { platform, item_id, url } = links[at]!
    const page = of(links[at]!)
    return {
      title: page?.title ?? (platform === '' ? (row.title ?? '') : ''),
      title_latin: page?.titleLatin ?? '',
      platform,
      item_id,
      host: URL.canParse(url) ? new URL(url).hostname : '',
      quantity: row.quantity,
      ...(row.amountFen == null ? {} : { amount_fen: row.amountFen }),
      ...(row.declaredFen === undefined ? {} : { declared_fen: row.declaredFen }),
    }
  })
  return { goods, more_goods: rows.length - shown.length }
}
