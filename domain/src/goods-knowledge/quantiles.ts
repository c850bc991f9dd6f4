/** The value below which this share of the sorted ones lies, between two of them where it falls between. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = Math.min(1, Math.max(0, share)) * (sorted.length - 1)
  const below = Math.floor(place)
  const low = sorted[below] ?? Number.NaN
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? low
  return low + (high - low) * (place - below)
}

/** In rising order, in a typed array: several times as quick as sorting a list. */
export const sortedOf = (values: ArrayLike<number>): Float64Array => Float64Array.from(values).toSorted()

export const medianOf = (values: ArrayLike<number>): number => quantile(sortedOf(values), 0.5)

/** Standard deviation as the median distance says it: a factor of ten in one of a hundred does not move it. */
export function robustDeviation(values: ArrayLike<number>, centre: number): number {
  const distances = Float64Array.from(values).map((value) => Math.abs(value - centre))
  return 1.4826 * quantile(distances.toSorted(), 0.5)
}
