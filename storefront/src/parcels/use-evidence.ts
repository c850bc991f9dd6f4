import { useState } from 'react'
import type { Shown } from './EvidenceField.tsx'

/**
 * The pictures of a claim being written. Uploads may finish in any order, and none may overwrite what another
 * added.
 */
export function useEvidence() {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const [busy, setBusy] = useState(0)
  return {
    shown,
    isBusy: busy > 0,
    /** In the format of the calls. */
    wire: shown.map(({ slot, picture }) => ({ slot, file_id: picture.id })),
    field: {
      shown,
      onAdd: (added: Shown) => setShown((all) => [...all, added]),
      onRemove: (removed: Shown) => setShown((all) => all.filter((other) => other !== removed)),
      onBusy: (change: 1 | -1) => setBusy((count) => count + change),
    },
  }
}
