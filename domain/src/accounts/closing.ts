import type { Fen } from '../money/fen.ts'

/** The unfinished business of an account. */
export type OpenBusiness = {
  /** The sum of what is available, on hold and being paid out. */
  balanceFen: Fen
  /** What the shopper owes. */
  owedFen: Fen
  /** Open disputes about recharges: their money may still come back, or be owed. */
  disputes: number
  /** Orders with an item that is not yet bought, stored, cancelled or refunded. */
  orders: number
  /** Items on our shelves. */
  stockItems: number
  /** Announced parcels that have not arrived. */
  inbounds: number
  parcels: number
  /** Payments and recharges whose outcome is unknown. */
  payments: number
}

export type ClosingObstacle = { kind: keyof OpenBusiness; amount: number }

/**
 * What prevents an account from being deleted, in the order in which it is best settled; empty when nothing
 * does.
 */
export const closingObstacles = (open: OpenBusiness): ClosingObstacle[] =>
  (['parcels', 'stockItems', 'orders', 'inbounds', 'payments', 'balanceFen', 'owedFen', 'disputes'] as const)
    .filter((kind) => open[kind] > 0)
    .map((kind) => ({ kind, amount: open[kind] }))
