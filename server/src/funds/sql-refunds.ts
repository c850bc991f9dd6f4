import type { Refundable } from '@longhaul/domain/funds/refund-shares.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { RechargeRefunds } from '../platform/tables.ts'
import type { RechargeRow } from './sql.ts'

export type RefundRow = Selectable<RechargeRefunds>

/** What of a recharge went back or is on its way. */
export async function readRefundable(tx: Db, recharge: RechargeRow): Promise<Refundable> {
  const { rows } = await sql<{ fen: number; minor: number }>`
    select coalesce(sum(amount_fen) filter (where stage in ('waiting', 'done')), 0)::bigint as fen,
      coalesce(sum(amount_minor - fee_minor) filter (where stage in ('waiting', 'done')), 0)::bigint as minor
    from recharge_refunds where recharge_id = ${recharge.id}`.execute(tx)
  const { fen, minor } = rows[0]!
  return {
    creditFen: recharge.credit_fen,
    netMinor: recharge.pay_minor - recharge.fee_minor,
    refundedFen: fen,
    refundedMinor: minor,
  }
}

/** A refund as its provider names it: by the key that we asked with, or by its own number. */
export const lockRefundForJob = (
  tx: Db,
  rechargeId: string,
  named: { refundKey?: string | undefined; refundRef: string },
): Promise<RefundRow | undefined> =>
  tx
    .selectFrom('recharge_refunds')
    .where('recharge_id', '=', rechargeId)
    .where((where) =>
      where.or([where('id', '=', named.refundKey ?? null), where('provider_ref', '=', named.refundRef)]),
    )
    .forUpdate()
    .selectAll()
    .executeTakeFirst()

/** Whether a refund of just this much is being asked for: its provider may speak before it has answered us. */
export const isRefundUnderWay = async (tx: Db, rechargeId: string, amountMinor: number): Promise<boolean> =>
  (
    await tx
      .selectFrom('recharge_refunds')
      .where('recharge_id', '=', rechargeId)
      .where('stage', '=', 'waiting')
      .where('provider_ref', 'is', null)
      .where('amount_minor', '=', amountMinor)
      .select('id')
      .execute()
  ).length > 0

export const insertRefund = (tx: Db, refund: Insertable<RechargeRefunds>): Promise<RefundRow> =>
  tx.insertInto('recharge_refunds').values(refund).returningAll().executeTakeFirstOrThrow()

/** Takes a refund from the stage that it was read in to another. */
export const moveRefund = (
  tx: Db,
  refund: RefundRow,
  to: { stage: RefundRow['stage']; providerRef?: string; failure?: string; now: Date },
) =>
  tx
    .updateTable('recharge_refunds')
    .set({
      stage: to.stage,
      stage_at: to.now,
      provider_ref: to.providerRef ?? refund.provider_ref,
      failure: to.failure ?? refund.failure,
    })
    .where('id', '=', refund.id)
    .where('stage', '=', refund.stage)
    .executeTakeFirst()
