import { parcelPapersText } from '@longhaul/text/storefront/parcels/parcel-papers.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { SaveButton } from '../shared/SaveButton.tsx'
import type { ParcelPage } from './parcel.ts'

const text = parcelPapersText

/** What there is on paper about a package. A cancelled one has none. */
export function PapersCard({ parcel }: { parcel: ParcelPage }) {
  if (parcel.status === 'cancelled' && !parcel.shipped_at) return null
  return (
    <Card title={text.title}>
      {isPaid(parcel) ? (
        <div className="grid gap-2">
          <SaveButton
            path={`/parcels/${parcel.id}/receipt.pdf`}
            fileName={`receipt-${parcel.number}.pdf`}
            label={text.receipt}
            busyText={text.receiptBusy}
          />
          {!parcel.shipped_at && <p className="text-sm text-ink-2">{text.receiptEstimate}</p>}
        </div>
      ) : (
        <p className="text-ink-2">{text.receiptUnpaid}</p>
      )}
    </Card>
  )
}

/** A deposit is no payment. */
function isPaid({ pay_way: way, paid_at: paidAt, history }: ParcelPage): boolean {
  if (way === 'exact')
    return history.some((entry) => entry.step === 'pay_supplement' || entry.step === 'ship')
  return paidAt !== null
}
