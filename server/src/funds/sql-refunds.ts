import type { Taken } from '@longhaul/domain/funds/refund-shares.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { RechargeRefunds } from '../platform/database/tables.ts'
import type { RechargeRow } from './sql.ts'

export type RefundRow = Selectable<RechargeRefunds>

/** What of a recharge went back or is on its way: by withdrawals, by the provider's own refunds, by disputes. The one place that counts it. */
export async function readRefundable(tx: Db, recharge: RechargeRow): Promise<Taken> {
  const { rows } = await sql<{ fen: number; minor: number; fee_minor: number }>`
    select coalesce(sum(amount_fen) filter (where stage in ('waiting', 'done')), 0)::bigint as fen,
      coalesce(sum(amount_minor - fee_minor) filter (where stage in ('waiting', 'done')), 0)::bigint as minor,
      coalesce(sum(fee_minor) filter (where stage in ('waiting', 'done')), 0)::bigint as fee_minor
    from recharge_refunds where recharge_id = ${recharge.id}`.execute(tx)
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
    .forNoKeyUpdate()
    .selectAll()
    .executeTakeFirst()

/** Whether a refund of just this much is being asked for: its provider may speak before it has answered us. One not approved yet is not. */
export const isRefundUnderWay = async (tx: Db, rechargeId: string, amountMinor: number): Promise<boolean> =>
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

export const insertRefund = (tx: Db, refund: Insertable<RechargeRefunds>): Promise<RefundRow> =>
  tx.insertInto('recharge_refunds').values(refund).returningAll().executeTakeFirstOrThrow()

/** Since when disputes about a shopper's recharges are open that were reported after `since`; null where none is. */
export async function findOpenDispute(db: Db, shopperId: string, since: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(back.created_at) as at from recharge_refunds back join recharges r on r.id = back.recharge_id
    where r.shopper_id = ${shopperId} and back.is_dispute and back.stage = 'done' and back.decided_at is null
      and back.created_at > ${since}`.execute(db)
  return rows[0]?.at ?? null
}

/** A dispute is over, whoever lost it. */
export const setDisputeDecided = (tx: Db, refund: RefundRow, now: Date) =>
  tx
    .updateTable('recharge_refunds')
    .set({ decided_at: now })
    .where('id', '=', refund.id)
    .where('decided_at', 'is', null)
    .execute()

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
