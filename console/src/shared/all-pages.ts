import { asCallError } from '@longhaul/browser/calls/errors.ts'
import { call } from '@longhaul/browser/calls/client.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { ItemStage } from '@longhaul/domain/orders/stages.ts'
import { useEffect, useState } from 'react'
import type { StaffItem } from './ItemSubject.tsx'

const PAGE = 100
/** More than a queue ever holds. Beyond it, a pasted line is reported as not in the list. */
const PAGES_MAX = 50

/** All items of a stage, fetched page by page, as the lookup for pasted lists. Null while loading. */
export function useAllItems(stage: ItemStage): {
  items: readonly StaffItem[] | null
  error: CallError | null
} {
  const [items, setItems] = useState<readonly StaffItem[] | null>(null)
  const [error, setError] = useState<CallError | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    allItems(stage, stop.signal)
      .then(setItems)
      .catch((failed: unknown) => {
        if (!stop.signal.aborted) setError(asCallError(failed))
      })
    return () => stop.abort()
  }, [stage])
  return { items, error }
}

async function allItems(stage: ItemStage, signal: AbortSignal): Promise<StaffItem[]> {
  const all: StaffItem[] = []
  let cursor: string | undefined
  for (let page = 0; page < PAGES_MAX; page++) {
    const query = { stage, limit: PAGE, ...(cursor ? { cursor } : {}) }
    const answer = await call('GET /staff/order_items', { query }, { signal })
    all.push(...answer.items)
    if (!answer.next_cursor) break
    cursor = answer.next_cursor
  }
  return all
}

/** Items indexed by each of their numbers, in upper case. */
export function indexByNumber(
  items: readonly StaffItem[],
  numbersOf: (item: StaffItem) => readonly (string | null)[],
): (pasted: string) => readonly StaffItem[] {
  const found = new Map<string, StaffItem[]>()
  for (const item of items) {
    for (const number of new Set(numbersOf(item))) {
      if (number === null || number === '') continue
      const key = number.toUpperCase()
      found.set(key, [...(found.get(key) ?? []), item])
    }
  }
  return (pasted) => found.get(pasted.toUpperCase()) ?? []
}
