/** Wrong tries at one account before a challenge has to be solved with each further one. */
export const PROOF_AFTER_ACCOUNT = 3
/** The same for one address, behind which many people may sit. */
export const PROOF_AFTER_ADDRESS = 15
/** Wrong tries before each further one has to wait (decision 0012). */
export const DELAY_AFTER = 5
/** The longest wait between two tries. */
export const DELAY_MAX_SECONDS = 900
/** After this many wrong tries, log-in is closed until the day is over. */
export const TRIES_MAX = 90
/** How long wrong tries are remembered, from the first of them. */
export const TRIES_HOURS = 24
/** A challenge has to be solved within this time. */
export const PROOF_MINUTES = 10

/** What is remembered of wrong tries. */
export type FailedTries = { tries: number; firstAt: Date; lastAt: Date }

/** Seconds until the next try is looked at; 0 when it may be made now. Doubles from 1 s to 15 minutes from the fifth wrong one on. */
export function waitSeconds(failed: FailedTries, now: Date): number {
  const until =
    failed.tries >= TRIES_MAX
      ? failed.firstAt.getTime() + TRIES_HOURS * 3_600_000
      : failed.lastAt.getTime() + delayAfter(failed.tries) * 1000
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000))
}

const delayAfter = (tries: number): number =>
  tries < DELAY_AFTER ? 0 : Math.min(DELAY_MAX_SECONDS, 2 ** (tries - DELAY_AFTER))

/** Wrong tries whose first was by then are forgotten. */
export const forgottenUntil = (now: Date): Date => new Date(now.getTime() - TRIES_HOURS * 3_600_000)
