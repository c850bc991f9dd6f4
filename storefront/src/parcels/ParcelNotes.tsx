import { money } from '@longhaul/text/format.ts'
import { parcelAddressText } from '@longhaul/text/storefront/parcels/parcel-address.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import type { ParcelPage } from './parcel.ts'
import { ReturnNote } from './ReturnNote.tsx'

/** What belongs to the next step: why it was closed, what is wrong with the address, what an extra payment is for, why it came back. */
export function ParcelNotes({ parcel }: { parcel: ParcelPage }) {
  const text = parcelsText.detail
  const problem =
    parcel.stage === 'address_problem' &&
    parcel.history.findLast((entry) => entry.step === 'report_address')?.note
  const isExact = parcel.pay_way === 'exact'
  return (
    <div className="grid gap-3 empty:hidden">
      {parcel.close_reason && <p className="text-ink-2">{text.reason(parcel.close_reason)}</p>}
      {problem && (
        <Note tone="warn" title={parcelAddressText.why}>
          {problem}
        </Note>
      )}
      <ReturnNote parcel={parcel} />
      {parcel.supplement?.pay_by && (
        <Note tone="warn" title={isExact ? payWayText.paymentDue : text.extraPayment}>
          {(isExact ? payWayText.paymentDueText : text.extraPaymentText)(money(parcel.supplement.amount_fen))}
        </Note>
      )}
    </div>
  )
}
