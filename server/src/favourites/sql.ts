import { FAVOURITES_MAX } from '@longhaul/domain/favourites/limits.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Favourites } from '../platform/database/tables.ts'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'

export type FavouriteRow = Selectable<Favourites>
export type NewFavourite = Insertable<Favourites>

const ownFavourites = (db: Db, shopperId: string) =>
  db.selectFrom('favourites').where('shopper_id', '=', shopperId)

export const listOwnFavourites = (
  db: Db,
  shopperId: string,
  { cursor, size }: { cursor: Cursor | undefined; size: number },
): Promise<FavouriteRow[]> =>
  ownFavourites(db, shopperId)
    .selectAll()
    .$call((query) => newestPage(query, 'created_at', 'id', cursor, size + 1))
    .execute()

export async function countOwnFavourites(db: Db, shopperId: string): Promise<number> {
  const { count } = await ownFavourites(db, shopperId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findOwnFavouriteOf = (db: Db, shopperId: string, url: string) =>
  ownFavourites(db, shopperId).where('url', '=', url).select(['id', 'note']).executeTakeFirst()

/** Those of the links that are favourites already. */
export async function listOwnUrls(db: Db, shopperId: string, urls: readonly string[]): Promise<Set<string>> {
  const rows = await ownFavourites(db, shopperId)
    .where('url', '=', sql<string>`any(${urls}::text[])`)
    .select('url')
    .execute()
  return new Set(rows.map(({ url }) => url))
}

/**
 * Adds favourites, as far as there is room; the shopper must be locked. Of goods that are one already only
 * the note is taken, and only where there is none. Returns how many were added, and for how many there was no
 * room.
 */
export async function addFavourites(
  tx: Tx,
  shopperId: string,
  rows: readonly NewFavourite[],
): Promise<{ added: number; noRoomFor: number }> {
  if (rows.length === 0) return { added: 0, noRoomFor: 0 }
  const known = await listOwnUrls(
    tx,
    shopperId,
    rows.map(({ url }) => url),
  )
  const unknown = rows.filter(({ url }) => !known.has(url))
  const room = Math.max(0, FAVOURITES_MAX - (await countOwnFavourites(tx, shopperId)))
  const stored = [...rows.filter(({ url }) => known.has(url)), ...unknown.slice(0, room)]
  if (stored.length > 0)
    await tx
      .insertInto('favourites')
      .values(stored)
      .onConflict((conflict) =>
        conflict
          .columns(['shopper_id', 'url'])
          .doUpdateSet((set) => ({ note: set.ref('excluded.note') }))
          .where('favourites.note', '=', ''),
      )
      .execute()
  return { added: Math.min(room, unknown.length), noRoomFor: Math.max(0, unknown.length - room) }
}

export const setOwnNote = (tx: Tx, shopperId: string, id: string, note: string): Promise<boolean> =>
  anyOf(
    tx
      .updateTable('favourites')
      .set({ note })
      .where('shopper_id', '=', shopperId)
      .where('id', '=', id)
      .returning('id')
      .execute(),
  )

export const deleteOwnFavourite = (tx: Tx, shopperId: string, id: string): Promise<boolean> =>
  anyOf(
    tx
      .deleteFrom('favourites')
      .where('shopper_id', '=', shopperId)
      .where('id', '=', id)
      .returning('id')
      .execute(),
  )

export const deleteOwnFavourites = (tx: Tx, shopperId: string) =>
  tx.deleteFrom('favourites').where('shopper_id', '=', shopperId).execute()

const anyOf = async (rows: Promise<unknown[]>): Promise<boolean> => (await rows).length > 0
