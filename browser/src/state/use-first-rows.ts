import { useDeferredValue } from 'react'

/** About the number of rows that fit in a window. */
const FIRST = 4

/** Renders the first rows of a newly loaded list immediately and the rest in a deferred render, so that a long list does not block the page. */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const count = useDeferredValue(rows.length, FIRST)
  return rows.slice(0, count)
}
