/**
 * Reads Code 128 (ISO/IEC 15417) from an image, for browsers without a barcode detector (decision 0029).
 * Labels of Chinese couriers and our own documents use it.
 */
const PATTERNS =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132
   221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313
   231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
   314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
   111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141
   114131 311141 411131 211412 211214 211232`.split(/\s+/)
const VALUE_OF = new Map(PATTERNS.map((pattern, value) => [pattern, value]))
const STOP = '2331112'
const [CODE_C, CODE_B, CODE_A, START_A, START_C] = [99, 100, 101, 103, 105]
const SETS = ['A', 'B', 'C'] as const

/** A greyscale image, row by row. */
export type Grey = {
  readonly pixels: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** How many lines of an image are scanned, and how many must agree. */
const LINES = 24
const AGREE = 2

/**
 * Decodes a barcode in an image, horizontal or vertical, or null. Two lines must agree: the check digit alone
 * finds 102 of 103 errors.
 */
export function readBars(picture: Grey): string | null {
  const votes = new Map<string, number>()
  for (const line of linesOf(picture)) {
    const text = readLine(line) ?? readLine(line.toReversed())
    if (text === null) continue
    const count = (votes.get(text) ?? 0) + 1
    if (count >= AGREE) return text
    votes.set(text, count)
  }
  return null
}

/**
 * Horizontal and vertical scan lines, from the middle outwards, since labels are usually held in the middle.
 */
function* linesOf({ pixels, width, height }: Grey): Generator<Uint8Array> {
  for (let at = 0; at < LINES; at++) {
    const offset = (at % 2 === 0 ? 1 : -1) * Math.ceil(at / 2)
    const y = Math.floor(height / 2 + (offset * height) / (LINES + 2))
    yield Uint8Array.from(pixels.subarray(y * width, (y + 1) * width))
    const x = Math.floor(width / 2 + (offset * width) / (LINES + 2))
    yield Uint8Array.from({ length: height }, (_, row) => pixels[row * width + x]!)
  }
}

/** Decodes one line of brightness values, or null. */
export function readLine(line: Uint8Array): string | null {
  const runs = runsOf(line)
  // A symbol begins with a bar, at an odd index, since the first run is bright.
  for (let start = 1; start + 6 < runs.length; start += 2) {
    const first = valueAt(runs, start)
    if (first === undefined || first < START_A || first > START_C) continue
    const text = readFrom(runs, start)
    if (text !== null) return text
  }
  return null
}

function readFrom(runs: readonly number[], start: number): string | null {
  const values: number[] = []
  for (let at = start; at + 6 < runs.length; at += 6) {
    if (values.length > 3 && modules(runs.slice(at, at + 7), 13) === STOP) return checked(values)
    const value = valueAt(runs, at)
    if (value === undefined) return null
    values.push(value)
  }
  return null
}

const valueAt = (runs: readonly number[], at: number): number | undefined =>
  VALUE_OF.get(modules(runs.slice(at, at + 6), 11))

/** Widths in modules: a character is eleven modules wide at any scale. */
function modules(widths: readonly number[], count: number): string {
  const total = widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => Math.max(1, Math.round((width * count) / total))).join('')
}

function checked(values: number[]): string | null {
  const check = values.pop()
  const sum = values.reduce((total, value, at) => total + value * Math.max(1, at), 0)
  return sum % 103 === check ? textOf(values) : null
}

function textOf([start, ...values]: readonly number[]): string | null {
  let set: (typeof SETS)[number] = SETS[(start ?? START_A) - START_A] ?? 'B'
  let text = ''
  for (const value of values) {
    if (set === 'C' && value < 100) text += String(value).padStart(2, '0')
    else if (set === 'B' && value < 96) text += String.fromCodePoint(32 + value)
    else if (set === 'A' && value < 64) text += String.fromCodePoint(32 + value)
    else if (value === CODE_C && set !== 'C') set = 'C'
    else if (value === CODE_B && set !== 'B') set = 'B'
    else if (value === CODE_A && set !== 'A') set = 'A'
    else return null
  }
  return text
}

/**
 * Run lengths of bright and dark in pixels, with fractions, beginning with bright. Dark is relative to the
 * surroundings, so that a shadow across the label is no bar; an edge is where the brightness crosses the
 * local threshold.
 */
function runsOf(line: Uint8Array): number[] {
  const threshold = localMeans(line)
  const runs: number[] = []
  let from = 0
  let dark = false
  for (let at = 1; at < line.length; at++) {
    const now = line[at]! < threshold[at]!
    if (now === dark) continue
    const before = line[at - 1]! - threshold[at - 1]!
    const after = line[at]! - threshold[at]!
    const edge = at - 1 + (before === after ? 0.5 : before / (before - after))
    runs.push(edge - from)
    from = edge
    dark = now
  }
  runs.push(line.length - from)
  return runs
}

/** The local threshold between dark and bright for each pixel. */
function localMeans(line: Uint8Array): Float32Array {
  const reach = Math.max(12, Math.round(line.length / 16))
  const means = new Float32Array(line.length)
  for (let at = 0; at < line.length; at++) {
    let [low, high] = [255, 0]
    for (let near = Math.max(0, at - reach); near <= Math.min(line.length - 1, at + reach); near++) {
      low = Math.min(low, line[near]!)
      high = Math.max(high, line[near]!)
    }
    // Too little contrast: blank paper.
    means[at] = high - low < 48 ? 0 : (low + high) / 2
  }
  return means
}
