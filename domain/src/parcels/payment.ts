import type { Fen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'
import type { ParcelStage } from './stages.ts'

/** How long a new package waits for its payment (docs/rules/packages.md). */
export const PARCEL_PAY_HOURS = 24

/** How long a packed package waits for what its real weight costs more, before its goods go back on the shelf. */
export const PARCEL_SUPPLEMENT_DAYS = 7

/** Null when a package may be paid now, else why not. At the last instant it still may. */
export function whyNotPayParcel(
  parcel: { readonly stage: ParcelStage; readonly payBy: Date },
  now: Date,
): Reason | null {
  if (parcel.stage === 'cancelled' || parcel.stage === 'returned') return 'transition_not_allowed'
  if (parcel.stage !== 'pending_payment') return 'already_paid'
  return now.getTime() > parcel.payBy.getTime() ? 'payment_window_closed' : null
}

/** A supplement: what is owed after packing; or, without a last day, for a way back. */
export type OpenSupplement = {
  readonly paidAt: Date | null
  readonly cancelledAt: Date | null
  readonly payBy: Date | null
}

/** Null when a supplement may be paid now, else why not. */
export function whyNotPaySupplement(supplement: OpenSupplement, now: Date): Reason | null {
  if (supplement.paidAt) return 'already_paid'
  if (supplement.cancelledAt) return 'transition_not_allowed'
  return supplement.payBy !== null && now > supplement.payBy ? 'payment_window_closed' : null
}

/**
 * What a cancelled package keeps of what was set aside for it: nothing before it is packed, the price of packing in vain after. Never
 * more than there is.
 */
export const keptOnCancel = (stage: ParcelStage, frozenFen: Fen, repackingFeeFen: Fen): Fen =>
  stage === 'supplement_due' ? Math.min(frozenFen, repackingFeeFen) : 0
