/** A shopper's rows are counted no further than this for a tab: what comes to it is as much, or more. */
export const OWN_COUNT_MAX = 1_000

/** Whether there may be more of them than a count says. */
export const isMany = (count: number): boolean => count >= OWN_COUNT_MAX

/** What a tab shows of one count, or of several together: how many, and whether there may be more of them. */
export const countOfTab = (counts: readonly number[]): { count: number; isMore: boolean } => ({
  count: counts.reduce((sum, count) => sum + count, 0),
  isMore: counts.some(isMany),
})
