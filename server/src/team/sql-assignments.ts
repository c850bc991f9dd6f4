import type { WorkKind } from '@longhaul/domain/staff/assignments.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Assignments } from '../platform/database/tables.ts'
import { sellerGroupId } from './sql-seller-group.ts'

type Key = { kind: WorkKind; id: string }

/** Every entry of a queue that waits, and where it lies; null: it lies in no warehouse. */
const openWork = sql<{ kind: WorkKind; id: string; warehouse_id: string | null }>`(
  select 'order' as kind, orders.id, null as warehouse_id from orders
    where exists (select from order_items item where item.order_id = orders.id and item.stage = 'in_review')
  union all select distinct 'seller_group',
    ${sellerGroupId}, null
    from order_items item join orders on orders.id = item.order_id where item.stage = 'to_purchase'
  union all select 'refund_case', id, null from refund_cases
    where stage in ('requested', 'with_seller', 'returning', 'to_refund')
  union all select 'claim', id, null from parcel_claims where stage in ('submitted', 'evidence_wanted', 'granted')
  union all select 'unclaimed', id, warehouse_id from arrivals where unclaimed
  union all select 'unclaimed', id, warehouse_id from unclaimed_parcels join arrivals using (id)
    where stage = 'disputed' and not unclaimed
  union all select 'count_difference', id, books_warehouse_id from count_differences where decided_at is null
  union all select 'found_thing', found_things.id, shelf_counts.warehouse_id from found_things
    join shelf_counts on shelf_counts.id = count_id where decided_at is null and ended_at is not null
  union all select 'inspection', id, warehouse_id from stock_items where stage in ('received', 'abnormal')
  union all select 'stock_item', id, warehouse_id from stock_items
    where stage in ('in_stock', 'in_parcel', 'storage_expired')
  union all select 'parcel', id, warehouse_id from parcels where stage in ('to_pick', 'packing')
  union all select 'dispatch', id, warehouse_id from parcels
    where stage in ('to_ship', 'address_problem', 'in_transit', 'exception')
  union all select distinct 'seller_order', purchases.seller_order_id, null::text
    from purchases join order_items item on item.id = purchases.order_item_id
    where item.stage in ('purchased', 'seller_shipped')
  union all select 'withdrawal', id, null from withdrawals where stage in ('requested', 'paying')
  union all select 'remittance', id, null from remittances where stage = 'submitted'
)`

/** Assignments of what still waits. Who was blocked has nothing any more. */
const assignments = (db: Db) =>
  db
    .selectFrom('assignments as given')
    .innerJoin('staff', 'staff.id', 'given.staff_id')
    .innerJoin('staff as giver', 'giver.id', 'given.given_by')
    .where('staff.disabled_at', 'is', null)
    .select(['given.subject_kind', 'given.subject_id', 'given.staff_id', 'given.given_at', 'given.note'])
    .select(['staff.name as staff_name', 'giver.name as given_by_name'])

export type AssignmentRow = Awaited<ReturnType<typeof listAssignmentsForStaff>>[number]

export const listAssignmentsForStaff = (
  db: Db,
  filter: { kind: WorkKind | undefined; staffId: string | undefined; warehouseId: string | null },
) =>
  assignments(db)
    .innerJoin(openWork.as('work'), (join) =>
      join.onRef('work.kind', '=', 'given.subject_kind').onRef('work.id', '=', 'given.subject_id'),
    )
    .$if(filter.kind !== undefined, (query) => query.where('given.subject_kind', '=', filter.kind!))
    .$if(filter.staffId !== undefined, (query) => query.where('given.staff_id', '=', filter.staffId!))
    .$if(filter.warehouseId !== null, (query) =>
      query.where(sql<boolean>`coalesce(work.warehouse_id, ${filter.warehouseId}) = ${filter.warehouseId}`),
    )
    .orderBy('given.given_at')
    .orderBy('given.subject_id')
    .limit(1_000)
    .execute()

export const findAssignmentForStaff = (db: Db, { kind, id }: Key) =>
  assignments(db).where('subject_kind', '=', kind).where('subject_id', '=', id).executeTakeFirst()

/** An entry that waits; undefined if there is none of that id. */
export const findOpenWork = (db: Db, { kind, id }: Key) =>
  db
    .selectFrom(openWork.as('work'))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .select('warehouse_id')
    .limit(1)
    .executeTakeFirst()

/** Whose it is, locked; also of somebody who was blocked. */
export const lockAssignment = (tx: Tx, { kind, id }: Key) =>
  tx
    .selectFrom('assignments')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .select('staff_id')
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Returns whether the row is ours: of two who insert at once, one is told that it is not. */
export async function insertAssignment(tx: Tx, row: Insertable<Assignments>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('assignments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['subject_kind', 'subject_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const deleteAssignment = (tx: Tx, { kind, id }: Key) =>
  tx.deleteFrom('assignments').where('subject_kind', '=', kind).where('subject_id', '=', id).execute()

/** Members of staff who can log in, by name. */
export const listActiveStaff = (db: Db) =>
  db
    .selectFrom('staff')
    .where('disabled_at', 'is', null)
    .select(['id', 'name', 'roles', 'warehouse_id'])
    .orderBy('name')
    .orderBy('id')
    .execute()

export const findActiveStaff = (db: Db, id: string) =>
  db
    .selectFrom('staff')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .select(['id', 'name', 'roles', 'warehouse_id'])
    .executeTakeFirst()
