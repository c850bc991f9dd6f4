import { isDay } from '../reports/period.ts'
import type { ListFilter, ListShape } from './lists.ts'

/** What a list is asked for, in words as an address holds them: `{ stage: 'in_review', q: 'mug', sort: '-total' }`. */
export type ListWords = Readonly<Record<string, string>>
export type ListQuery = {
  words: string
  filters: Readonly<Record<string, string>>
  sort: { by: string; down: boolean }
}

const WORDS_MAX = 100

/** Which words of a query a list does not understand, and why: `unknown` names no filter of it. Empty when all is well. */
export function faultsOfQuery(shape: ListShape, given: ListWords): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    const fault = faultOf(shape, name, value)
    if (fault) faults[name] = fault
  }
  const { from, to } = given
  if (from && to && !faults['from'] && !faults['to'] && to < from) faults['to'] = 'period_order'
  return faults
}

/** The query in its parts. Only for words without faults. */
export function readListQuery(shape: ListShape, given: ListWords): ListQuery {
  const { q = '', sort = '', ...filters } = given
  return {
    words: q.trim(),
    filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
    sort: sort === '' ? { by: shape.sorts[0], down: true } : readSort(sort),
  }
}

/** The part of an address that a list understands: the rest is ignored rather than refused, so that an old bookmark still opens. */
export const understoodOf = (shape: ListShape, given: ListWords): ListWords =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== '' && faultOf(shape, name, value) === null),
  )

/** `-total` is by total, the largest first. */
export const readSort = (text: string): { by: string; down: boolean } =>
  text.startsWith('-') ? { by: text.slice(1), down: true } : { by: text, down: false }

function faultOf(shape: ListShape, name: string, value: string): string | null {
  if (name === 'q') return value.length > WORDS_MAX ? 'too_long' : null
  if (name === 'sort') return value === '' || shape.sorts.includes(readSort(value).by) ? null : 'choice'
  const filter = Object.hasOwn(shape.filters, name) ? shape.filters[name] : undefined
  if (!filter) return 'unknown'
  return value === '' ? null : faultOfValue(filter, value)
}

function faultOfValue(filter: ListFilter, value: string): string | null {
  if (filter.kind === 'day') return isDay(value) ? null : 'day'
  if (filter.kind === 'choice') return filter.of.includes(value) ? null : 'choice'
  return value.length > filter.max ? 'too_long' : null
}
