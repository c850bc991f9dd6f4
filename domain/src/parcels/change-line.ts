import type { Reason } from '../refusals.ts'
import type { PayWay } from './pay-way.ts'
import type { ParcelStage } from './stages.ts'

/**
 * Null when a package may go by another line now, else why not: between trial packing and payment. The scale has spoken, so every line has its
 * exact price, and none of them is paid yet.
 */
export const whyNotChangeLine = (parcel: {
  readonly stage: ParcelStage
  readonly payWay: PayWay
}): Reason | null =>
  parcel.payWay === 'exact' && parcel.stage === 'supplement_due' ? null : 'transition_not_allowed'
