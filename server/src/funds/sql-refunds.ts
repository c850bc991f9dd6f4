import type { Taken } from '@longhaul/domain/funds/refund-shares.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { RechargeRefunds } from '../platform/database/tables.ts'
import type { RechargeRow } from './sql.ts'

export type RefundRow = Selectable<RechargeRefunds>

/**
 * The amounts of a recharge refunded or being refunded: by withdrawals, the provider's own refunds and
 * disputes. The only place that counts them.
 */
export async function readRefundable(db: Db, recharge: RechargeRow): Promise<Taken> {
  const { rows } = await sql<{ fen: number; minor: number; fee_minor: number }>`
    select coalesce(sum(amount_fen) filter (where stage in ('waiting', 'done')), 0)::bigint as fen,
      coalesce(sum(amount_minor - fee_minor) filter (where stage in ('waiting', 'done')), 0)::bigint as minor,
      coalesce(sum(fee_minor) filter (where stage in ('waiting', 'done')), 0)::bigint as fee_minor
    from recharge_refunds where recharge_id = ${recharge.id}`.execute(db)
  const { fen, minor, fee_minor: feeMinor } = rows[0]!
  return {
    creditFen: recharge.credit_fen,
    netMinor: recharge.pay_minor - recharge.fee_minor,
    refundedFen: fen,
    refundedMinor: minor,
    feeMinor: recharge.fee_minor,
    refundedFeeMinor: feeMinor,
  }
}

/** Locks a refund, found by our key or by the provider's own number. */
export const lockRefundForJob = (
  tx: Tx,
  rechargeId: string,
  named: { refundKey?: string | undefined; refundRef: string },
): Promise<RefundRow | undefined> =>
  tx
    .selectFrom('recharge_refunds')
    .where('recharge_id', '=', rechargeId)
    .where((where) =>
      where.or([where('id', '=', named.refundKey ?? null), where('provider_ref', '=', named.refundRef)]),
    )
    .forNoKeyUpdate()
    .selectAll()
    .executeTakeFirst()

/**
 * Whether a refund of exactly this amount is being requested: its webhook may arrive before the response.
 * Refunds not yet approved do not count.
 */
export const isRefundUnderWay = async (tx: Tx, rechargeId: string, amountMinor: number): Promise<boolean> =>
  (
    await tx
      .selectFrom('recharge_refunds')
      .innerJoin('withdrawals', 'withdrawals.id', 'recharge_refunds.withdrawal_id')
      .where('recharge_id', '=', rechargeId)
      .where('withdrawals.stage', '=', 'paying')
      .where('recharge_refunds.stage', '=', 'waiting')
      .where('provider_ref', 'is', null)
      .where('amount_minor', '=', amountMinor)
      .select('recharge_refunds.id')
      .execute()
  ).length > 0

export const insertRefund = (tx: Tx, refund: Insertable<RechargeRefunds>): Promise<RefundRow> =>
  tx.insertInto('recharge_refunds').values(refund).returningAll().executeTakeFirstOrThrow()

/** Marks a dispute as decided, whoever won it. */
export const setDisputeDecided = (tx: Tx, refund: RefundRow, now: Date) =>
  tx
    .updateTable('recharge_refunds')
    .set({ decided_at: now })
    .where('id', '=', refund.id)
    .where('decided_at', 'is', null)
    .execute()

/** Moves a refund from the stage in which it was read to another. */
export const moveRefund = (
  tx: Tx,
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
