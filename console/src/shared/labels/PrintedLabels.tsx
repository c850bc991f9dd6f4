import { PrintOnly } from '@longhaul/ui/print/PrintOnly.tsx'
import { GoodsLabel } from './GoodsLabel.tsx'
import type { Labelled } from './goods-label.ts'

/** The labels being printed: one per piece. */
export function PrintedLabels({
  rows,
  shelf,
  onPrinted,
}: {
  rows: readonly Labelled[]
  shelf: string
  onPrinted: () => void
}) {
  if (rows.length === 0) return null
  return (
    <PrintOnly key={rows.map((row) => row.id).join(' ')} onPrinted={onPrinted}>
      {rows.flatMap((row) =>
        Array.from({ length: Math.max(row.quantity, row.labelled_pieces) }, (_, at) => (
          <GoodsLabel key={`${row.id} ${at}`} of={row} piece={at + 1} shelf={shelf} />
        )),
      )}
    </PrintOnly>
  )
}
