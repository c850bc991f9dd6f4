/**
 * Grams as one says them of a guess: in steps of about a fiftieth, for no estimate is more exact, and three digits would say that it were. An interval is rounded outward, so that it
 * holds what it held.
 */
export function roughly(grams: number, way: 'down' | 'up' | 'near' = 'near'): number {
  const step = grams < 20 ? 1 : grams < 100 ? 5 : grams < 1_000 ? 10 : grams < 5_000 ? 50 : 100
  const round = { down: Math.floor, up: Math.ceil, near: Math.round }[way]
  return Math.max(1, round(grams / step) * step)
}
