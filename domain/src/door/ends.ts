/** The lightest, the likely and the heaviest that is expected: 80 of 100 lie between the first and the last. */
export type Ends<T> = { readonly low: T; readonly expected: T; readonly high: T }

export const END_NAMES = ['low', 'expected', 'high'] as const
export type EndName = (typeof END_NAMES)[number]

/** The same of each end. */
export const eachEnd = <T>(of: (end: EndName) => T): Ends<T> => ({
  low: of('low'),
  expected: of('expected'),
  high: of('high'),
})

/** What one piece of something is expected to come to, and how many there are of it. */
export type Pieces = { readonly each: Ends<number>; readonly count: number }

/**
 * What several things weigh together. Pieces of one product are off together, all to the same side; different products are not: what one is heavier, another is lighter, so
 * that their deviations add up by squares. Without that, an interval of ten things would hold in nearly all cases and say nothing.
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

/** Sides in millimetres, longest first, of a box with this volume and longest side: as wide as it is high, and no longer than it is long. */
export function boxOf(volumeCm3: number, longestMm: number): [number, number, number] {
  const mm3 = volumeCm3 * 1_000
  const length = Math.max(1, Math.round(Math.max(longestMm, Math.cbrt(mm3))))
  const side = Math.max(1, Math.round(Math.sqrt(mm3 / length)))
  return [length, Math.min(side, length), Math.min(side, length)]
}
