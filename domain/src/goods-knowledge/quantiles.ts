/** The quantile of sorted values at this share, interpolated between neighbours. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = Math.min(1, Math.max(0, share)) * (sorted.length - 1)
  const below = Math.floor(place)
  const low = sorted[below] ?? Number.NaN
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? low
  return low + (high - low) * (place - below)
}

/** The values in ascending order, in a typed array, which sorts several times as fast as a list. */
export const sortedOf = (values: ArrayLike<number>): Float64Array => Float64Array.from(values).toSorted()

export const medianOf = (values: ArrayLike<number>): number => quantile(sortedOf(values), 0.5)

/**
 * The standard deviation estimated from the median distance: robust against a factor of ten in one value of a
 * hundred.
 */
export function robustDeviation(values: ArrayLike<number>, centre: number): number {
  const distances = Float64Array.from(values).map((value) => Math.abs(value - centre))
  return 1.4826 * quantile(distances.toSorted(), 0.5)
}
