const DAY_MS = 86_400_000

/**
 * Whether `now` is outside the period. A date without a time includes that whole day; an unreadable date sets
 * no limit.
 */
export function isOver(from: string | undefined, until: string | undefined, now: Date | undefined): boolean {
  if (!now) return false
  const begins = from === undefined ? Number.NaN : Date.parse(from)
  const ends =
    until === undefined ? Number.NaN : Date.parse(until) + (/^\d{4}-\d{2}-\d{2}$/.test(until) ? DAY_MS : 0)
  return begins > now.getTime() || ends < now.getTime()
}
