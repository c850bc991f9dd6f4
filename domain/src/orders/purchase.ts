import type { Fen } from '../money/fen.ts'

/** An item about to be bought: the amount on hold for it, and the parts that are not for the seller. */
export type PaidItem = { frozenFen: Fen; serviceFen: Fen; photosFen: Fen }

/**
 * What may be spent at the seller: the amount on hold less our fee and the detail photos, which are earned
 * later.
 */
export const purchasableFen = ({ frozenFen, serviceFen, photosFen }: PaidItem): Fen =>
  frozenFen - serviceFen - photosFen

/**
 * The missing amount (the shopper has to be asked) or the saved amount (given back) at the actual price. At
 * least one of them is zero.
 */
export function purchaseBalance(item: PaidItem, costFen: Fen): { missingFen: Fen; savedFen: Fen } {
  const over = costFen - purchasableFen(item)
  return { missingFen: Math.max(0, over), savedFen: Math.max(0, -over) }
}
