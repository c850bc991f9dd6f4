import type { ItemStage } from '../states/item-stages.ts'
import type { Reason } from '../refusals.ts'

/** Days after the final notice before goods that were kept too long may be disposed of. Our own choice. */
export const NOTICE_DAYS = 14

/** When an item may be disposed of if its shopper is notified now. */
export const disposeFrom = (noticeAt: Date): Date => new Date(noticeAt.getTime() + NOTICE_DAYS * 86_400_000)

/** Goods that were kept too long. `missing`: a count or a return missed them, and nobody has decided yet. */
type Kept = { readonly stage: ItemStage; readonly missing: boolean }

/**
 * Null when a final notice may be given, else why not: only for goods past the storage limit that are not
 * looked for, and only once.
 */
export function whyNotGiveNotice(stock: Kept & { readonly noticeOpen: boolean }): Reason | null {
  if (stock.stage !== 'storage_expired') return 'transition_not_allowed'
  if (stock.missing) return 'being_looked_for'
  return stock.noticeOpen ? 'notice_running' : null
}

/**
 * Null when goods may be disposed of, else why not. `disposeFrom` is null if their shopper was never
 * notified. Goods with an open refund request stay: the request decides where they go. So do goods that are
 * looked for: nobody can hold in their hand what they dispose of.
 */
export function whyNotDispose(
  stock: Kept & { readonly refundOpen: boolean; readonly disposeFrom: Date | null },
  now: Date,
): Reason | null {
  if (stock.stage !== 'storage_expired') return 'transition_not_allowed'
  if (stock.missing) return 'being_looked_for'
  if (stock.refundOpen) return 'refund_open'
  if (stock.disposeFrom === null) return 'notice_needed'
  return now < stock.disposeFrom ? 'notice_running' : null
}
