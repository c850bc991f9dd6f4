import { useState } from 'react'
import { type TypedMeasures, typeMeasures } from '../shared/typed-measures.ts'
import type { StockRow } from './stock-item.ts'

export type Draft = TypedMeasures & { category: string }

/** What was typed for items that were set aside for another scan. Lost when the page is closed. */
const drafts = new Map<string, Draft>()

/** The typed measurements of one item, initially those from the server. */
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
