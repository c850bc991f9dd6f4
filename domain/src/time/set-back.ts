/*
 * Clocks are set back: by a person, a virtual machine that is restored, a time server. What was stored before then lies ahead of now, and must lock nobody out until
 * the clock has caught up.
 */

/** How far the clocks of several servers may differ. */
const APART_MS = 60_000

/** A stored moment, which is never ahead of now: one that is counts as now. */
export const notAhead = (at: Date, now: Date): Date => (at > now ? now : at)

/** Whether a wait that began at `since` is over. One that began ahead of now is: it was noted by a clock that has been set back since. */
export function isWaitOver(since: Date, waitMs: number, now: Date): boolean {
  const agoMs = now.getTime() - since.getTime()
  return agoMs >= waitMs || agoMs < -APART_MS
}
