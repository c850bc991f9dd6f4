/**
 * The lowest, the likely and the highest expected value: 80 of 100 outcomes lie between the lowest and the
 * highest.
 */
export type Ends<T> = { readonly low: T; readonly expected: T; readonly high: T }

export const END_NAMES = ['low', 'expected', 'high'] as const
export type EndName = (typeof END_NAMES)[number]

/** Computes a value for each end. */
export const eachEnd = <T>(of: (end: EndName) => T): Ends<T> => ({
  low: of('low'),
  expected: of('expected'),
  high: of('high'),
})

/** The expected value per piece, and the number of pieces. */
export type Pieces = { readonly each: Ends<number>; readonly count: number }

/**
 * The expected total weight of several products. Pieces of one product all deviate in the same direction, so
 * their deviations add up; different products deviate independently, so their deviations add in quadrature.
 * Otherwise the interval for ten products would cover nearly every case and say nothing.
 */
export function together(things: readonly Pieces[]): Ends<number> {
  const expected = things.reduce((sum, { each, count }) => sum + each.expected * count, 0)
  const apart = (deviation: (each: Ends<number>) => number) =>
    Math.hypot(...things.map(({ each, count }) => deviation(each) * count))
  return {
    low: Math.max(things.length, Math.round(expected - apart((each) => each.expected - each.low))),
    expected: Math.round(expected),
    high: Math.round(expected + apart((each) => each.high - each.expected)),
  }
}

/**
 * Sides in millimetres, longest first, of a box with this volume and longest side, whose width equals its
 * height and does not exceed its length.
 */
export function boxOf(volumeCm3: number, longestMm: number): [number, number, number] {
  const mm3 = volumeCm3 * 1_000
  const length = Math.max(1, Math.round(Math.max(longestMm, Math.cbrt(mm3))))
  const side = Math.max(1, Math.round(Math.sqrt(mm3 / length)))
  return [length, Math.min(side, length), Math.min(side, length)]
}
