import { hasCustomsPapers } from '@longhaul/domain/parcels/customs-papers.ts'
import { parcelPapersText as text } from '@longhaul/text/storefront/parcels/parcel-papers.ts'
import { saveDocument } from '@longhaul/browser/calls/documents.ts'
import { useId, useState } from 'react'
import { paidAt } from './paid-at.ts'
import type { ParcelPage } from './parcel.ts'

/** What there is on paper about a package: for customs once it is packed, its receipt once it is paid. A cancelled one has none. */
export function PapersCard({ parcel }: { parcel: ParcelPage }) {
  const id = useId()
  if (parcel.status === 'cancelled' && !parcel.shipped_at) return null
  const papers = [
    ...(hasCustomsPapers(parcel.stage) ? (['invoice', 'customs'] as const) : []),
    ...(paidAt(parcel) ? (['receipt'] as const) : []),
  ]
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="text-xl">
        {text.title}
      </h2>
      <ul className="mt-2 border-t border-line">
        {papers.map((paper) => (
          <Paper key={paper} parcel={parcel} paper={paper} />
        ))}
      </ul>
      <div className="mt-2 grid gap-1 text-sm text-ink-2">
        {!paidAt(parcel) && <p>{text.receiptUnpaid}</p>}
        {paidAt(parcel) && !parcel.shipped_at && <p>{text.receiptEstimate}</p>}
        {!hasCustomsPapers(parcel.stage) && <p>{text.customsLater}</p>}
      </div>
    </section>
  )
}

function Paper({ parcel, paper }: { parcel: ParcelPage; paper: 'invoice' | 'customs' | 'receipt' }) {
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    await saveDocument(`/parcels/${parcel.id}/${paper}.pdf`, `${paper}-${parcel.number}.pdf`)
    setBusy(false)
  }
  return (
    <li className="border-b border-line">
      <button
        type="button"
        className="flex min-h-12 w-full items-center justify-between gap-4 text-start hover:text-primary hover:underline"
        aria-label={text.save(text.papers[paper])}
        aria-busy={busy}
        disabled={busy}
        onClick={() => void save()}
      >
        <span>{busy ? text.busy : text.papers[paper]}</span>
        <span className="text-sm text-ink-2">PDF</span>
      </button>
    </li>
  )
}
