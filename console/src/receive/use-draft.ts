import { useState } from 'react'
import { type TypedMeasures, typeMeasures } from '../shared/typed-measures.ts'
import type { StockRow } from './stock-item.ts'

export type Draft = TypedMeasures & { category: string }

/** What was typed about items set aside for another scan. Lost with the page. */
const drafts = new Map<string, Draft>()

/** The figures of one item while they are typed, starting with what the server knows. */
export function useDraft(row: StockRow): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState<Draft>(
    () => drafts.get(row.id) ?? { ...typeMeasures(row), category: row.category ?? '' },
  )
  return [
    draft,
    (next) => {
      drafts.set(row.id, next)
      setDraft(next)
    },
  ]
}
