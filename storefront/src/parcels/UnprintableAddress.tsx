import { unprintableIn, unprintableRule } from '@longhaul/domain/addresses/unprintable.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { fieldSentence } from '@longhaul/text/errors/field-sentence.ts'
import { parcelAddressText } from '@longhaul/text/storefront/parcels/parcel-address.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { CorrectAddress } from './CorrectAddress.tsx'
import type { ParcelPage } from './parcel.ts'

/**
 * What cannot be printed in the address of an unpaid package, which is older than the rule, and the way to
 * another address.
 */
export function UnprintableAddress({ parcel }: { parcel: ParcelPage }) {
  const found = unprintableIn(parcel.address)
  if (!found) return null
  return (
    <Note tone="warn" title={parcelAddressText.why}>
      <p>{fieldSentence(errorText.fields, unprintableRule(found))}</p>
      <div className="mt-3">
        <CorrectAddress parcel={parcel} />
      </div>
    </Note>
  )
}
