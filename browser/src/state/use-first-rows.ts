import { useDeferredValue } from 'react'

/** As many rows of a list as a window shows. */
const FIRST = 4

/** The rows of a list that has just come: the first of them at once, the others when the browser has time, so that no list holds the page up. */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const count = useDeferredValue(rows.length, FIRST)
  return rows.slice(0, count)
}
