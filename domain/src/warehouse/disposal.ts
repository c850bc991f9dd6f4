import type { ItemStage } from '../orders/stages.ts'
import type { Reason } from '../refusals.ts'

/** How long a shopper has after the last notice, before what was kept too long may be disposed of. Our own choice. */
export const NOTICE_DAYS = 14

/** When an item may be disposed of if its shopper is notified now. */
export const disposeFrom = (noticeAt: Date): Date => new Date(noticeAt.getTime() + NOTICE_DAYS * 86_400_000)

/** Null when a last notice may be given, else why not: only of what was kept as long as goods are kept, and once. */
export function whyNotGiveNotice(stock: {
  readonly stage: ItemStage
  readonly noticeOpen: boolean
}): Reason | null {
  if (stock.stage !== 'storage_expired') return 'transition_not_allowed'
  return stock.noticeOpen ? 'notice_running' : null
}

/** Null when something may be disposed of, else why not. `disposeFrom` is null if its shopper was never notified. */
export function whyNotDispose(
  stock: { readonly stage: ItemStage; readonly disposeFrom: Date | null },
  now: Date,
): Reason | null {
  if (stock.stage !== 'storage_expired') return 'transition_not_allowed'
  if (stock.disposeFrom === null) return 'notice_needed'
  return now < stock.disposeFrom ? 'notice_running' : null
}
