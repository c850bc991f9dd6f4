const DAY_MS = 86_400_000

/** What a shipping line says of its days: what it promises, and what was observed, such as `8-11` (empty where nothing was). */
export type TransitDays = {
  readonly transitMinDays: number
  readonly transitMaxDays: number
  readonly observedDays: string
}

/** From its arrival in the country of destination to the door; our own figure. */
const LAST_MILE_DAYS = [3, 7] as const

/**
 * When a package that left then should arrive: by what was observed of the line, else by its promise. Once it is in its country, that says it
 * better. Calendar days.
 */
export function expectedArrival(
  shippedAt: Date,
  line: TransitDays,
  arrivedAt: Date | null = null,
): { from: Date; until: Date } {
  const [min, max] = arrivedAt ? LAST_MILE_DAYS : usualDays(line)
  return { from: after(arrivedAt ?? shippedAt, min), until: after(arrivedAt ?? shippedAt, max) }
}

/** When a package came into the country it goes to, by its news; null where nothing says so yet. */
export function inCountryAt(
  events: readonly { readonly at: Date; readonly status: string | null }[],
): Date | null {
  const arrived = events.filter(({ status }) => IN_COUNTRY.has(status)).map(({ at }) => at.getTime())
  return arrived.length > 0 ? new Date(Math.min(...arrived)) : null
}

/** Tracking events that a package has only in the country it goes to. */
const IN_COUNTRY: ReadonlySet<string | null> = new Set(['arrived_destination', 'out_for_delivery'])

/** From when on a package is late: half as long again as its line takes at most. Then a claim may be opened. */
export const lateFrom = (shippedAt: Date, line: TransitDays): Date =>
  after(shippedAt, Math.ceil(usualDays(line)[1] * 1.5))

/** How many days a package takes at least and at most: as observed, where that is known, else as promised. */
export function usualDays(line: TransitDays): readonly [min: number, max: number] {
  const observed = /^(\d{1,3})-(\d{1,3})$/.exec(line.observedDays)
  return observed ? [Number(observed[1]), Number(observed[2])] : [line.transitMinDays, line.transitMaxDays]
}

const after = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)
