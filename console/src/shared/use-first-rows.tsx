import { Button } from '@longhaul/ui/button/Button.tsx'
import { type ReactNode, useState } from 'react'

/**
 * The first rows of a long list, and the button that shows all of them; null where none are left out. For
 * lists that are searched rather than read, each row of which is a card on a phone.
 */
export function useFirstRows<Row>(
  rows: readonly Row[],
  first: number,
  showAll: (count: number) => string,
): { shown: readonly Row[]; more: ReactNode } {
  const [isWhole, showWhole] = useState(false)
  if (isWhole || rows.length <= first) return { shown: rows, more: null }
  return {
    shown: rows.slice(0, first),
    more: (
      <p className="p-4">
        <Button onClick={() => showWhole(true)}>{showAll(rows.length)}</Button>
      </p>
    ),
  }
}
