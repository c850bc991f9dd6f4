/*
 * Clocks are set back: by a person, a virtual machine that is restored, a time server. What was stored before
 * then lies ahead of now, and must lock nobody out until the clock has caught up.
 */

/** How far the clocks of several servers may differ. */
const APART_MS = 60_000

/**
 * The last moment that can have been stored by now, by any server. What is later was stored before the clock
 * was set back.
 */
export const latestStored = (now: Date): Date => new Date(now.getTime() + APART_MS)

/** A stored moment, which is never ahead of now: one that is counts as now. */
export const notAhead = (at: Date, now: Date): Date => (at > now ? now : at)

/**
 * Whether a wait that began at `since` is over. One that began ahead of now is: it was noted by a clock that
 * has been set back since.
 */
export function isWaitOver(since: Date, waitMs: number, now: Date): boolean {
  const agoMs = now.getTime() - since.getTime()
  return agoMs >= waitMs || since > latestStored(now)
}
