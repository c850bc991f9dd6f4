import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'

/** What a refund that was paid means for goods in the warehouse; their card tells of an open one. */
export function RefundNote({ row }: { row: { stage: string } }) {
  return row.stage === 'refunded' ? <Note tone="warn">{receiveText.refundedText}</Note> : null
}
