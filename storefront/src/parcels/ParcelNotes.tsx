import { parcelAddressText } from '@longhaul/text/storefront/parcels/parcel-address.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import type { ParcelPage } from './parcel.ts'
import { ReturnNote } from './ReturnNote.tsx'
import { UnprintableAddress } from './UnprintableAddress.tsx'

/**
 * Notes to the next step: why the package was closed, what is wrong with the address, why it was returned.
 */
export function ParcelNotes({ parcel }: { parcel: ParcelPage }) {
  const text = parcelsText.detail
  const problem =
    parcel.stage === 'address_problem' &&
    parcel.history.findLast((entry) => entry.step === 'report_address')?.note
  return (
    <div className="grid gap-3 empty:hidden">
      {parcel.close_reason && <p className="text-ink-2">{text.reason(parcel.close_reason)}</p>}
      {problem && (
        <Note tone="warn" title={parcelAddressText.why}>
          {problem}
        </Note>
      )}
      {parcel.closed && (
        <Note tone="warn" title={parcel.closed}>
          {parcelAddressText.closed}
        </Note>
      )}
      {parcel.stage === 'pending_payment' && <UnprintableAddress parcel={parcel} />}
      <ReturnNote parcel={parcel} />
    </div>
  )
}
