const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long after each failed try the next one comes; after the last there is none. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR] as const

/** The first try and one after each wait. */
export const TRIES_MAX = WAITS.length + 1

/** When a delivery that failed so often is tried again; null when it is given up. */
export function nextTryAt(tries: number, now: Date): Date | null {
  const wait = WAITS[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}

/** A hook that failed so often in a row is left in peace for a while, whatever else waits for it. Two misses may be chance. */
export function restUntil(failures: number, now: Date): Date | null {
  if (failures < 3) return null
  return new Date(now.getTime() + Math.min(HOUR, MINUTE * 2 ** (failures - 3)))
}

/** Nothing got through for so long: the hook is switched off. */
export const FAILING_DAYS_MAX = 3

export const isSwitchedOff = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= FAILING_DAYS_MAX * 24 * HOUR
