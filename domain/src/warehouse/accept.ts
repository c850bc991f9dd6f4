import type { ItemStage } from '../states/item-stages.ts'
import type { Reason } from '../refusals.ts'

/**
 * Why a shopper cannot accept goods on the shelf as correct: they are not there, or a refund is requested.
 * Accepting waives nothing: a refund may still be requested until its deadline.
 */
export function whyNotAcceptStock(stock: {
  readonly stage: ItemStage
  readonly refundOpen: boolean
}): Reason | null {
  if (stock.stage !== 'in_stock') return 'not_in_warehouse'
  return stock.refundOpen ? 'refund_open' : null
}
