import type { Reason } from '../refusals.ts'
import type { PayWay } from './pay-way.ts'
import type { ParcelStage } from '../states/parcel-stages.ts'

/**
 * Null when the line of a package may be changed now, else why not: it may between trial packing and payment,
 * when the package has been weighed, so that every line has an exact price, and nothing is paid yet.
 */
export const whyNotChangeLine = (parcel: {
  readonly stage: ParcelStage
  readonly payWay: PayWay
}): Reason | null =>
  parcel.payWay === 'exact' && parcel.stage === 'supplement_due' ? null : 'transition_not_allowed'
