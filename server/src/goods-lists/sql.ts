import { type RowIssue, type RowGroup, issuesIn } from '@longhaul/domain/goods-lists/row.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { GoodsLists } from '../platform/database/tables.ts'
import { containing } from '../search/public.ts'
import type { Found, RowRecord, WrittenRow } from './listed.ts'

export type ListRecord = Selectable<GoodsLists>
type Json = { written: WrittenRow; found: Found | null }

const ownLists = (db: Db, shopperId: string) =>
  db.selectFrom('goods_lists').where('shopper_id', '=', shopperId)

/** The lists of a shopper, newest first. */
export const listOwnLists = (db: Db, shopperId: string): Promise<ListRecord[]> =>
  ownLists(db, shopperId).selectAll().orderBy('created_at', 'desc').orderBy('id').execute()

export const findOwnList = (db: Db, shopperId: string, id: string): Promise<ListRecord | undefined> =>
  ownLists(db, shopperId).where('id', '=', id).selectAll().executeTakeFirst()

export const lockOwnList = (tx: Tx, shopperId: string, id: string): Promise<ListRecord | undefined> =>
  ownLists(tx, shopperId).where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

/** The same list made since then, if there is one. */
export const findSameList = (db: Db, shopperId: string, hash: Buffer, since: Date) =>
  ownLists(db, shopperId)
    .where('content_hash', '=', hash)
    .where('created_at', '>', since)
    .selectAll()
    .executeTakeFirst()

export const findListForJob = (db: Db, id: string): Promise<ListRecord | undefined> =>
  db.selectFrom('goods_lists').where('id', '=', id).selectAll().executeTakeFirst()

/** Locks a list before its rows; undefined if it was deleted meanwhile. */
export const lockListForJob = (tx: Tx, id: string): Promise<ListRecord | undefined> =>
  tx.selectFrom('goods_lists').where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

export const insertList = async (tx: Tx, list: Insertable<GoodsLists>): Promise<string> =>
  (await tx.insertInto('goods_lists').values(list).returning('id').executeTakeFirstOrThrow()).id

export const updateList = (tx: Tx, id: string, change: Updateable<GoodsLists>) =>
  tx.updateTable('goods_lists').set(change).where('id', '=', id).execute()

/** The end of reading, unless it was stopped before. */
export const endReading = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('goods_lists')
    .set({ stage: 'done', updated_at: now })
    .where('id', '=', id)
    .where('stage', '=', 'reading')
    .execute()

export const deleteOwnList = async (tx: Tx, shopperId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('goods_lists')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** JSON that the database stores: without NUL and halves of characters, which cutting leaves behind. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? storable(inner) : inner))

/** A text without what no column stores. */
export const storable = (text: string): string => text.replaceAll(/\0|\p{Surrogate}/gu, '')

type NewRow = Pick<RowRecord, 'position' | 'written' | 'url' | 'quantity' | 'remark' | 'title'> &
  Partial<RowRecord>

/** How many rows one statement inserts. */
const INSERTED_AT_ONCE = 500

export async function insertRows(tx: Tx, list: { id: string; shopper_id: string }, rows: readonly NewRow[]) {
  for (let at = 0; at < rows.length; at += INSERTED_AT_ONCE)
    await tx
      .insertInto('goods_list_rows')
      .values(
        rows.slice(at, at + INSERTED_AT_ONCE).map(({ written, found = null, ...row }) => ({
          ...row,
          list_id: list.id,
          shopper_id: list.shopper_id,
          written: toJson(written),
          found: found && toJson(found),
        })),
      )
      .execute()
}

const ownRows = (db: Db, shopperId: string, listId: string) =>
  db
    .selectFrom('goods_list_rows')
    .where('shopper_id', '=', shopperId)
    .where('list_id', '=', listId)
    .orderBy('position')

/** All rows of a list, in its order. */
export const listOwnRows = (db: Db, shopperId: string, listId: string): Promise<RowRecord[]> =>
  ownRows(db, shopperId, listId).selectAll().$narrowType<Json>().execute()

/** The rows behind a position: all, those of a group, or those with certain words. */
export function listOwnRowsOf(
  db: Db,
  {
    shopperId,
    listId,
    group,
    words,
    after,
    limit,
  }: {
    shopperId: string
    listId: string
    group: RowGroup | undefined
    words: string
    after: number
    limit: number
  },
): Promise<RowRecord[]> {
  return ownRows(db, shopperId, listId)
    .where('position', '>', after)
    .$if(group !== undefined, (rows) => rows.where(inGroup(group!)))
    .$if(words !== '', (rows) => rows.where(withWords(words)))
    .limit(limit)
    .selectAll()
    .$narrowType<Json>()
    .execute()
}

