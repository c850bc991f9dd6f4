import { dayAndMonth } from '@longhaul/text/format.ts'
import { parcelPageText as text } from '@longhaul/text/storefront/parcels/parcel-page.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { wayText } from '@longhaul/text/storefront/parcels/way.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Rail } from '@longhaul/ui/rail/Rail.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { useState } from 'react'
import type { ParcelPage } from './parcel.ts'
import { journeyFor } from './pay-way-words.ts'
import { willNotArrive, wayOf } from './way-of.ts'

/**
 * Where the package is: before shipping, the steps done and to come; after it, the places passed, up to
 * receipt, with the tracking log below.
 */
export function Way({ parcel }: { parcel: ParcelPage }) {
  return (
    <section className="grid gap-4" aria-label={text.way}>
      <Rail label={parcelsText.detail.rail} steps={parcel.shipped_at ? wayOf(parcel) : journeyFor(parcel)} />
      <Late parcel={parcel} />
      {parcel.shipped_at && <Log parcel={parcel} />}
    </section>
  )
}

/** A warning that the package is later than expected. */
function Late({ parcel }: { parcel: ParcelPage }) {
  const now = useNow()
  const { expected_until: until, status } = parcel
  if (!until || now === null || new Date(until).getTime() >= now) return null
  if (status !== 'pending_receipt' || parcel.stage === 'delivered' || willNotArrive(parcel)) return null
  return <Note tone="warn">{parcelsText.detail.late(dayAndMonth(until))}</Note>
}

/** The number of entries shown unfolded. */
const LATEST = 3

/**
 * The carrier's tracking updates, newest first in whatever order they arrived. The carrier's own text follows
 * our word for the event.
 */
function Log({ parcel }: { parcel: ParcelPage }) {
  const { detail } = parcelsText
  const [isOpen, setOpen] = useState(false)
  const newest = parcel.events.toSorted((a, b) => b.happened_at.localeCompare(a.happened_at))
  if (newest.length === 0) return <p className="text-ink-2">{detail.noEvents}</p>
  const shown = isOpen ? newest : newest.slice(0, LATEST)
  return (
    <div className="grid gap-3">
      <ol aria-label={detail.trackingEvents} className="border-t border-line">
        {shown.map((event, index) => (
          <Entry key={`${event.happened_at}${event.status}${index}`} event={event} latest={index === 0} />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {newest.length > LATEST && (
          <Button size="small" guardMs={0} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? text.fewer : text.all(newest.length)}
          </Button>
        )}
        <p className="text-sm text-ink-2">{detail.yourTime(ZONE)}</p>
      </div>
    </div>
  )
}

function Entry({ event, latest }: { event: ParcelPage['events'][number]; latest: boolean }) {
  const label = event.milestone ? wayText.milestones[event.milestone] : event.description
  const carrierText = event.description === label ? '' : event.description
  const original = event.original && parcelsText.detail.original(event.original)
  const note = [...new Set([event.reason, event.place, carrierText, original])].filter(Boolean).join(' · ')
  return (
    <li className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[10rem_1fr]">
      <span className="text-sm text-ink-2">
        <DateTime at={event.happened_at} />
      </span>
      <span>
        <b className={latest ? 'font-semibold' : 'font-normal'}>{label}</b>{' '}
        {note && <span className="ms-2 text-sm text-ink-2">{note}</span>}
      </span>
    </li>
  )
}

/** The device's time zone, in which all times on the page are shown. */
const ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
