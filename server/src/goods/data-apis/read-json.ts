import type { Fen } from '@longhaul/domain/money/fen.ts'
import { isObject } from '../../platform/read-json.ts'
import { readAmount } from '../page/read-amount.ts'

/* Third-party JSON: each field may be missing, of another type, "" or "null". Nothing here throws. */

export type Json = Readonly<Record<string, unknown>>

export const objectOf = (value: unknown): Json => (isObject(value) ? value : {})

/** A list; a single value in place of a list becomes a list of one. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value)
    ? value.slice(0, 1_000)
    : value === undefined || value === null || value === ''
      ? []
      : [value]

/** Text on one line, or "". Numbers are ids here. */
export function textOf(value: unknown, max = 200): string {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
  return text === 'null' || text === 'undefined' ? '' : text.replaceAll(/\s+/g, ' ').trim().slice(0, max)
}

/** An amount in yuan, as text or number, in fen; null if there is none. */
export const yuanOf = (value: unknown): Fen | null => readAmount(textOf(value), 'CNY')

/** The first of several values that is a price. */
export const firstYuan = (...values: readonly unknown[]): Fen | null =>
  values.map(yuanOf).find((fen) => fen !== null) ?? null

/** The cost of freight in fen: 0 is free freight, null is unknown. */
export function freightOf(value: unknown): Fen | null {
  const text = textOf(value)
  return /^0+(\.0+)?$/.test(text) ? 0 : yuanOf(text)
}

/** A non-negative integer, or null. */
export function countOf(value: unknown): number | null {
  const text = textOf(value)
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
