import { inflateSync } from 'node:zlib'

/*
 * An independent reader of Code 128 (ISO/IEC 15417), which shares no code with the writer. It reads bars from
 * the shapes that a PDF draws, or from the widths of bars and gaps along a line of a picture.
 */

const PATTERNS =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132
   221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313
   231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
   314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
   111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141
   114131 311141 411131 211412 211214 211232`.split(/\s+/)
const [CODE_C, CODE_B, START_B, START_C] = [99, 100, 104, 105]

/**
 * The text of a symbol, from the widths of its bars and gaps alternately, in any unit. Throws where a scanner
 * would reject it.
 */
export function readCode128(widths: readonly number[]): string {
  if (widths.length < 7 + 6 + 6 || (widths.length - 7) % 6 !== 0) throw new Error(`${widths.length} widths`)
  const values: number[] = []
  for (let at = 0; at < widths.length - 7; at += 6) values.push(valueOf(widths.slice(at, at + 6)))
  if (patternOf(widths.slice(-7), 13) !== '2331112') throw new Error('no stop')
  const check = values.pop()!
  const sum = values.reduce((total, value, at) => total + value * Math.max(1, at), 0)
  if (sum % 103 !== check) throw new Error(`check ${check}, calculated ${sum % 103}`)
  return textOf(values)
}

function valueOf(six: readonly number[]): number {
  const value = PATTERNS.indexOf(patternOf(six, 11))
  if (value < 0) throw new Error(`no pattern: ${six.join(' ')}`)
  return value
}

/** The widths in whole modules: a symbol character is eleven modules wide at any scale. */
function patternOf(widths: readonly number[], modules: number): string {
  const total = widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width) => Math.round((width * modules) / total)).join('')
}

function textOf(values: readonly number[]): string {
  let set = values[0] === START_C ? 'C' : values[0] === START_B ? 'B' : '?'
  let text = ''
  for (const value of values.slice(1)) {
    if (set === 'C' && value === CODE_B) set = 'B'
    else if (set === 'B' && value === CODE_C) set = 'C'
    else if (set === 'C' && value < 100) text += String(value).padStart(2, '0')
    else if (set === 'B' && value < 95) text += String.fromCodePoint(32 + value)
    else throw new Error(`value ${value} in set ${set}`)
  }
  return text
}

export type Bar = { x: number; y: number; width: number; height: number }

/** Every symbol on the pages of a PDF, from the top: a row of filled rectangles each. Sizes in points. */
export const readSymbols = (pdf: Buffer): { text: string; bars: Bar[] }[] =>
  pagesOf(pdf).flatMap((page) => symbolsOn(page))

function symbolsOn(page: string): { text: string; bars: Bar[] }[] {
  const rows = new Map<string, Bar[]>()
  for (const bar of filledRectangles(page)) {
    const row = `${bar.y} ${bar.height}`
    rows.set(row, [...(rows.get(row) ?? []), bar])
  }
  return [...rows.values()]
    .filter((bars) => bars.length > 10)
    .flatMap((bars) => apart(bars.toSorted((a, b) => a.x - b.x)))
    .toSorted((a, b) => a[0]!.y - b[0]!.y)
    .map((bars) => ({ bars, text: readCode128(widthsOf(bars)) }))
}

/**
 * Separates symbols in one row: the space between them is wider than any gap within a symbol, which is four
 * modules at most.
 */
function apart(bars: readonly Bar[]): Bar[][] {
  const module = Math.min(...bars.map((bar) => bar.width))
  const symbols: Bar[][] = []
  for (const bar of bars) {
    const before = symbols.at(-1)?.at(-1)
    if (before && bar.x - before.x - before.width < 8 * module) symbols.at(-1)!.push(bar)
    else symbols.push([bar])
  }
  return symbols
}

/** The widths of bars and gaps, alternately. */
const widthsOf = (bars: readonly Bar[]): number[] =>
  bars.flatMap((bar, at) => {
    const next = bars[at + 1]
    return next ? [bar.width, next.x - bar.x - bar.width] : [bar.width]
  })

function filledRectangles(page: string): Bar[] {
  const drawn = page.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\s+(?:[^\n]*\n)*?(f|S|s|B)\b/g)
  return [...drawn]
    .filter((found) => found[5] === 'f')
    .map(([, x, y, width, height]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }))
}

/** The decompressed drawing instructions of every page. */
function pagesOf(pdf: Buffer): string[] {
  const parts: string[] = []
  const text = pdf.toString('latin1')
  for (const found of text.matchAll(/\/Length (\d+)[^>]*?>>\s*stream\r?\n/g)) {
    const start = found.index + found[0].length
    try {
      parts.push(inflateSync(pdf.subarray(start, start + Number(found[1]))).toString('latin1'))
    } catch {
      // An uncompressed stream contains no page.
    }
  }
  return parts
}
