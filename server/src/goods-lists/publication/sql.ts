import { PUBLIC_LISTS_MAX } from '@longhaul/domain/goods-lists/public-list.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { PublicLists } from '../../platform/database/tables.ts'

/** Goods on a public page, as stored. */
export type StoredGoods = {
  platform: string
  item_id: string
  url: string
  title: string
  helper_title: string
  options_text: string
  price_fen: number | null
  price_on: string | null
}
export type PublicListRecord = Omit<Selectable<PublicLists>, 'goods'> & { goods: StoredGoods[] }

const all = (db: Db) => db.selectFrom('public_lists').selectAll().$narrowType<{ goods: StoredGoods[] }>()

export const findOwnPublication = (
  db: Db,
  shopperId: string,
  listId: string,
): Promise<PublicListRecord | undefined> =>
  all(db).where('shopper_id', '=', shopperId).where('list_id', '=', listId).executeTakeFirst()

/** Locks the public pages of a shopper, in the order of their ids. */
export const lockOwnPublications = (tx: Tx, shopperId: string): Promise<PublicListRecord[]> =>
  all(tx).where('shopper_id', '=', shopperId).orderBy('id').forNoKeyUpdate().execute()

/** Whether the shopper of a list may use the shop: what a blocked one published is not shown. */
const UNBLOCKED = sql<boolean>`exists (select from shoppers where shoppers.id = public_lists.shopper_id and blocked_at is null)`

/** A public list by its code, whatever its state. */
export const findByCode = (db: Db, code: string): Promise<PublicListRecord | undefined> =>
  all(db).where('code', '=', code).where(UNBLOCKED).executeTakeFirst()

export const insertPublication = async (
  tx: Tx,
  { goods, ...list }: Omit<Insertable<PublicLists>, 'goods'> & { goods: readonly StoredGoods[] },
): Promise<void> => {
  await tx
    .insertInto('public_lists')
    .values({ ...list, goods: JSON.stringify(goods) })
    .execute()
}

export async function updatePublication(
  tx: Tx,
  id: string,
  { goods, ...change }: Omit<Updateable<PublicLists>, 'goods'> & { goods?: readonly StoredGoods[] },
): Promise<void> {
  await tx
    .updateTable('public_lists')
    .set({ ...change, ...(goods ? { goods: JSON.stringify(goods) } : {}) })
    .where('id', '=', id)
    .execute()
}

/**
 * Withdraws the public page of a list, with a copy of nothing left. One that staff took down stays so, as
 * does why.
 */
export const withdrawOwn = async (tx: Tx, shopperId: string, listId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('public_lists')
    .set({ state: 'withdrawn', goods: '[]', updated_at: now })
    .where('shopper_id', '=', shopperId)
    .where('list_id', '=', listId)
    .where('state', '=', 'shown')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The lists that are shown and not reported. */
const listed = (db: Db) =>
  db
    .selectFrom('public_lists')
    .where('public_lists.state', '=', 'shown')
    .where(UNBLOCKED)
    .where(
      sql<boolean>`not exists (select from public_list_reports report
        where report.public_list_id = public_lists.id and report.decided_at is null)`,
    )

/** The newest of them, for search engines. */
export const listCodes = (db: Db, limit: number) =>
  listed(db).select(['code', 'updated_at']).orderBy('published_at', 'desc').limit(limit).execute()

/** Active creators with such a list, whoever changed one last first. */
export const listCreatorCodes = (db: Db, limit: number) =>
  listed(db)
    .innerJoin('creators', 'creators.shopper_id', 'public_lists.shopper_id')
    .where('creators.state', '=', 'active')
    .groupBy('creators.code')
    .select((of) => ['creators.code', of.fn.max('public_lists.updated_at').as('updated_at')])
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()

/** The lists that a shopper shows, newest first. */
export const listShownOf = (db: Db, shopperId: string) =>
  db
    .selectFrom('public_lists')
    .where('shopper_id', '=', shopperId)
    .where('state', '=', 'shown')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(PUBLIC_LISTS_MAX)
    .select(['code', 'title', 'updated_at'])
    .select(sql<number>`jsonb_array_length(goods)`.as('goods_count'))
    .execute()

/** How many reports on a list wait for staff. */
export async function countOpenReports(db: Db, publicListId: string): Promise<number> {
  const { count } = await db
    .selectFrom('public_list_reports')
    .where('public_list_id', '=', publicListId)
    .where('decided_at', 'is', null)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
