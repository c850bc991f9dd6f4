import type { Fen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'
import type { ParcelStage } from '../states/parcel-stages.ts'

/** How long a new package waits for its payment (docs/rules/packages.md). */
export const PARCEL_PAY_HOURS = 24

/**
 * How long a packed package waits for the extra payment for its actual weight, before its goods go back on
 * the shelf.
 */
export const PARCEL_SUPPLEMENT_DAYS = 7

/** Null when a package may be paid for now, else why not. The deadline itself still counts as in time. */
export function whyNotPayParcel(
  parcel: { readonly stage: ParcelStage; readonly payBy: Date },
  now: Date,
): Reason | null {
  if (parcel.stage === 'cancelled' || parcel.stage === 'returned') return 'transition_not_allowed'
  if (parcel.stage !== 'pending_payment') return 'already_paid'
  return now.getTime() > parcel.payBy.getTime() ? 'payment_window_closed' : null
}

/** A supplement: the extra payment due after packing. */
export type OpenSupplement = {
  readonly paidAt: Date | null
  readonly cancelledAt: Date | null
  readonly payBy: Date
}

/** Null when a supplement may be paid now, else why not. */
export function whyNotPaySupplement(supplement: OpenSupplement, now: Date): Reason | null {
  if (supplement.paidAt) return 'already_paid'
  if (supplement.cancelledAt) return 'transition_not_allowed'
  return now > supplement.payBy ? 'payment_window_closed' : null
}

/**
 * How much of the amount on hold for a cancelled package we keep: nothing before packing, the fee for wasted
 * packing afterwards. Never more than is on hold.
 */
export const keptOnCancel = (stage: ParcelStage, frozenFen: Fen, repackingFeeFen: Fen): Fen =>
  stage === 'supplement_due' ? Math.min(frozenFen, repackingFeeFen) : 0
