import { milestoneOf } from '@longhaul/domain/shipping/milestones.ts'
import { TRACKING_STATUSES } from '@longhaul/domain/shipping/tracking-status.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { wayText } from '@longhaul/text/storefront/parcels/way.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { type ParcelPage, wordFor } from './parcel.ts'

/** Who did what and when, newest first. */
export function HistoryCard({ parcel }: { parcel: ParcelPage }) {
  const text = parcelsText.detail
  return (
    <Folded title={text.history}>
      <ol className="grid gap-3 pb-5 text-sm">
        {parcel.history.toReversed().map((step, index) => (
          <li key={index}>
            <span className="block">{wordFor(parcelsText.steps, step.step)}</span>
            <span className="text-ink-2">
              <DateTime at={step.created_at} /> · {text.by(wordFor(parcelsText.actors, step.actor))}
            </span>
            {step.note && <span className="block text-ink-2">{wordOf(step.note)}</span>}
          </li>
        ))}
      </ol>
    </Folded>
  )
}

/** Tracking events are stored by key and translated; people's notes are shown unchanged. */
function wordOf(note: string): string {
  const status = TRACKING_STATUSES.find((trackingStatus) => trackingStatus === note)
  return status ? wayText.milestones[milestoneOf(status)] : note
}
