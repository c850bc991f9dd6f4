const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The delays before the retries of a failed delivery; after the last there is no further retry. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR] as const

/** The first attempt and one after each delay. */
export const TRIES_MAX = WAITS.length + 1

/** When to retry a delivery after this many failed attempts; null when there are no retries left. */
export function nextTryAt(tries: number, now: Date): Date | null {
  const wait = WAITS[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
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
