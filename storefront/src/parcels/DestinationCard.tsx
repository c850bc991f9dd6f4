import { addressLines, fullName } from '@longhaul/domain/addresses/address-lines.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import type { ParcelPage } from './parcel.ts'

/** The package's destination, as on its label. */
export function DestinationCard({ parcel }: { parcel: ParcelPage }) {
  const text = parcelsText.detail
  const { address } = parcel
  return (
    <Folded
      title={text.address}
      detail={[fullName(address), ...addressLines(address, parcel.country_name)].join(', ')}
    >
      <div className="pb-5">
        <address className="not-italic">
          <b className="font-medium">{fullName(address)}</b>
          {addressLines(address, parcel.country_name).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span className="num mt-2 block text-sm text-ink-2">{address.phone}</span>
          <span className="block text-sm text-ink-2">{address.email}</span>
          {address.tax_id && <span className="code block text-sm text-ink-2">{address.tax_id}</span>}
        </address>
        <p className="mt-3 text-sm text-ink-3">{text.addressNote}</p>
        {parcel.remark && (
          <p className="mt-3 border-t border-line pt-3">
            <span className="block text-sm text-ink-2">{text.remark}</span>
            {parcel.remark}
          </p>
        )}
      </div>
    </Folded>
  )
}
