const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The delays before the retries of a failed delivery; after the last there is no further retry. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR] as const

/** The first attempt and one after each delay. */
export const TRIES_MAX = WAITS.length + 1

/** The most that is added to a delay: what failed together is not retried together. */
const SPREAD = 0.1
/** The longest wait that a receiver can ask for. */
const ASKED_MAX = 24 * HOUR

/** What decides when a failed delivery is retried. */
export type Wait = {
  /** A number from 0 to 1, which differs between deliveries. */
  jitter: number
  /** The earliest moment that the receiver asked for, if it did. */
  notBefore: Date | null
}

/** When to retry a delivery after this many failed attempts; null when there are no retries left. */
export function nextTryAt(tries: number, now: Date, { jitter, notBefore }: Wait): Date | null {
  const wait = WAITS[tries - 1]
  if (wait === undefined) return null
  return new Date(
    Math.max(now.getTime() + Math.round(wait * (1 + SPREAD * jitter)), notBefore?.getTime() ?? 0),
  )
}

/**
 * The moment that a `Retry-After` header names, in seconds or as a date; null if it names none. At most a day
 * from now.
 */
export function retryAfter(header: string | null, now: Date): Date | null {
  const text = header?.trim() ?? ''
  const at = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text)
  if (!(at > now.getTime())) return null
  return new Date(Math.min(at, now.getTime() + ASKED_MAX))
}

/**
 * Until when a hook that failed this often in a row is paused, regardless of other pending deliveries; null
 * after fewer than three failures.
 */
export function restUntil(failures: number, now: Date): Date | null {
  if (failures < 3) return null
  return new Date(now.getTime() + Math.min(HOUR, MINUTE * 2 ** (failures - 3)))
}

/** A hook is switched off after this many days without a successful delivery. */
export const FAILING_DAYS_MAX = 3

export const isSwitchedOff = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= FAILING_DAYS_MAX * 24 * HOUR
