import { useState } from 'react'

export type Choice = ReturnType<typeof useChoice>

/**
 * The selected lines: all except those the shopper has deselected, so that new lines are selected too. Stored
 * for this tab.
 */
export function useChoice() {
  const [left, setLeft] = useState<readonly string[]>(readLeft)

  function keep(next: readonly string[]) {
    setLeft(next)
    sessionStorage.setItem(KEY, JSON.stringify(next))
  }
  return {
    has: (id: string) => !left.includes(id),
    /** Whether all, some or none of these are selected. */
    of(ids: readonly string[]): 'all' | 'some' | 'none' {
      const chosen = ids.filter((id) => !left.includes(id)).length
      if (chosen === 0) return 'none'
      return chosen === ids.length ? 'all' : 'some'
    },
    set(ids: readonly string[], chosen: boolean) {
      const others = left.filter((id) => !ids.includes(id))
      keep(chosen ? others : [...others, ...ids])
    },
  }
}

const KEY = 'cart:left'
function readLeft(): readonly string[] {
  const left: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  return Array.isArray(left) ? left.filter((id) => typeof id === 'string') : []
}
