import { useState } from 'react'

/**
 * Hides rows at once that were decided, until the server's list no longer has them: then they are forgotten,
 * since they may return.
 */
export function useDecided<Row extends { id: string }>(rows: readonly Row[]) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const known = new Set(rows.map(({ id }) => id))
  if ([...decided].some((id) => !known.has(id)))
    setDecided(new Set([...decided].filter((id) => known.has(id))))
  return {
    items: rows.filter(({ id }) => !decided.has(id)),
    decide: (ids: readonly string[]) => setDecided(new Set([...decided, ...ids])),
    /** Shows them again: their decision was undone. */
    forget: (ids: readonly string[]) => setDecided(new Set([...decided].filter((id) => !ids.includes(id)))),
  }
}
