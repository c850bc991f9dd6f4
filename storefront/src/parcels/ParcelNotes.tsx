import { unprintableIn, unprintableRule } from '@longhaul/domain/addresses/unprintable.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { fieldSentence } from '@longhaul/text/errors/field-sentence.ts'
import { money, warehouseFormat } from '@longhaul/text/format.ts'
import { holdsText } from '@longhaul/text/goods/holds.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { standingText } from '@longhaul/text/storefront/funds/standing.ts'
import { parcelAddressText } from '@longhaul/text/storefront/parcels/parcel-address.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { returnFreightText } from '@longhaul/text/storefront/parcels/return-freight.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { goodsName } from '../shared/goods-name.ts'
import { CorrectAddress } from './CorrectAddress.tsx'
import type { ParcelPage } from './parcel.ts'

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
      {parcel.contents.map(
        (content) =>
          content.hold && (
            <Note
              key={content.stock_item_id}
              tone="warn"
              title={holdsText.titled(goodsName(content), warehouseFormat.dayAndMonth(content.hold.since))}
            >
              {sentences(holdsText.reasons[content.hold.reason], holdsText.packageWaits)}
            </Note>
          ),
      )}
      <ReturnNote parcel={parcel} />
    </div>
  )
}

/**
 * What cannot be printed in the address of an unpaid package, which is older than the rule, and the way to
 * another address.
 */
function UnprintableAddress({ parcel }: { parcel: ParcelPage }) {
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

/** Why a package was returned, and what that means for the shopper's money. */
function ReturnNote({ parcel }: { parcel: ParcelPage }) {
  const { return_freight: back } = parcel
  if (!back) return null
  if (back.charged_fen === 0) return <Note tone="ok">{returnFreightText.free(back.cause)}</Note>
  return (
    <Note
      tone="info"
      title={returnFreightText.title}
      action={<Link to={to.funds()}>{standingText.toBalance}</Link>}
    >
      {returnFreightText.charged(back.cause, money(back.charged_fen))}
    </Note>
  )
}
