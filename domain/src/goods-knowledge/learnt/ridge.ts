import { BUCKETS, type Described } from './features.ts'

/** Sparse rows of features; only buckets that occur are kept. */
export type Rows = {
  count: number
  starts: Int32Array
  columns: Int32Array
  values: Float32Array
  /** The bucket of each column. */
  buckets: Int32Array
}

/** Collects rows in typed arrays that grow. */
export function startRows() {
  let [columns, values, starts] = [new Int32Array(1 << 12), new Float32Array(1 << 12), new Int32Array(1 << 8)]
  const columnOf = new Int32Array(BUCKETS).fill(-1)
  const buckets: number[] = []
  let [filled, count] = [0, 0]
  return {
    add({ buckets: named, values: given }: Described): number {
      if (count + 2 > starts.length) starts = grown(starts, Int32Array)
      while (filled + named.length > columns.length) {
        columns = grown(columns, Int32Array)
        values = grown(values, Float32Array)
      }
      for (const [at, bucket] of named.entries()) {
        if (columnOf[bucket] === -1) {
          columnOf[bucket] = buckets.length
          buckets.push(bucket)
        }
        columns[filled] = columnOf[bucket]!
        values[filled] = given[at]!
        filled += 1
      }
      count += 1
      starts[count] = filled
      return count - 1
    },
    finish: (): Rows => ({ count, starts, columns, values, buckets: Int32Array.from(buckets) }),
  }
}

function grown<Kind extends Int32Array | Float32Array>(list: Kind, Made: new (length: number) => Kind): Kind {
  const longer = new Made(list.length * 2)
  longer.set(list)
  return longer
}

/** The value of a row by coefficients for its columns. */
export function valueOf({ starts, columns, values }: Rows, row: number, coefficients: Float64Array): number {
  let sum = 0
  for (let at = starts[row]!; at < starts[row + 1]!; at += 1) sum += coefficients[columns[at]!]! * values[at]!
  return sum
}

/** Beyond this many deviations a row weighs less, so that no misread scale teaches a word. */
const HUBER = 1.5

/**
 * Ridge regression by conjugate gradients with a diagonal preconditioner, over the rows with weights above
 * zero: two rounds, the second with less weight for rows that lie far off. Yields between steps, so that a
 * server can answer in between.
 */
export function* ridge(
  rows: Rows,
  truth: Float64Array,
  weights: Float64Array,
  lambda: number,
  steps: number,
): Generator<void, Float64Array> {
  const coefficients = new Float64Array(rows.buckets.length)
  yield* solve(rows, truth, weights, lambda, steps, coefficients)
  const off = new Float64Array(rows.count)
  const distances: number[] = []
  for (let row = 0; row < rows.count; row += 1) {
    if (weights[row] === 0) continue
    off[row] = Math.abs(truth[row]! - valueOf(rows, row, coefficients))
    distances.push(off[row]!)
  }
  const usual = HUBER * 1.4826 * (Float64Array.from(distances).toSorted()[distances.length >> 1] ?? 1) + 1e-9
  const milder = weights.map((weight, row) => weight * Math.min(1, usual / Math.max(usual, off[row]!)))
  yield* solve(rows, truth, milder, lambda, Math.ceil(steps / 2), coefficients)
  return coefficients
}

/** Improves coefficients in place until the residual is a thousandth of what it would be without any. */
function* solve(
  rows: Rows,
  truth: Float64Array,
  weights: Float64Array,
  lambda: number,
  steps: number,
  coefficients: Float64Array,
): Generator<void> {
  const width = coefficients.length
  const { starts, columns, values } = rows
  /** The normal equations' left side: X'WXv + lambda v; with `against`, X'W(against - Xv) - lambda v. */
  const apply = (vector: Float64Array, against: Float64Array | null): Float64Array => {
    const out = new Float64Array(width)
    for (let row = 0; row < rows.count; row += 1) {
      const weight = weights[row]!
      if (weight === 0) continue
      const begin = starts[row]!
      const end = starts[row + 1]!
      let sum = 0
      for (let at = begin; at < end; at += 1) sum += vector[columns[at]!]! * values[at]!
      const scaled = weight * (against ? against[row]! - sum : sum)
      for (let at = begin; at < end; at += 1) out[columns[at]!]! += scaled * values[at]!
    }
    for (let at = 0; at < width; at += 1) out[at]! += (against ? -lambda : lambda) * vector[at]!
    return out
  }
  const diagonal = new Float64Array(width).fill(lambda)
  for (let row = 0; row < rows.count; row += 1)
    for (let at = starts[row]!; at < starts[row + 1]!; at += 1)
      diagonal[columns[at]!]! += weights[row]! * values[at]! ** 2
  const residual = apply(coefficients, truth)
  const begun = Math.sqrt(dot(apply(new Float64Array(width), truth), apply(new Float64Array(width), truth)))
  let ready = residual.map((value, at) => value / diagonal[at]!)
  const direction = Float64Array.from(ready)
  let energy = dot(residual, ready)
  for (let step = 0; step < steps && Math.sqrt(dot(residual, residual)) > 1e-3 * begun; step += 1) {
    yield
    const pushed = apply(direction, null)
    const length = energy / (dot(direction, pushed) || 1)
    for (let at = 0; at < width; at += 1) {
      coefficients[at]! += length * direction[at]!
      residual[at]! -= length * pushed[at]!
    }
    ready = residual.map((value, at) => value / diagonal[at]!)
    const next = dot(residual, ready)
    for (let at = 0; at < width; at += 1) direction[at] = ready[at]! + (next / energy) * direction[at]!
    energy = next
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!
  return sum
}
