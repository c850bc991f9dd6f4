import { notAhead } from '../time/set-back.ts'

/** Failed attempts at one account before each further attempt requires a solved challenge. */
export const PROOF_AFTER_ACCOUNT = 3
/** The same for one IP address, which many people may share. */
export const PROOF_AFTER_ADDRESS = 15
/** Failed attempts before each further attempt is delayed (decision 0012). */
export const DELAY_AFTER = 5
/** The longest delay between two attempts. */
export const DELAY_MAX_SECONDS = 900
/** After this many failed attempts, logging in is blocked until they expire. */
export const TRIES_MAX = 90
/** How long failed attempts are remembered, counted from the first. */
export const TRIES_HOURS = 24
/** A challenge has to be solved within this time. */
export const PROOF_MINUTES = 10

/** The record of failed attempts. */
export type FailedTries = { tries: number; firstAt: Date; lastAt: Date }

/**
 * Seconds until the next attempt is allowed; 0 if it may be made now. From the fifth failed attempt on, the
 * delay doubles from 1 s up to 15 minutes. Never longer than that, or than the 24 hours, also when the clock
 * was set back.
 */
export function waitSeconds(failed: FailedTries, now: Date): number {
  const until =
    failed.tries >= TRIES_MAX
      ? notAhead(failed.firstAt, now).getTime() + TRIES_HOURS * 3_600_000
      : notAhead(failed.lastAt, now).getTime() + delayAfter(failed.tries) * 1000
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000))
}

const delayAfter = (tries: number): number =>
  tries < DELAY_AFTER ? 0 : Math.min(DELAY_MAX_SECONDS, 2 ** (tries - DELAY_AFTER))

/** Failed attempts that began at or before this moment have expired. */
export const forgottenUntil = (now: Date): Date => new Date(now.getTime() - TRIES_HOURS * 3_600_000)
