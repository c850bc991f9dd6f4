import type { ItemStage } from '../states/item-stages.ts'
import type { Reason } from '../refusals.ts'
import { type StockStop, STOP_REASONS } from './stock-stop.ts'

/** Days after the final notice before goods that were kept too long may be disposed of. Our own choice. */
export const NOTICE_DAYS = 14

/** When an item may be disposed of if its shopper is notified now. */
export const disposeFrom = (noticeAt: Date): Date => new Date(noticeAt.getTime() + NOTICE_DAYS * 86_400_000)

/** Goods that were kept too long. */
type Kept = { readonly stage: ItemStage; readonly stop: StockStop | null }

/**
 * Null when a final notice may be given, else why not: only for goods past the storage limit that nothing
 * stops, and only once.
 */
export function whyNotGiveNotice(stock: Kept & { readonly noticeOpen: boolean }): Reason | null {
  if (stock.stage !== 'storage_expired') return 'transition_not_allowed'
  if (stock.stop) return STOP_REASONS[stock.stop]
  return stock.noticeOpen ? 'notice_running' : null
}

/**
 * Null when goods may be disposed of, else why not. `disposeFrom` is null if their shopper was never
 * notified. Goods with an open refund request stay: the request decides where they go. So do goods that
 * are stopped: what is looked for cannot be disposed of, and what is on hold must not be.
 */
export function whyNotDispose(
  stock: Kept & { readonly refundOpen: boolean; readonly disposeFrom: Date | null },
  now: Date,
): Reason | null {
  if (stock.stage !== 'storage_expired') return 'transition_not_allowed'
  if (stock.stop) return STOP_REASONS[stock.stop]
  if (stock.refundOpen) return 'refund_open'
  if (stock.disposeFrom === null) return 'notice_needed'
  return now < stock.disposeFrom ? 'notice_running' : null
}
