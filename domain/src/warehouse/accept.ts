import type { ItemStage } from '../orders/stages.ts'
import type { Reason } from '../refusals.ts'

/**
 * Why a shopper cannot say of something on the shelf that it is right: it is not there, or a refund is asked for. Saying it gives up nothing:
 * until its deadline a refund may still be asked for.
 */
export function whyNotAcceptStock(stock: {
  readonly stage: ItemStage
  readonly refundOpen: boolean
}): Reason | null {
  if (stock.stage !== 'in_stock') return 'not_in_warehouse'
  return stock.refundOpen ? 'refund_open' : null
}
