import { call } from '@longhaul/browser/calls/client.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { ItemStage } from '@longhaul/domain/orders/stages.ts'
import { useEffect, useState } from 'react'
import type { StaffItem } from './ItemSubject.tsx'

const PAGE = 100
/** More than a desk ever holds; beyond it a paste says of the rest that it is not in the list. */
const PAGES_MAX = 50

/** Every item of a stage, page after page: what a paste of thousands of lines is looked up in. Null while it is fetched. */
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
        if (!stop.signal.aborted) setError(failed as CallError)
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

/** Items by each of their numbers, in capitals: one look for a line instead of a walk through the list. */
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
