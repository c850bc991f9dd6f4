import { useState } from 'react'
import { type TypedMeasures, typeMeasures } from '../shared/typed-measures.ts'
import type { StockRow } from './stock-item.ts'

export type Draft = TypedMeasures & { category: string }

/** What was typed about things that were put aside for another scan. Gone with the page. */
const drafts = new Map<string, Draft>()

/** The figures of one thing while they are typed; what the server knows of it to start with. */
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
