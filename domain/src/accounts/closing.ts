import type { Fen } from '../money/fen.ts'

/** What of an account is still open. */
export type OpenBusiness = {
  /** Available, on hold and on its way out, together. */
  balanceFen: Fen
  /** What went back from a provider after it was spent. */
  owedFen: Fen
  /** Orders with an item that is not yet bought, stored, cancelled or refunded. */
  orders: number
  /** Items on our shelves. */
  stockItems: number
  /** Parcels announced to us that have not come. */
  inbounds: number
  parcels: number
  /** Payments and recharges whose outcome is not known. */
  payments: number
}

export type ClosingObstacle = { kind: keyof OpenBusiness; amount: number }

/** What keeps an account from being deleted, in the order in which it is best settled; empty when nothing does. */
export const closingObstacles = (open: OpenBusiness): ClosingObstacle[] =>
  (['parcels', 'stockItems', 'orders', 'inbounds', 'payments', 'balanceFen', 'owedFen'] as const)
    .filter((kind) => open[kind] > 0)
    .map((kind) => ({ kind, amount: open[kind] }))
