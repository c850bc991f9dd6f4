import { WATCH_DAYS, WATCH_RUNS_A_DAY } from './limits.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** After a change the page is read again in half a day, then half as long again each time nothing changed. */
const FIRST_MS = 12 * HOUR_MS
const LONGEST_MS = 3 * DAY_MS
/** A page that cannot be read is tried again in a day, then each time twice as long later. */
const FAILED_MS = DAY_MS
const FAILED_LONGEST_MS = 14 * DAY_MS
/** By how much a reading may be earlier or later, so that pages are not read in step. */
const JITTER = 0.2

/** How often in a row a page was read without a change, or could not be read. */
export type Run = { unchanged: number; failed: number }

/**
 * When a page is read next. `jitter` is a random number from 0 to 1. These are the earliest times: what the
 * day's bound does not admit waits (`readingsInRun`).
 */
export function nextReading(now: Date, { unchanged, failed }: Run, jitter: number): Date {
  const wait =
    failed > 0
      ? Math.min(FAILED_LONGEST_MS, FAILED_MS * 2 ** Math.min(failed - 1, 10))
      : Math.min(LONGEST_MS, FIRST_MS * 1.5 ** Math.min(unchanged, 10))
  return new Date(now.getTime() + Math.round(wait * (1 - JITTER + 2 * JITTER * jitter)))
}

/** How many pages one run of the job reads, so that a day's runs together stay within the day's bound. */
export const readingsInRun = (aDay: number): number => Math.ceil(aDay / WATCH_RUNS_A_DAY)

/** A page that says so twice in a row is gone: once may be a fault of its shop. */
export const GONE_TIMES = 2

/** Until when something is watched that is watched from now on. */
export const watchedUntil = (now: Date): Date => new Date(now.getTime() + WATCH_DAYS * DAY_MS)
