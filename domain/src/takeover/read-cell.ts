import type { Fen } from '../money/fen.ts'

/** What is wrong with a cell, by itself. */
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
 * A formula that was not computed, or the error of one that was. Nothing of it is kept: what begins so would be computed by whoever opens an export. A number
 * with its sign is none.
 */
export const isFormula = (text: string): boolean =>
  /^[=@]/.test(text) ||
  /^[+-](?![\d.,]+$)/.test(text) ||
  /^#(REF|N\/A|NAME|VALUE|DIV\/0|NULL|NUM)[!?]?$/.test(text)

/** A long number that a spreadsheet has rounded: its last digits are gone. */
export const isRounded = (text: string): boolean => /^\d(?:\.\d+)?E\+?\d+$/i.test(text)

/**
 * An amount in yuan as people type it: with a sign for yuan before it or behind it, with commas between thousands, full-width digits. In fen. Less than nothing and another
 * currency have names of their own; a comma for the decimals is no amount, since it could be either.
 */
export function readYuan(text: string, maxFen: Fen): Cell<Fen> {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
  const bare = plain.replace(/^(-?)(?:¥|CNY|RMB|人民币)/, '$1').replace(/(?:元|圆|CNY|RMB)$/, '')
  if (/[$€£₩]|USD|EUR|GBP|HKD|AUD|CAD|JPY/.test(bare)) return { problem: 'other_currency' }
  if (/^(?:-|\()/.test(bare)) return { problem: 'negative' }
  const match = /^(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(bare)
  if (!match) return { problem: 'not_money' }
  const fen = Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return fen > maxFen ? { problem: 'too_much' } : { value: fen }
}

/** A whole number from 1 on; spreadsheets write `3` as `3.0` as well. */
export function readWhole(text: string, max: number): Cell<number> {
  const match = /^(\d{1,9})(?:\.0+)?$/.exec(text.normalize('NFKC').replaceAll(',', ''))
  const value = Number(match?.[1] ?? 0)
  return match && value >= 1 && value <= max ? { value } : { problem: 'not_whole' }
}

/** A length in centimetres with at most one decimal, in millimetres. */
export function readMm(text: string, maxMm: number): Cell<number> {
  const match = /^(\d{1,4})(?:\.(\d)0*)?$/.exec(text.normalize('NFKC').replace(/\s*cm$/i, ''))
  const value = match ? Number(match[1]) * 10 + Number(match[2] ?? 0) : 0
  return value >= 1 && value <= maxMm ? { value } : { problem: 'not_a_size' }
}

/**
 * A day as `2026-03-05`, whichever of the usual ways it is written in: the year first. What begins with day or month could be either and is asked about, also a
 * spreadsheet's own count of days. A time behind it is passed over.
 */
export function readDay(text: string, today: string): Cell<string> {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?Z?$/, '')
  if (/^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/.test(plain) || /^\d{5}(?:\.\d+)?$/.test(plain))
    return { problem: 'ambiguous_date' }
  const match =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(plain)?.toSpliced(2, 1) ??
    /^(\d{4})年(\d{1,2})月(\d{1,2})日?$/.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  if (!match) return { problem: 'not_a_date' }
  const [, year = '', month = '', date = ''] = match
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const moment = new Date(`${day}T00:00:00Z`)
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  if (!isReal || day < FIRST_DAY) return { problem: 'not_a_date' }
  return day > today ? { problem: 'future_date' } : { value: day }
}

/** Nobody's spreadsheet is older; an earlier day is a slip. */
const FIRST_DAY = '2000-01-01'
