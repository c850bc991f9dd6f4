import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'

/** What an open refund request, or a refund that was paid, means for goods in the warehouse. */
export function RefundNote({
  row,
}: {
  row: { stage: string; quantity: number; refund_pieces?: number | null }
}) {
  if (row.stage === 'refunded') return <Note tone="warn">{receiveText.refundedText}</Note>
  if (!row.refund_pieces) return null
  return (
    <Note tone="warn" title={receiveText.refundAsked(row.refund_pieces, row.quantity)}>
      {receiveText.refundAskedText}
    </Note>
  )
}
