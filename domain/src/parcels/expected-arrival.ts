const DAY_MS = 86_400_000

/** What a shipping line says of its days: what it promises, and what was observed, such as `8-11` (empty where nothing was). */
export type TransitDays = {
  readonly transitMinDays: number
  readonly transitMaxDays: number
  readonly observedDays: string
}

/** When a package that left then should arrive: by what was observed of the line, else by its promise. Calendar days. */
export function expectedArrival(shippedAt: Date, line: TransitDays): { from: Date; until: Date } {
  const observed = /^(\d{1,3})-(\d{1,3})$/.exec(line.observedDays)
  const [min, max] = observed
    ? [Number(observed[1]), Number(observed[2])]
    : [line.transitMinDays, line.transitMaxDays]
  const after = (days: number) => new Date(shippedAt.getTime() + days * DAY_MS)
  return { from: after(min), until: after(max) }
}
