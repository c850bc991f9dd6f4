/**
 * Rounds estimated grams to steps of about a fiftieth, because no estimate is more exact and three digits
 * would suggest otherwise. Round the ends of an interval outwards, so that it still covers the same values.
 */
export function roughly(grams: number, way: 'down' | 'up' | 'near' = 'near'): number {
  const step = grams < 20 ? 1 : grams < 100 ? 5 : grams < 1_000 ? 10 : grams < 5_000 ? 50 : 100
  const round = { down: Math.floor, up: Math.ceil, near: Math.round }[way]
  return Math.max(1, round(grams / step) * step)
}
