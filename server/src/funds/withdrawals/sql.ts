import type { WithdrawalStage } from '@longhaul/domain/funds/stages.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Withdrawals } from '../../platform/database/tables.ts'
import type { RechargeRow } from '../sql.ts'

export type WithdrawalRow = Selectable<Withdrawals>

export async function nextWithdrawalNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ running: number }>`select nextval('withdrawal_numbers') as running`.execute(tx)
  return rows[0]!.running
}

export const insertWithdrawal = (tx: Tx, row: Insertable<Withdrawals>): Promise<WithdrawalRow> =>
  tx.insertInto('withdrawals').values(row).returningAll().executeTakeFirstOrThrow()

export const listOwnWithdrawals = (
  db: Db,
  shopperId: string,
  { cursor, size }: { cursor: Cursor | undefined; size: number },
): Promise<WithdrawalRow[]> =>
  db
    .selectFrom('withdrawals')
    .where('shopper_id', '=', shopperId)
    .selectAll()
    .$call((query) => newestPage(query, 'created_at', 'id', cursor, size + 1))
    .execute()

export const listWithdrawalsForStaff = (
  db: Db,
  { stages, cursor, size }: { stages: readonly WithdrawalStage[]; cursor: Cursor | undefined; size: number },
): Promise<WithdrawalRow[]> =>
  db
    .selectFrom('withdrawals')
    .where('stage', 'in', [...stages])
    .selectAll()
    .$call((query) => newestPage(query, 'created_at', 'id', cursor, size + 1))
    .execute()

export const findWithdrawalForStaff = (db: Db, id: string): Promise<WithdrawalRow | undefined> =>
  db.selectFrom('withdrawals').where('id', '=', id).selectAll().executeTakeFirst()

export const lockOwnWithdrawal = (
  tx: Tx,
  shopperId: string,
  id: string,
): Promise<WithdrawalRow | undefined> =>
  tx
    .selectFrom('withdrawals')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .selectAll()
    .executeTakeFirst()

export const lockWithdrawalForStaff = (tx: Tx, id: string): Promise<WithdrawalRow | undefined> =>
  tx.selectFrom('withdrawals').where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

/**
 * Locks a withdrawal's parts. Lock them before the withdrawal, because settling a provider's notice locks the
 * part first.
 */
export const lockOwnParts = (tx: Tx, shopperId: string, id: string) =>
  tx
    .selectFrom('recharge_refunds')
    .where('withdrawal_id', 'in', (of) =>
      of.selectFrom('withdrawals').where('shopper_id', '=', shopperId).where('id', '=', id).select('id'),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id')
    .execute()

/** The owners of withdrawals. */
export const listOwnersForStaff = (db: Db, shopperIds: readonly string[]) =>
  db
    .selectFrom('shoppers')
    .where('id', '=', sql<string>`any(${[...shopperIds]}::uuid[])`)
    .select(['id', 'code', 'email', 'nickname'])
    .execute()

/** The parts of withdrawals that are refunded through providers, with the recharges that they refund. */
export const listParts = (db: Db, withdrawalIds: readonly string[]) =>
  db
    .selectFrom('recharge_refunds as part')
    .innerJoin('recharges', 'recharges.id', 'part.recharge_id')
    .where('part.withdrawal_id', '=', sql<string>`any(${[...withdrawalIds]}::uuid[])`)
    .selectAll('part')
    .select([
      'recharges.number',
      'provider',
      'currency',
      'payment_ref',
      'recharges.provider_ref as order_ref',
    ])
    .orderBy('part.step')
    .execute()

/**
 * Records that a refund is about to be requested. Called before the provider, because the refund may go
 * through even if the call fails.
 */
export const setPartAsked = (db: Db, id: string, now: Date) =>
  db
    .updateTable('recharge_refunds')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('asked_at', 'is', null)
    .execute()

/** Recharges that may still be refunded, newest first. */
export const listRefundSources = (db: Db, shopperId: string): Promise<RechargeRow[]> =>
  db
    .selectFrom('recharges')
    .where('shopper_id', '=', shopperId)
    .where('stage', '=', 'succeeded')
    .where('payment_ref', 'is not', null)
    // A provider that refused once would refuse again.
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('recharge_refunds')
            .whereRef('recharge_refunds.recharge_id', '=', 'recharges.id')
            .where('recharge_refunds.stage', 'in', ['refused', 'undone'])
            // These were never requested, so the provider has not refused them.
            .where('failure', 'not in', ['rejected', 'held'])
            .select('recharge_refunds.id'),
        ),
      ),
    )
    .selectAll()
    .orderBy('succeeded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()

/** The names of members of staff, to show who decided. */
export async function listStaffNames(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('staff')
    .where('id', '=', sql<string>`any(${[...new Set(ids.filter((id) => id !== null))]}::uuid[])`)
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** Changes a locked withdrawal. */
export const updateWithdrawal = (
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      WithdrawalRow,
      | 'stage'
      | 'stage_at'
      | 'withdrawing_fen'
      | 'by_hand_fen'
      | 'by_hand_reference'
      | 'by_hand_at'
      | 'reason'
      | 'decided_by'
      | 'decided_at'
      | 'approved_by'
      | 'approved_at'
    >
  >,
): Promise<WithdrawalRow> =>
  tx.updateTable('withdrawals').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
