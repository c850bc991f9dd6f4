import { parcelStatus } from '@longhaul/domain/states/parcel-stages.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { type ParcelState, lookOf, wordsOf } from './parcel-state.ts'

/** The status of a package and, where it says more, its exact stage. */
export function ParcelTag({ parcel }: { parcel: ParcelState }) {
  const status = parcelsText.statuses[parcelStatus(parcel.stage)]
  const { label } = wordsOf(parcel)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <StatusTag kind={lookOf(parcel.stage)}>{status}</StatusTag>
      {label !== status && <span className="text-sm">{label}</span>}
    </span>
  )
}
