import type { NoticeArgs } from '@longhaul/text/mail/notices.ts'
import type { Db } from '../platform/database/db.ts'
import type { Subject } from './subject.ts'
import { type GoodsRow, type ParcelOfNotice, findParcelOfNotice, listGoodsOfNotice } from './sql-goods.ts'

/** What a notice is about: its goods, and its package if it is about one. */
export type About = { goods: readonly GoodsRow[]; parcel: ParcelOfNotice | undefined }

export const NOTHING: About = { goods: [], parcel: undefined }

/** How many names of goods a notice keeps: a title shows three. */
const NAMES_MAX = 6

export async function readAbout(db: Db, subject: Subject, args: NoticeArgs): Promise<About> {
  const goods = await listGoodsOfNotice(db, subject, args.title)
  return { goods, parcel: subject.kind === 'parcel' ? await findParcelOfNotice(db, subject.id) : undefined }
}

/**
 * The data of a notice with the names of its goods, so that its title says them wherever it is read. Without
 * the shopper's own names for them, because staff read notices too.
 */
export function withGoods(args: NoticeArgs, { goods }: About): NoticeArgs {
  if (args.title !== undefined || goods.length === 0) return args
  return {
    ...args,
    goods: goods
      .slice(0, NAMES_MAX)
      .map(({ title, title_latin }) => ({ title, ...(title_latin ? { title_latin } : {}) })),
    goods_count: goods[0]?.count ?? goods.length,
  }
}
