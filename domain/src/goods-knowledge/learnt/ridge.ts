import { startColumn } from './columns.ts'
import { BUCKETS, type Described, type Sparse } from './features.ts'

/** Rows of features one after the other: those of row `at` lie from `starts[at]` to `starts[at + 1]`. */
type SparseRows = { starts: Int32Array; columns: Int32Array; values: Float32Array }

/**
 * A row for each option: the features of its product, which its options share, and its own. Only buckets that
 * occur are kept.
 */
export type Rows = {
  count: number
  goods: SparseRows
  options: SparseRows
  /** The first option of each product, and behind the last one their number. */
  firstOf: Int32Array
  /** The bucket of each column. */
  buckets: Int32Array
}

/** Collects rows, product by product. */
export function startRows() {
  const columnOf = new Int32Array(BUCKETS).fill(-1)
  const buckets: number[] = []
  const startPart = () => ({
    starts: startColumn(Int32Array),
    columns: startColumn(Int32Array),
    values: startColumn(Float32Array),
  })
  const [goods, options] = [startPart(), startPart()]
  const firstOf = startColumn(Int32Array)
  const add = (part: ReturnType<typeof startPart>, { buckets: named, values }: Sparse) => {
    part.starts.push(part.columns.length)
    for (let at = 0; at < named.length; at += 1) {
      const bucket = named[at]!
      if (columnOf[bucket] === -1) {
        columnOf[bucket] = buckets.length
        buckets.push(bucket)
      }
      part.columns.push(columnOf[bucket]!)
      part.values.push(values[at]!)
    }
  }
  const finishPart = ({ starts, columns, values }: ReturnType<typeof startPart>): SparseRows => {
    starts.push(columns.length)
    return { starts: starts.finish(), columns: columns.finish(), values: values.finish() }
  }
  let last: Sparse | null = null
  return {
    /** Adds an option, and its product before its first one. */
    add(described: Described): number {
      if (last !== described.goods) {
        firstOf.push(options.starts.length)
        add(goods, described.goods)
        last = described.goods
      }
      add(options, described.own)
      return options.starts.length - 1
    },
    finish(): Rows {
      const count = options.starts.length
      firstOf.push(count)
      return {
        count,
        goods: finishPart(goods),
        options: finishPart(options),
        firstOf: firstOf.finish(),
        buckets: Int32Array.from(buckets),
      }
    },
  }
}

function valueOf({ starts, columns, values }: SparseRows, row: number, coefficients: Float64Array): number {
  let sum = 0
  for (let at = starts[row]!; at < starts[row + 1]!; at += 1) sum += coefficients[columns[at]!]! * values[at]!
  return sum
}

function addTo({ starts, columns, values }: SparseRows, row: number, scale: number, out: Float64Array): void {
  for (let at = starts[row]!; at < starts[row + 1]!; at += 1) out[columns[at]!]! += scale * values[at]!
}

/** The value of each row by the coefficients that are chosen for its product by the product's first row. */
export function valuesBy(rows: Rows, coefficientsFor: (row: number) => Float64Array): Float64Array {
  const { goods, options, firstOf } = rows
  const said = new Float64Array(rows.count)
  for (let at = 0; at + 1 < firstOf.length; at += 1) {
    const coefficients = coefficientsFor(firstOf[at]!)
    const shared = valueOf(goods, at, coefficients)
    for (let row = firstOf[at]!; row < firstOf[at + 1]!; row += 1)
      said[row] = shared + valueOf(options, row, coefficients)
  }
  return said
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
  const off = valuesBy(rows, () => coefficients)
  const distances = startColumn(Float64Array)
  for (let row = 0; row < rows.count; row += 1) {
    off[row] = Math.abs(truth[row]! - off[row]!)
    if (weights[row] !== 0) distances.push(off[row]!)
  }
  const middle = distances.length >> 1
  const usual = HUBER * 1.4826 * (distances.finish().toSorted()[middle] ?? 1) + 1e-9
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
  const { goods, options, firstOf } = rows
  /** The normal equations' left side: X'WXv + lambda v; with `against`, X'W(against - Xv) - lambda v. */
  const apply = (vector: Float64Array, against: Float64Array | null): Float64Array => {
    const out = new Float64Array(width)
    for (let at = 0; at + 1 < firstOf.length; at += 1) {
      let shared = Number.NaN
      let ofGoods = 0
      for (let row = firstOf[at]!; row < firstOf[at + 1]!; row += 1) {
        const weight = weights[row]!
        if (weight === 0) continue
        if (Number.isNaN(shared)) shared = valueOf(goods, at, vector)
        const sum = shared + valueOf(options, row, vector)
        const scaled = weight * (against ? against[row]! - sum : sum)
        addTo(options, row, scaled, out)
        ofGoods += scaled
      }
      if (ofGoods !== 0) addTo(goods, at, ofGoods, out)
    }
    for (let at = 0; at < width; at += 1) out[at]! += (against ? -lambda : lambda) * vector[at]!
    return out
  }
  const diagonal = diagonalOf(rows, weights, lambda)
  const residual = apply(coefficients, truth)
  const without = apply(new Float64Array(width), truth)
  const begun = Math.sqrt(dot(without, without))
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

/** The diagonal of the normal equations; that a product and its option share a bucket is left out. */
function diagonalOf({ goods, options, firstOf, buckets }: Rows, weights: Float64Array, lambda: number) {
  const diagonal = new Float64Array(buckets.length).fill(lambda)
  const add = ({ starts, columns, values }: SparseRows, row: number, weight: number) => {
    for (let at = starts[row]!; at < starts[row + 1]!; at += 1)
      diagonal[columns[at]!]! += weight * values[at]! ** 2
  }
  for (let at = 0; at + 1 < firstOf.length; at += 1) {
    let ofGoods = 0
    for (let row = firstOf[at]!; row < firstOf[at + 1]!; row += 1) {
      add(options, row, weights[row]!)
      ofGoods += weights[row]!
    }
    add(goods, at, ofGoods)
  }
  return diagonal
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!
  return sum
}
