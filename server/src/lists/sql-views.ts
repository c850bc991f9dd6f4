import type { ListId } from '@longhaul/domain/lists/lists.ts'
import type { ListWords } from '@longhaul/domain/lists/query.ts'
import type { Density } from '@longhaul/domain/lists/views.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

export type ViewRow = Awaited<ReturnType<typeof listViewsFor>>[number]

const views = (db: Db) =>
  db
    .selectFrom('list_views')
    .innerJoin('staff', 'staff.id', 'list_views.staff_id')
    .selectAll('list_views')
    .select('staff.name as by')

/** The member of staff's own views of a list and those shared by others, by name. */
export const listViewsFor = (db: Db, staffId: string, list: ListId) =>
  views(db)
    .where('list', '=', list)
    .where((where) => where.or([where('staff_id', '=', staffId), where('shared', '=', true)]))
    .orderBy(sql`lower(list_views.name)`)
    .orderBy('list_views.id')
    .execute()

/** A view that the member of staff can see, locked: their own, or a shared one. */
export const lockViewFor = (tx: Tx, staffId: string, id: string): Promise<ViewRow | undefined> =>
  views(tx)
    .where('list_views.id', '=', id)
    .where((where) => where.or([where('staff_id', '=', staffId), where('shared', '=', true)]))
    .forNoKeyUpdate('list_views')
    .executeTakeFirst()

/** Counts the views of a member of staff; serialises concurrent inserts by the same member. */
export async function countViews(tx: Tx, staffId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`views of ${staffId}`}))`.execute(tx)
  const { count } = await tx
    .selectFrom('list_views')
    .where('staff_id', '=', staffId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whether another view of this member of staff for this list has the name. */
export async function isNameTaken(
  tx: Tx,
  { staffId, list, name, but }: { staffId: string; list: ListId; name: string; but?: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('list_views')
    .where('staff_id', '=', staffId)
    .where('list', '=', list)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .$if(but !== undefined, (query) => query.where('id', '<>', but!))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export const insertView = (
  tx: Tx,
  view: { list: ListId; staff_id: string; name: string; shared: boolean; query: ListWords; created_at: Date },
) =>
  tx
    .insertInto('list_views')
    .values({ ...view, query: JSON.stringify(view.query) })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateView = (tx: Tx, id: string, change: { name: string; shared: boolean; query: ListWords }) =>
  tx
    .updateTable('list_views')
    .set({ ...change, query: JSON.stringify(change.query) })
    .where('id', '=', id)
    .execute()

/** Removes a view that is no longer shared from the defaults of others. */
export const clearDefaultOfOthers = (tx: Tx, id: string, staffId: string) =>
  tx
    .updateTable('list_layouts')
    .set({ default_view: null })
    .where('default_view', '=', id)
    .where('staff_id', '<>', staffId)
    .execute()

export const deleteViewRow = (tx: Tx, id: string) =>
  tx.deleteFrom('list_views').where('id', '=', id).execute()

export const findLayout = (db: Db, staffId: string, list: ListId) =>
  db
    .selectFrom('list_layouts')
    .where('staff_id', '=', staffId)
    .where('list', '=', list)
    .select(['columns', 'density', 'default_view'])
    .executeTakeFirst()

export const saveLayout = (
  tx: Tx,
  key: { staff_id: string; list: ListId },
  layout: { columns: string[] | null; density: Density; default_view: string | null },
) =>
  tx
    .insertInto('list_layouts')
    .values({ ...key, ...layout })
    .onConflict((conflict) => conflict.columns(['staff_id', 'list']).doUpdateSet(layout))
    .execute()
