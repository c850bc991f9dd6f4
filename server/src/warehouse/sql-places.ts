import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** The number of latest places listed; no one searches more. */
const PLACES_MAX = 20

/**
 * The shelves on which a stock item was placed, from the audit log, newest first. `name` is null if the
 * server itself did it.
 */
export const listPlaces = (db: Db, stockItemId: string) =>
  db
    .selectFrom('audit_log')
    .leftJoin('staff', 'staff.id', 'audit_log.staff_id')
    .where('subject_kind', '=', 'stock_item')
    .where('subject_id', '=', stockItemId)
    .where(sql<string>`after ->> 'shelf'`, '<>', '')
    .select([sql<string>`after ->> 'shelf'`.as('shelf'), 'audit_log.created_at', 'staff.name'])
    .orderBy('audit_log.created_at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(PLACES_MAX)
    .execute()
