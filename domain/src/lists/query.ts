import { isDay } from '../time/days.ts'
import type { ListFilter, ListShape } from './lists.ts'

/** A list query as in the parameters of an address: `{ stage: 'in_review', q: 'mug', sort: '-total' }`. */
export type ListWords = Readonly<Record<string, string>>
export type ListQuery = {
  words: string
  filters: Readonly<Record<string, string>>
  sort: { by: string; down: boolean }
}

const WORDS_MAX = 100

/**
 * The parameters of a query that a list does not accept, and why: `unknown` is not one of its filters. Empty
 * if all are valid.
 */
export function issuesOfQuery(shape: ListShape, given: ListWords): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    const fault = faultOf(shape, name, value)
    if (fault) faults[name] = fault
  }
  const { from, to } = given
  if (from && to && !faults['from'] && !faults['to'] && to < from) faults['to'] = 'period_order'
  return faults
}

/** Parses a query. Only for parameters without faults. */
export function readListQuery(shape: ListShape, given: ListWords): ListQuery {
  const { q = '', sort = '', ...filters } = given
  return {
    words: q.trim(),
    filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
    sort: sort === '' ? { by: shape.sorts[0], down: true } : readSort(sort),
  }
}

/**
 * The parameters that a list accepts; the rest are ignored rather than refused, so that old bookmarks still
 * open.
 */
export const understoodOf = (shape: ListShape, given: ListWords): ListWords =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== '' && faultOf(shape, name, value) === null),
  )

/** `-total` sorts by total, the largest first. */
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
