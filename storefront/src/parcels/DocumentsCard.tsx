import { hasCustomsDocuments } from '@longhaul/domain/parcels/customs-documents.ts'
import { parcelDocumentsText as text } from '@longhaul/text/storefront/parcels/parcel-documents.ts'
import { useId } from 'react'
import { DocumentRow } from '../shared/DocumentRow.tsx'
import { paidAt } from './paid-at.ts'
import type { ParcelPage } from './parcel.ts'

/**
 * The documents of a package: for customs once it is packed, its receipt once it is paid. A cancelled package
 * has none.
 */
export function DocumentsCard({ parcel }: { parcel: ParcelPage }) {
  const id = useId()
  if (parcel.status === 'cancelled' && !parcel.shipped_at) return null
  const papers = [
    ...(hasCustomsDocuments(parcel.stage) ? (['invoice', 'customs'] as const) : []),
    ...(paidAt(parcel) ? (['receipt'] as const) : []),
  ]
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="text-xl">
        {text.title}
      </h2>
      <ul className="mt-2 border-t border-line">
        {papers.map((paper) => (
          <DocumentRow
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
        {!hasCustomsDocuments(parcel.stage) && <p>{text.customsLater}</p>}
      </div>
    </section>
  )
}
