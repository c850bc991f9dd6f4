import { LANGS, type Texts, inEachLanguage } from '../languages.ts'
import { minorDigits } from '../money/exchange.ts'
import type { Fact, Money, Ppm, Rate, RateTable, Span } from './rule.ts'
import { STRENGTHS } from './rule.ts'

/** What is wrong with a file of rules: where, and a sentence for whoever wrote it. */
export type Fault = { readonly path: string; readonly sentence: string }

/** The fields of an object in a file. */
export type Fields = Readonly<Record<string, unknown>>

/** A value of a file with its place in it; faults are collected in one list while reading goes on. */
export type Found = {
  readonly value: unknown
  readonly path: string
  readonly faults: Fault[]
  /** The tables of rates to which a charge may point. */
  readonly tables?: ReadonlyMap<string, RateTable>
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function fault({ path, faults }: Found, sentence: string): void {
  faults.push({ path, sentence })
}

/** A field of an object. */
export const at = (found: Found, name: string): Found => ({
  ...found,
  value: isFields(found.value) ? found.value[name] : undefined,
  path: found.path === '' ? name : `${found.path}.${name}`,
})

/** Whether a field is there at all; null counts as absent only where a reader says so. */
export const has = ({ value }: Found, name: string): boolean => isFields(value) && value[name] !== undefined

/** Checks that a value is an object, and that it has no fields but these. */
export function knownFields(found: Found, names: readonly string[]): void {
  if (!isFields(found.value)) return fault(found, 'must be an object')
  for (const name of Object.keys(found.value))
    if (!names.includes(name)) fault(at(found, name), `is not a field here; known are ${names.join(', ')}`)
}

/** The elements of a list, each with its place; an absent list is empty. */
export function each(found: Found): Found[] {
  if (found.value === undefined) return []
  if (!Array.isArray(found.value)) {
    fault(found, 'must be a list')
    return []
  }
  const values: readonly unknown[] = found.value
  return values.map((value, index) => ({ ...found, value, path: `${found.path}[${index}]` }))
}

export function text(found: Found): string {
  if (typeof found.value === 'string' && found.value.trim() !== '') return found.value
  fault(found, 'must be a text that is not empty')
  return ''
}

/** A text in each language of the product. */
export function texts(found: Found): Texts {
  knownFields(found, LANGS)
  return inEachLanguage((lang) => text(at(found, lang)))
}

export function word<Word extends string>(found: Found, known: readonly Word[], usual?: Word): Word {
  if (found.value === undefined && usual !== undefined) return usual
  const chosen = known.find((entry) => entry === found.value)
  if (chosen !== undefined) return chosen
  fault(found, `must be one of ${known.join(', ')}`)
  return known[0]!
}

export function words<Word extends string>(found: Found, known: readonly Word[]): Word[] {
  const list = each(found).map((entry) => word(entry, known))
  if (list.length === 0) fault(found, 'must name at least one')
  return list
}

/** Texts of a pattern, at least one. */
export function matching(found: Found, pattern: RegExp, what: string): string[] {
  const list = each(found).map((entry) => {
    if (typeof entry.value === 'string' && pattern.test(entry.value)) return entry.value
    fault(entry, `must be ${what}`)
    return ''
  })
  if (list.length === 0) fault(found, `must name at least one: ${what}`)
  return list
}

/** The beginnings of tariff codes. */
export const codes = (found: Found): string[] =>
  matching(found, /^\d{2,12}$/, 'the 2 to 12 digits with which a tariff code begins')

export function whole(found: Found, usual?: number): number {
  if (found.value === undefined && usual !== undefined) return usual
  if (typeof found.value === 'number' && Number.isSafeInteger(found.value) && found.value >= 0)
    return found.value
  fault(found, 'must be a whole number of at least 0')
  return 0
}

export function truth(found: Found): boolean {
  if (found.value === undefined || typeof found.value === 'boolean') return found.value === true
  fault(found, 'must be true or false')
  return false
}

/** A day that exists, such as 2026-11-28; absent: null. */
export function day(found: Found): string | null {
  if (found.value === undefined) return null
  const parts = typeof found.value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(found.value) : null
  const [, year = 0, month = 0, date = 0] = (parts ?? []).map(Number)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  if (parts && date >= 1 && date <= (lengths[month - 1] ?? 0)) return parts[0]
  fault(found, 'must be a day such as 2026-11-28')
  return null
}

const MONEY = /^([A-Z]{3}) (\d{1,12})(?:\.(\d{1,3}))?$/

/** An amount such as `EUR 3.00`, with no more decimals than the currency has. */
export function money(found: Found): Money {
  const parts = typeof found.value === 'string' ? MONEY.exec(found.value) : null
  const [, currency = '', units = '0', decimals = ''] = parts ?? []
  const digits = minorDigits(currency)
  if (!parts || decimals.length > digits) fault(found, 'must be an amount such as "EUR 3.00"')
  return { currency, minor: Number(units + decimals.padEnd(digits, '0').slice(0, digits)) }
}

/** A share such as `16.5%`, to four decimals. */
export function ppm(found: Found): Ppm {
  const parts = typeof found.value === 'string' ? /^(\d{1,4})(?:\.(\d{1,4}))?%$/.exec(found.value) : null
  if (!parts) fault(found, 'must be a rate such as "16.5%"')
  const [, units = '0', decimals = ''] = parts ?? []
  return Number(units + decimals.padEnd(4, '0'))
}

/** A figure, or a list: the least and the most (which is then the likely one), or least, likely and most. */
export function span<Value>(
  found: Found,
  read: (found: Found) => Value,
  size: (value: Value) => number,
): Span<Value> {
  if (!Array.isArray(found.value)) {
    const value = read(found)
    return { low: value, likely: value, high: value }
  }
  const values = each(found).map(read)
  const [low, second, third] = values
  const sizes = values.map(size)
  const isOrdered = sizes.every((value, index) => index === 0 || sizes[index - 1]! <= value)
  if (low === undefined || second === undefined || values.length > 3 || !isOrdered) {
    fault(found, 'must be two or three figures from the least to the most')
    const value = read({ ...found, value: found.value[0] })
    return { low: value, likely: value, high: value }
  }
  return { low, likely: second, high: third ?? second }
}

export const rate = (found: Found): Rate => (found.value === null ? null : span(found, ppm, (value) => value))

/** Where a fact comes from: demanded of each, so that every figure can be explained and looked up again. */
export function fact(found: Found): Fact {
  const strength = word(at(found, 'strength'), STRENGTHS)
  const source = text(at(found, 'source'))
  const checked = day(at(found, 'checked'))
  if (checked === null && !has(found, 'checked'))
    fault(at(found, 'checked'), 'must be the day of the last check')
  return { strength, source, checked: checked ?? '' }
}

export const FACT_FIELDS = ['strength', 'source', 'checked'] as const
