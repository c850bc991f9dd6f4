import { tidyCode } from '../texts/tidy.ts'

/** One line from a scale. `isStable` is null if its format does not indicate stability. */
export type ScaleReading =
  | { readonly kind: 'weight'; readonly grams: number; readonly isStable: boolean | null }
  | { readonly kind: 'overload' }

/**
 * What a scale shows after its lines so far. Without an indication of its own, a weight counts as stable
 * after three identical lines in a row.
 */
export type ScaleShown =
  | { readonly kind: 'weight'; readonly grams: number; readonly isStable: boolean; readonly same: number }
  | { readonly kind: 'overload' }

/** The heaviest that goods or a package may weigh. */
export const SCALE_GRAMS_MAX = 200_000

/** A line is about twenty characters long; longer text without a line end is noise. */
const LINE_MAX = 40
const SAME_IS_STABLE = 3
const GRAMS_OF: Readonly<Record<string, number>> = { g: 1, kg: 1000, lb: 453.592_37, lbs: 453.592_37 }

/** The line delimiters of common formats, besides CR and LF. */
const STX = '\u0002'
const ETX = '\u0003'
const OVERLOAD = /^(OL|OVER(LOAD)?|ERR|S\s*\+|\^{2,}|-{3,})(?=$|[\s,])/
/**
 * Status, number, unit, status. Before the number: A&D's and Kern's `ST,GS,`, Mettler Toledo's `S S`, `wn` of
 * Chinese indicators, `G` or `N`. After it: Ohaus' `?`.
 */
const LINE =
  /^(?<signs>(?:(?:ST|US|S\s+S|S\s+D|SI|GS|NT|TR|WG|WN|[GNT])[\s,:]*)*)(?<sign>[+-]?)\s*(?<number>\d{1,7}(?:[.,]\d{1,4})?)\s*(?<unit>KG|G|LBS?)?\s*(?<after>\?|[GNT])?$/

/**
 * Parses one line of a continuously sending scale, in the common formats of ASCII scales. Null for anything
 * else: an incomplete line, noise, a number whose comma could be a decimal or a thousands separator.
 */
export function readScaleLine(text: string): ScaleReading | null {
  const line = tidyCode(text).toUpperCase()
  if (line === '' || line.length > LINE_MAX) return null
  if (OVERLOAD.test(line)) return { kind: 'overload' }
  const groups = LINE.exec(line)?.groups
  const unit = groups?.['unit']?.toLowerCase()
  if (!groups || unit === undefined) return null
  const number = groups['number']!
  if (number.includes(',') && unit === 'g') return null
  const grams = Math.round(Number(number.replace(',', '.')) * GRAMS_OF[unit]!)
  return {
    kind: 'weight',
    // Never a negative zero.
    grams: groups['sign'] === '-' && grams > 0 ? -grams : grams,
    isStable: stabilityOf(groups['signs']!, groups['after'] ?? ''),
  }
}

function stabilityOf(signs: string, after: string): boolean | null {
  if (after === '?' || /US|S\s+D/.test(signs)) return false
  return /ST|S\s+S/.test(signs) ? true : null
}

/** Splits received text into complete lines and the beginning of the next one. */
export function splitScaleLines(kept: string, chunk: string): { lines: string[]; rest: string } {
  const parts = (kept + chunk)
    .replaceAll(STX, '\n')
    .replaceAll(ETX, '\n')
    .split(/[\r\n]+/)
  const rest = parts.pop() ?? ''
  // Text longer than a line without a line end is never a line: only its tail can still be the beginning of
  // one.
  return { lines: parts.filter((line) => line.trim() !== ''), rest: rest.slice(-LINE_MAX * 2) }
}

/** What the scale shows after one more line. */
export function showScale(before: ScaleShown | null, reading: ScaleReading): ScaleShown {
  if (reading.kind === 'overload') return reading
  const isSame = before?.kind === 'weight' && before.grams === reading.grams
  const same = isSame ? Math.min(before.same + 1, SAME_IS_STABLE) : 1
  return {
    kind: 'weight',
    grams: reading.grams,
    isStable: reading.isStable ?? same >= SAME_IS_STABLE,
    same,
  }
}

/** Why what a scale shows cannot be taken as a weight; null when it can. */
export function whyNotTakeWeight(
  shown: ScaleShown | null,
): 'silent' | 'overload' | 'unstable' | 'empty' | null {
  if (!shown) return 'silent'
  if (shown.kind === 'overload' || shown.grams > SCALE_GRAMS_MAX) return 'overload'
  if (shown.grams < 1) return 'empty'
  return shown.isStable ? null : 'unstable'
}

/**
 * Parses the weight typed by a scale that acts as a keyboard, in grams: `1.250 kg`, `680g`; without a unit,
 * whole grams or kilograms with three decimals. Null for anything else: `12.5` could be either.
 */
export function readTypedScale(text: string): number | null {
  const typed = tidyCode(text)
  const line = /^[+-]?\s*\d+$/.test(typed)
    ? `${typed} g`
    : /^[+-]?\s*\d+\.\d{3}$/.test(typed)
      ? `${typed} kg`
      : typed
  const reading = readScaleLine(line)
  if (reading?.kind !== 'weight') return null
  return reading.grams >= 1 && reading.grams <= SCALE_GRAMS_MAX ? reading.grams : null
}