/** What a row is found by: everything that is shown of it. */
const withWords = (words: string) =>
  sql<boolean>`concat_ws(' ', title, found ->> 'helper_title', found ->> 'seller_name', options_text, url, remark,
    (select string_agg(value, ' ') from jsonb_each_text(written::jsonb))) ilike ${containing(words)}`

function inGroup(group: RowGroup) {
  if (group === 'added') return sql<boolean>`added_at is not null`
  if (group === 'waiting') return sql<boolean>`added_at is null and not is_read`
  const issues = issuesIn(group).map((issue) => sql.lit(issue))
  const issue = group === 'ready' ? sql`issue is null` : sql`issue in (${sql.join(issues)})`
  return sql<boolean>`added_at is null and is_read and ${issue}`
}

/** Locks those of the rows that are in this list and not in the cart; without ids, all of them. */
export function lockOwnRows(
  tx: Tx,
  shopperId: string,
  listId: string,
  ids?: readonly string[],
): Promise<RowRecord[]> {
  const rows = ownRows(tx, shopperId, listId).where('added_at', 'is', null).forNoKeyUpdate()
  const chosen = ids ? rows.where('id', 'in', [...ids]) : rows
  return chosen.selectAll().$narrowType<Json>().execute()
}

export const listUnreadRowsForJob = (db: Db, listId: string, limit: number): Promise<RowRecord[]> =>
  db
    .selectFrom('goods_list_rows')
    .where('list_id', '=', listId)
    .where('is_read', '=', false)
    .orderBy('position')
    .limit(limit)
    .selectAll()
    .$narrowType<Json>()
    .execute()

/** Locks rows that are still to be read, in case the shopper has changed them meanwhile. */
export const lockUnreadRowsForJob = (tx: Tx, ids: readonly string[]): Promise<RowRecord[]> =>
  tx
    .selectFrom('goods_list_rows')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('is_read', '=', false)
    .orderBy('id')
    .forNoKeyUpdate()
    .selectAll()
    .$narrowType<Json>()
    .execute()

/** Stores everything about these rows that can change. */
export async function saveRows(tx: Tx, rows: readonly RowRecord[]): Promise<void> {
  if (rows.length === 0) return
  const changed = rows.map((row) => ({ ...row, written: undefined }))
  await sql`
    update goods_list_rows as row set url = new.url, is_read = new.is_read, found = new.found, title = new.title,
      link_issue = new.link_issue, issue = new.issue, price_fen = new.price_fen,
      options_text = new.options_text, quantity = new.quantity, remark = new.remark, own_fen = new.own_fen,
      price_accepted = new.price_accepted
    from jsonb_to_recordset(${toJson(changed)}::jsonb) as new (id uuid, url text, is_read boolean,
      found jsonb, title text, link_issue text, issue text, price_fen bigint, options_text text,
      quantity integer, remark text, own_fen bigint, price_accepted boolean)
    where row.id = new.id`.execute(tx)
}

export async function deleteOwnRows(
  tx: Tx,
  shopperId: string,
  listId: string,
  ids: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('goods_list_rows')
    .where('shopper_id', '=', shopperId)
    .where('list_id', '=', listId)
    .where('id', 'in', [...ids])
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Records that rows went into the cart. */
export const setRowsAdded = (tx: Tx, ids: readonly string[], now: Date) =>
  tx
    .updateTable('goods_list_rows')
    .set({ added_at: now })
    .where('id', 'in', [...ids])
    .execute()

/** What was not read for a reason that may pass is read again. */
export const readAgain = (tx: Tx, listId: string) =>
  tx
    .updateTable('goods_list_rows')
    .set({ is_read: false })
    .where('list_id', '=', listId)
    .where('issue', '=', 'unread')
    .where('added_at', 'is', null)
    .execute()

export type Count = {
  list_id: string
  is_read: boolean
  is_added: boolean
  issue: RowIssue | null
  count: number
  fen: number
  pieces: number
}

/** The rows of these lists by everything that decides about their group. */
export async function countRows(db: Db, listIds: readonly string[]): Promise<Count[]> {
  if (listIds.length === 0) return []
  const { rows } = await sql<Count>`
    select list_id, is_read, added_at is not null as is_added, issue, count(*) as count,
      coalesce(sum(price_fen * quantity), 0)::bigint as fen, coalesce(sum(quantity), 0)::bigint as pieces
    from goods_list_rows where list_id in (${sql.join(listIds)}) group by 1, 2, 3, 4`.execute(db)
  return rows
}
