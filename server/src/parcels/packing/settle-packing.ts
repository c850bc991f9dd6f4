import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import { notify } from '../../messages/public.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { type TakenBy, takeParcelStep } from '../parcel-step.ts'
import { insertSupplement } from '../paying/sql-supplements.ts'
import type { ParcelRow } from '../sql.ts'

/**
 * Settles a packed package by its actual weight: it may be shipped, or the shopper must pay the difference
 * first.
 */
export async function settlePacking(
  work: UnitOfWork,
  parcel: ParcelRow,
  { refundedFen, owedFen }: { refundedFen: Fen; owedFen: Fen },
  by: TakenBy,
  payBy: Date,
): Promise<ParcelStage> {
  const { tx, now, concerns } = work
  const stage = await takeParcelStep(tx, parcel, owedFen > 0 ? 'require_supplement' : 'finish_packing', by)
  const supplement =
    owedFen > 0 &&
    (await insertSupplement(tx, {
      shopper_id: parcel.shopper_id,
      parcel_id: parcel.id,
      amount_fen: owedFen,
      created_at: now,
      pay_by: payBy,
    }))
  const subject = { kind: 'parcel', id: parcel.id } as const
  const { number } = parcel
  await notify(
    work,
    parcel.shopper_id,
    supplement
      ? {
          kind: parcel.pay_way === 'exact' ? 'parcel_to_pay' : 'supplement_due',
          args: { number, amount_fen: owedFen, date: payBy.toISOString(), supplement_id: supplement.id },
          subject,
        }
      : { kind: 'parcel_packed', args: { number, amount_fen: refundedFen }, subject },
  )
  concerns(parcel.shopper_id)
  return stage
}
