import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { NamedFact } from '../shared/NamedFact.tsx'
import type { ParcelCard } from './parcel.ts'

/**
 * The tracking number and the hand-over date; before the hand-over, the date on which the package was
 * created.
 */
export function SentFacts({
  parcel: { tracking_number: number, shipped_at: shippedAt, created_at: createdAt },
}: {
  parcel: Pick<ParcelCard, 'tracking_number' | 'shipped_at' | 'created_at'>
}) {
  const { card } = parcelsText
  return (
    <>
      <NamedFact name={card.tracking}>
        {number ? (
          <span className="-my-2 inline-flex items-center">
            <span className="code">{number}</span>
            <CopyButton text={number} what={card.trackingWord} />
          </span>
        ) : (
          <span className="text-ink-2">{card.noTracking}</span>
        )}
      </NamedFact>
      <NamedFact name={shippedAt ? card.shipped : card.created}>
        <DateTime at={shippedAt ?? createdAt} />
      </NamedFact>
    </>
  )
}
