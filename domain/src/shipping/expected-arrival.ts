const DAY_MS = 86_400_000

/** A shipping line's transit days: promised, and observed, such as `8-11` (empty if none were observed). */
export type TransitDays = {
  readonly transitMinDays: number
  readonly transitMaxDays: number
  readonly observedDays: string
}

/** Days from arrival in the destination country to the door; our own figure. */
const LAST_MILE_DAYS = [3, 7] as const

/**
 * When a package dispatched at a moment should arrive: by the line's observed days, else by its promised
 * ones. Once the package is in its destination country, that gives a better estimate. Calendar days.
 */
export function expectedArrival(
  shippedAt: Date,
  line: TransitDays,
  arrivedAt: Date | null = null,
): { from: Date; until: Date } {
  const [min, max] = arrivedAt ? LAST_MILE_DAYS : usualDays(line)
  return { from: after(arrivedAt ?? shippedAt, min), until: after(arrivedAt ?? shippedAt, max) }
}

/** When a package entered its destination country according to its tracking; null if not known yet. */
export function inCountryAt(
  events: readonly { readonly at: Date; readonly status: string | null }[],
): Date | null {
  const arrived = events.filter(({ status }) => IN_COUNTRY.has(status)).map(({ at }) => at.getTime())
  return arrived.length > 0 ? new Date(Math.min(...arrived)) : null
}

/** Tracking statuses that occur only in the destination country. */
const IN_COUNTRY: ReadonlySet<string | null> = new Set(['arrived_destination', 'out_for_delivery'])

/**
 * From when a package is late: after one and a half times the longest time of its line. Then a claim may be
 * opened.
 */
export const lateFrom = (shippedAt: Date, line: TransitDays): Date =>
  after(shippedAt, Math.ceil(usualDays(line)[1] * 1.5))

/** The shortest and longest usual transit time in days: as observed where known, else as promised. */
export function usualDays(line: TransitDays): readonly [min: number, max: number] {
  const observed = /^(\d{1,3})-(\d{1,3})$/.exec(line.observedDays)
  return observed ? [Number(observed[1]), Number(observed[2])] : [line.transitMinDays, line.transitMaxDays]
}

const after = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)
