import type { ItemStage } from '../states/item-stages.ts'
import type { Reason } from '../refusals.ts'

/** Days after the final notice before goods that were kept too long may be disposed of. Our own choice. */
export const NOTICE_DAYS = 14

/** When an item may be disposed of if its shopper is notified now. */
export const disposeFrom = (noticeAt: Date): Date => new Date(noticeAt.getTime() + NOTICE_DAYS * 86_400_000)

/**
 * Null when a final notice may be given, else why not: only for goods past the storage limit, and only once.
 */
export function whyNotGiveNotice(stock: {
  readonly stage: ItemStage
  readonly noticeOpen: boolean
}): Reason | null {
  if (stock.stage !== 'storage_expired') return 'transition_not_allowed'
  return stock.noticeOpen ? 'notice_running' : null
}

/**
 * Null when goods may be disposed of, else why not. `disposeFrom` is null if their shopper was never
 * notified. Goods with an open refund request stay: the request decides where they go.
 */
export function whyNotDispose(
  stock: { readonly stage: ItemStage; readonly refundOpen: boolean; readonly disposeFrom: Date | null },
  now: Date,
): Reason | null {
  if (stock.stage !== 'storage_expired') return 'transition_not_allowed'
  if (stock.refundOpen) return 'refund_open'
  if (stock.disposeFrom === null) return 'notice_needed'
  return now < stock.disposeFrom ? 'notice_running' : null
}
