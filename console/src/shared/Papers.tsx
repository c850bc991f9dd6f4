import { openDocument } from '@longhaul/browser/calls/documents.ts'
import { dispatchText } from '@longhaul/text/console/dispatch/dispatch.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import FileText from 'lucide-react/icons/file-text'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Tag from 'lucide-react/icons/tag'
import { type ReactNode, useState } from 'react'
import { Line } from './layout/Line.tsx'

type Paper = 'label' | 'customs' | 'invoice'

/** Buttons for a package's documents, as PDF in a new tab: label, customs form, and invoice. */
export function Papers({
  parcel,
  size = 'small',
  invoice = false,
}: {
  parcel: { id: string; number: string }
  size?: 'small' | 'normal'
  /** Include the invoice. */
  invoice?: boolean
}) {
  const [busy, setBusy] = useState<Paper | null>(null)
  async function open(paper: Paper) {
    setBusy(paper)
    await openDocument(`/staff/parcels/${parcel.id}/${paper}.pdf`, `${parcel.number}-${paper}.pdf`)
    setBusy(null)
  }
  const button = (paper: Paper, icon: ReactNode) => (
    <Button
      type="blackLine"
      size={size}
      icon={icon}
      busy={busy === paper && dispatchText.opening}
      aria-label={dispatchText.paperOf[paper](parcel.number)}
      onClick={() => void open(paper)}
    >
      {dispatchText.papers[paper]}
    </Button>
  )
  return (
    <Line as="span" nowrap>
      {button('label', <Tag />)}
      {button('customs', <FileText />)}
      {invoice && button('invoice', <ReceiptText />)}
    </Line>
  )
}
