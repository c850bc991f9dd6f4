const DAY_MS = 86_400_000

/** Whether what holds from one moment to another does not hold now. A day counts to its end; what cannot be read bounds nothing. */
export function isOver(from: string | undefined, until: string | undefined, now: Date | undefined): boolean {
  if (!now) return false
  const begins = from === undefined ? Number.NaN : Date.parse(from)
  const ends =
    until === undefined ? Number.NaN : Date.parse(until) + (/^\d{4}-\d{2}-\d{2}$/.test(until) ? DAY_MS : 0)
  return begins > now.getTime() || ends < now.getTime()
}
