import { openDocument, printDocument } from '@longhaul/browser/calls/documents.ts'
import { dispatchText } from '@longhaul/text/console/dispatch/dispatch.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import Files from 'lucide-react/icons/files'
import FileText from 'lucide-react/icons/file-text'
import ListChecks from 'lucide-react/icons/list-checks'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Tag from 'lucide-react/icons/tag'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { KeyHint } from './Key.tsx'
import { Line } from './layout/Line.tsx'

type Paper = 'label' | 'customs' | 'invoice' | 'packing_list' | 'papers'
type Parcel = { id: string; number: string }

const ICONS: Readonly<Record<Paper, ReactNode>> = {
  label: <Tag />,
  customs: <FileText />,
  invoice: <ReceiptText />,
  packing_list: <ListChecks />,
  papers: <Files />,
}
/** What each key prints directly: the label on the label roll, the rest on sheets. */
const PRINTED = { F8: 'label', F9: 'papers' } as const
type PrintKey = keyof typeof PRINTED
const KEYS: readonly PrintKey[] = ['F8', 'F9']

const pathOf = (parcel: Parcel, paper: Paper): string => `/staff/parcels/${parcel.id}/${paper}.pdf`
const fileOf = (parcel: Parcel, paper: Paper): string => `${parcel.number}-${paper}.pdf`

/** Prints the label of a package at once. */
export const printPackageLabel = (parcel: Parcel): Promise<void> =>
  printDocument(pathOf(parcel, 'label'), fileOf(parcel, 'label'))

/** Buttons for a package's documents, as PDF in a new tab. */
export function ParcelDocuments({
  parcel,
  all = false,
}: {
  parcel: Parcel
  /** Includes invoice and packing list. */ all?: boolean
}) {
  const open = (paper: Paper) => openDocument(pathOf(parcel, paper), fileOf(parcel, paper))
  const papers: Paper[] = all ? ['label', 'customs', 'invoice', 'packing_list'] : ['label', 'customs']
  return (
    <Line as="span" nowrap={!all}>
      {papers.map((paper) => (
        <DocumentButton
          key={paper}
          paper={paper}
          label={dispatchText.paperOf[paper](parcel.number)}
          act={open}
        />
      ))}
    </Line>
  )
}

/** The same documents, printed directly with one key each: for a station where both hands are busy. */
export function PrintDocuments({ parcel }: { parcel: Parcel }) {
  const print = (paper: Paper) => printDocument(pathOf(parcel, paper), fileOf(parcel, paper))
  const latest = useRef(print)
  useEffect(() => {
    latest.current = print
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const key = KEYS.find((entry) => entry === event.key)
      if (!key || event.repeat || document.querySelector('dialog[open]')) return
      event.preventDefault()
      void latest.current(PRINTED[key])
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <Line as="span">
      {KEYS.map((key) => {
        const paper = PRINTED[key]
        const label = paper === 'label' ? dispatchText.printLabel : dispatchText.paperOf.papers
        return <DocumentButton key={key} paper={paper} label={label(parcel.number)} act={print} hint={key} />
      })}
    </Line>
  )
}

function DocumentButton({
  paper,
  label,
  act,
  hint,
}: {
  paper: Paper
  label: string
  act: (paper: Paper) => Promise<void>
  hint?: PrintKey
}) {
  const [busy, setBusy] = useState(false)
  async function press() {
    setBusy(true)
    await act(paper)
    setBusy(false)
  }
  return (
    <Button
      type="blackLine"
      size={hint ? 'normal' : 'small'}
      icon={ICONS[paper]}
      busy={busy && dispatchText.opening}
      aria-label={label}
      onClick={() => void press()}
    >
      {dispatchText.papers[paper]}
      {hint && <KeyHint>{hint}</KeyHint>}
    </Button>
  )
}
