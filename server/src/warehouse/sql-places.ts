import { ON_A_SHELF } from '@longhaul/domain/warehouse/put-away.ts'
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

/** The number of shelves from which one is proposed. */
const SHARED_MAX = 10

/** The shelves of its warehouse on which other goods of a stock item's shopper lie, most first. */
export const sharedShelves = (db: Db, stock: { id: string; shopper_id: string; warehouse_id: string }) =>
  db
    .selectFrom('stock_items')
    .where('shopper_id', '=', stock.shopper_id)
    .where('stage', 'in', ON_A_SHELF)
    .where('warehouse_id', '=', stock.warehouse_id)
    .where('id', '<>', stock.id)
    .where('shelf', '<>', '')
    .groupBy('shelf')
    .select((select) => ['shelf', select.fn.countAll<number>().as('things')])
    .orderBy('things', 'desc')
    .orderBy('shelf')
    .limit(SHARED_MAX)
    .execute()
