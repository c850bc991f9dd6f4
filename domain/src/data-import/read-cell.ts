import { tidyCode, tidyUpper } from '../texts/tidy.ts'
import type { Fen } from '../money/fen.ts'
import { isDay } from '../time/days.ts'

/** The problem with a single cell. */
export type CellProblem =
  | 'required'
  | 'formula'
  | 'rounded'
  | 'too_long'
  | 'not_email'
  | 'not_name'
  | 'not_language'
  | 'not_money'
  | 'negative'
  | 'other_currency'
  | 'too_much'
  | 'not_whole'
  | 'not_a_size'
  | 'not_a_date'
  | 'ambiguous_date'
  | 'future_date'
  | 'not_a_number'
  | 'not_a_link'
  | 'not_a_shelf'

export type Cell<T> = { value: T } | { problem: CellProblem }

/**
 * Whether a text is an unevaluated formula, or the error of an evaluated one. Such text is never stored,
 * because a spreadsheet that opens an export would evaluate it. A signed number is not a formula.
 */
export const isFormula = (text: string): boolean =>
  /^[=@]/.test(text) ||
  /^[+-](?![\d.,]+$)/.test(text) ||
  /^#(REF|N\/A|NAME|VALUE|DIV\/0|NULL|NUM)[!?]?$/.test(text)

/** Whether a text is a long number that a spreadsheet has rounded, losing its last digits. */
export const isRounded = (text: string): boolean => /^\d(?:\.\d+)?E\+?\d+$/i.test(text)

/**
 * Parses an amount in yuan as people type it, with a yuan sign before or after it, commas between thousands,
 * full-width digits. Returns fen. Negative amounts and other currencies have their own problems; a decimal
 * comma and a blank between digits are refused, because either could mean another amount.
 */
export function readYuan(text: string, maxFen: Fen): Cell<Fen> {
  const typed = tidyUpper(text)
  if (/[\d.,] +[\d.,]/.test(typed)) return { problem: 'not_money' }
  const plain = typed.replaceAll(' ', '')
  const bare = plain.replace(/^(-?)(?:¥|CNY|RMB|人民币)/, '$1').replace(/(?:元|圆|CNY|RMB)$/, '')
  if (/[$€£₩]|USD|EUR|GBP|HKD|AUD|CAD|JPY/.test(bare)) return { problem: 'other_currency' }
  if (/^(?:-|\()/.test(bare)) return { problem: 'negative' }
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(bare)
  if (!match) return { problem: 'not_money' }
  const fen = Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return fen > maxFen ? { problem: 'too_much' } : { value: fen }
}

/** Parses a whole number from 1 on; spreadsheets also write `3` as `3.0`. */
export function readWhole(text: string, max: number): Cell<number> {
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.0+)?$/.exec(tidyCode(text))
  const value = Number(match?.[1]?.replaceAll(',', '') ?? 0)
  return match && value >= 1 && value <= max ? { value } : { problem: 'not_whole' }
}

/** Parses a length in centimetres with at most one decimal; returns millimetres. */
export function readMm(text: string, maxMm: number): Cell<number> {
  const match = /^(\d{1,4})(?:\.(\d)0*)?$/.exec(tidyCode(text).replace(/\s*cm$/i, ''))
  const value = match ? Number(match[1]) * 10 + Number(match[2] ?? 0) : 0
  return value >= 1 && value <= maxMm ? { value } : { problem: 'not_a_size' }
}

/**
 * Parses a day in any of the usual formats with the year first, as `2026-03-05`. A date that begins with the
 * day or month is ambiguous and refused, as is a spreadsheet's serial number. A time after the date is
 * ignored.
 */
export function readDay(text: string, today: string): Cell<string> {
  const plain = tidyCode(text).replace(/[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?$/, '')
  if (/^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/.test(plain) || /^\d{5}(?:\.\d+)?$/.test(plain))
    return { problem: 'ambiguous_date' }
  const match =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(plain)?.toSpliced(2, 1) ??
    /^(\d{4})年(\d{1,2})月(\d{1,2})日?$/.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  if (!match) return { problem: 'not_a_date' }
  const [, year = '', month = '', date = ''] = match
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (!isDay(day) || day < FIRST_DAY) return { problem: 'not_a_date' }
  return day > today ? { problem: 'future_date' } : { value: day }
}

/** An earlier day is assumed to be a typing error. */
const FIRST_DAY = '2000-01-01'
