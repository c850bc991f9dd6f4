import { hasCustomsPapers } from '@longhaul/domain/parcels/customs-papers.ts'
import { parcelPapersText as text } from '@longhaul/text/storefront/parcels/parcel-papers.ts'
import { useId } from 'react'
import { PaperRow } from '../shared/PaperRow.tsx'
import { paidAt } from './paid-at.ts'
import type { ParcelPage } from './parcel.ts'

/** The documents of a package: for customs once it is packed, its receipt once it is paid. A cancelled package has none. */
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
          <PaperRow
            key={paper}
            path={`/parcels/${parcel.id}/${paper}.pdf`}
            fileName={`${paper}-${parcel.number}.pdf`}
            name={text.papers[paper]}
          />
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
