import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { PublicListReports } from '../../platform/database/tables.ts'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'
import type { PublicListRecord, StoredGoods } from './sql.ts'

export const insertReport = async (tx: Tx, report: Insertable<PublicListReports>): Promise<void> => {
  await tx.insertInto('public_list_reports').values(report).execute()
}

/** Locks a public list by its id, for staff who decide about it. */
export const lockPublicListForStaff = (tx: Tx, id: string): Promise<PublicListRecord | undefined> =>
  tx
    .selectFrom('public_lists')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .selectAll()
    .$narrowType<{ goods: StoredGoods[] }>()
    .executeTakeFirst()

/** Marks the open reports on a list as decided. */
export const decideReports = async (tx: Tx, publicListId: string, now: Date): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('public_list_reports')
    .set({ decided_at: now })
    .where('public_list_id', '=', publicListId)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** How many reports of a list staff see at a time. */
const REPORTS_SHOWN = 10

type Report = {
  id: string
  reason: PublicListReports['reason']
  words: string
  created_at: string
  decided_at: string | null
}

const forStaff = (db: Db) =>
  db
    .selectFrom('public_lists as list')
    .innerJoin('shoppers as shopper', 'shopper.id', 'list.shopper_id')
    .selectAll('list')
    .select(['shopper.code as shopper_code', 'list.published_at as created_at'])
    .select([
      sql<number>`(select count(*)::int from public_list_reports report
        where report.public_list_id = list.id and report.decided_at is null)`.as('open_reports'),
      sql<Report[]>`coalesce((select jsonb_agg(latest order by latest.created_at desc, latest.id) from (
        select id, reason, words, created_at, decided_at from public_list_reports report
        where report.public_list_id = list.id order by created_at desc, id limit ${sql.lit(REPORTS_SHOWN)}) latest), '[]')`.as(
        'reports',
      ),
    ])
    .$narrowType<{ goods: StoredGoods[] }>()

export type StaffRecord = Awaited<ReturnType<ReturnType<typeof forStaff>['execute']>>[number]

export const findForStaff = (db: Db, id: string): Promise<StaffRecord | undefined> =>
  forStaff(db).where('list.id', '=', id).executeTakeFirst()

export type View = 'reported' | 'shown' | 'taken_down'

export function listForStaff(
  db: Db,
  { view, cursor, size }: { view: View; cursor: Cursor | undefined; size: number },
): Promise<StaffRecord[]> {
  const lists =
    view === 'reported'
      ? forStaff(db).where(
          sql<boolean>`exists (select from public_list_reports report
            where report.public_list_id = list.id and report.decided_at is null)`,
        )
      : forStaff(db).where('list.state', '=', view)
  return newestPage(lists, 'list.published_at', 'list.id', cursor, size + 1).execute()
}
