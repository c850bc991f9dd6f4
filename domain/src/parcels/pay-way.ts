import type { Fen } from '../money/fen.ts'

/**
 * The two ways to pay a package (docs/rules/packages.md). `estimate`: the estimate is paid now and settled after packing. `exact`: it is packed first, and
 * what the scale says is paid; only a deposit is set aside now.
 */
export const PAY_WAYS = ['estimate', 'exact'] as const
export type PayWay = (typeof PAY_WAYS)[number]

/** The extra service that packing before payment is. If it is not on offer, exact payment cannot be chosen. */
export const TRIAL_PACKING = 'rehearsal_packing'

/**
 * The deposit held before an unpaid package is packed: as much as packing in vain costs. It is a part of the price, and comes back
 * whole while nothing is packed.
 */
export const depositFor = (way: PayWay, repackingFeeFen: Fen): Fen => (way === 'exact' ? repackingFeeFen : 0)
