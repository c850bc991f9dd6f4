import type { AdjustmentStage } from '@longhaul/domain/funds/adjustment.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Adjustments } from '../../platform/database/tables.ts'

export type AdjustmentRow = Selectable<Adjustments>

export async function nextAdjustmentNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ next: number }>`select nextval('adjustment_numbers')::int as next`.execute(tx)
  return rows[0]!.next
}

export const insertAdjustment = (tx: Tx, row: Insertable<Adjustments>): Promise<AdjustmentRow> =>
  tx.insertInto('adjustments').values(row).returningAll().executeTakeFirstOrThrow()

export const findAdjustmentForStaff = (db: Db, id: string): Promise<AdjustmentRow | undefined> =>
  db.selectFrom('adjustments').where('id', '=', id).selectAll().executeTakeFirst()

export const lockAdjustmentForStaff = (tx: Tx, id: string): Promise<AdjustmentRow | undefined> =>
  tx.selectFrom('adjustments').where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

/** The caller has locked the row. */
export const updateAdjustment = (
  tx: Tx,
  id: string,
  change: Updateable<Adjustments>,
): Promise<AdjustmentRow> =>
  tx.updateTable('adjustments').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const listAdjustmentsForStaff = (
  db: Db,
  filter: { stages: readonly AdjustmentStage[]; cursor: Cursor | undefined; size: number },
) =>
  db
    .selectFrom('adjustments')
    .where('stage', 'in', filter.stages)
    .selectAll()
    .$call((query) =>
      newestPage(query, 'adjustments.created_at', 'adjustments.id', filter.cursor, filter.size + 1),
    )
    .execute()

/** Shoppers by id, each with the available balance. */
export const listPayeesForStaff = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('shoppers')
        .leftJoin('ledger_accounts as account', (join) =>
          join.onRef('account.shopper_id', '=', 'shoppers.id').on('account.kind', '=', 'available'),
        )
        .where('shoppers.id', 'in', ids)
        .select([
          'shoppers.id',
          'shoppers.code',
          'shoppers.email',
          'shoppers.nickname',
          'account.balance_fen as available_fen',
        ])
        .execute()

/** An order of this shopper by its number. */
export const findOrderForStaff = (db: Db, shopperId: string, number: string) =>
  db
    .selectFrom('orders')
    .where('number', '=', number)
    .where('shopper_id', '=', shopperId)
    .select(['id', 'number'])
    .executeTakeFirst()

export const listOrdersForStaff = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('orders').where('id', 'in', ids).select(['id', 'number']).execute()

/** The items of an order that were paid and not cancelled. */
export const listPaidItemsForStaff = (db: Db, orderId: string) =>
  db
    .selectFrom('order_items')
    .where('order_id', '=', orderId)
    .where('stage', 'not in', ['pending_payment', 'cancelled'])
    .orderBy('id')
    .select('id')
    .execute()

export const findAdjustedForStaff = (db: Db, id: string) =>
  db.selectFrom('shoppers').where('id', '=', id).select(['id', 'closed_at']).executeTakeFirst()
