import type { Fen } from '../money/fen.ts'

/**
 * The two ways to pay for a package (docs/rules/packages.md). `estimate`: the estimate is paid now and
 * settled after packing. `exact`: the package is packed first and paid by its actual weight; only a deposit
 * is put on hold now.
 */
export const PAY_WAYS = ['estimate', 'exact'] as const
export type PayWay = (typeof PAY_WAYS)[number]

/** The extra service for packing before payment. If it is not offered, exact payment is not available. */
export const TRIAL_PACKING = 'rehearsal_packing'

/**
 * The deposit held before an unpaid package is packed: the fee for packing a package that is then cancelled.
 * It counts towards the price, and is returned in full if the package is cancelled before packing.
 */
export const depositFor = (way: PayWay, repackingFeeFen: Fen): Fen => (way === 'exact' ? repackingFeeFen : 0)
