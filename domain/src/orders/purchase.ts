import type { Fen } from '../money/fen.ts'

/** An item that is about to be bought: what is frozen for it, and which of it is not the seller's. */
export type PaidItem = { frozenFen: Fen; serviceFen: Fen; photosFen: Fen }

/** What may be spent at the seller: all that is frozen but our fee and the detail photos, which are earned later. */
export const purchasableFen = ({ frozenFen, serviceFen, photosFen }: PaidItem): Fen =>
  frozenFen - serviceFen - photosFen

/** What is missing (the shopper has to be asked) or saved (goes back) at a real price. One of the two is always zero. */
export function purchaseBalance(item: PaidItem, costFen: Fen): { missingFen: Fen; savedFen: Fen } {
  const over = costFen - purchasableFen(item)
  return { missingFen: Math.max(0, over), savedFen: Math.max(0, -over) }
}
