/** A picture is hashed from this many grey values in each direction. */
export const HASH_SIDE = 32

/**
 * Two fingerprints of what a picture shows, 64 bits each, written as zeros and ones: of its coarse waves
 * (DCT), and of where it gets darker from left to right. Scaled, re-encoded and slightly brighter copies have
 * almost the same.
 */
export type PictureHash = { dct: string; diff: string }

/**
 * Bits of 128 in which two copies of one picture differ at most, and two pictures that are much alike. Over
 * the demo's 79 pictures, small, re-encoded and grey copies differ by up to 7, brighter ones by up to 26,
 * ones that lost a twentieth at each edge by 22 in the middle; pictures of different things by 23 at least,
 * and 95 of 100 by more than 41.
 */
export const SAME_BITS = 20
export const ALIKE_BITS = 34

/** A picture whose grey values vary less than this shows nothing that could be compared. */
const PLAIN_DEVIATION = 4

/**
 * The fingerprints of a picture of `HASH_SIDE` × `HASH_SIDE` grey values, row by row; undefined if it shows
 * nothing.
 */
export function hashPicture(grey: Uint8Array): PictureHash | undefined {
  if (grey.length !== HASH_SIDE * HASH_SIDE) throw new RangeError('not a picture of the size to hash')
  const mean = average(grey)
  const deviation = Math.sqrt(average(Array.from(grey, (value) => (value - mean) ** 2)))
  if (deviation < PLAIN_DEVIATION) return undefined
  const waves = wavesOf(grey)
  const middle = waves.toSorted((a, b) => a - b)[waves.length / 2]!
  return { dct: bitsOf(waves.map((wave) => wave >= middle)), diff: bitsOf(fallsIn(grey)) }
}

const average = (values: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at]!
  return sum / values.length
}

/** The 8 × 8 slowest waves of a picture in both directions, without the constant ones. */
function wavesOf(grey: Uint8Array): number[] {
  const rows = new Float64Array(WAVES * HASH_SIDE)
  for (let u = 0; u < WAVES; u += 1)
    for (let y = 0; y < HASH_SIDE; y += 1) {
      let sum = 0
      for (let x = 0; x < HASH_SIDE; x += 1) sum += grey[y * HASH_SIDE + x]! * COSINES[u * HASH_SIDE + x]!
      rows[u * HASH_SIDE + y] = sum
    }
  const waves: number[] = []
  for (let v = 0; v < WAVES; v += 1)
    for (let u = 0; u < WAVES; u += 1) {
      let sum = 0
      for (let y = 0; y < HASH_SIDE; y += 1) sum += rows[u * HASH_SIDE + y]! * COSINES[v * HASH_SIDE + y]!
      waves.push(sum)
    }
  return waves
}

const WAVES = 8
const COSINES = Float64Array.from({ length: WAVES * HASH_SIDE }, (_, index) => {
  const wave = Math.floor(index / HASH_SIDE) + 1
  return Math.cos(((2 * (index % HASH_SIDE) + 1) * wave * Math.PI) / (2 * HASH_SIDE))
})

/** Whether each of 8 × 8 fields is darker than the field to its left. */
function fallsIn(grey: Uint8Array): boolean[] {
  const falls: boolean[] = []
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1)
      falls.push(fieldOf(grey, row, column + 1) < fieldOf(grey, row, column))
  return falls
}

/** The mean grey of one of 9 × 8 fields. */
function fieldOf(grey: Uint8Array, row: number, column: number): number {
  const [left, right] = [Math.floor((column * HASH_SIDE) / 9), Math.ceil(((column + 1) * HASH_SIDE) / 9)]
  const high = HASH_SIDE / 8
  let sum = 0
  for (let y = row * high; y < (row + 1) * high; y += 1)
    for (let x = left; x < right; x += 1) sum += grey[y * HASH_SIDE + x]!
  return sum / (high * (right - left))
}

const bitsOf = (bits: readonly boolean[]): string => bits.map((bit) => (bit ? '1' : '0')).join('')
