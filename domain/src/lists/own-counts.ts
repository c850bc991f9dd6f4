/** The count of a shopper's rows for a tab stops here: a count of this many means that many or more. */
export const OWN_COUNT_MAX = 1_000

/** Whether there may be more rows than the count. */
export const isMany = (count: number): boolean => count >= OWN_COUNT_MAX

/** What a tab shows for one count or the sum of several: the number, and whether there may be more. */
export const countOfTab = (counts: readonly number[]): { count: number; isMore: boolean } => ({
  count: counts.reduce((sum, count) => sum + count, 0),
  isMore: counts.some(isMany),
})
