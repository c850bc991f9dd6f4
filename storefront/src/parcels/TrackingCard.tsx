import { date } from '@longhaul/text/format.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Rail, type Step } from '@longhaul/ui/rail/Rail.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ParcelPage } from './parcel.ts'

/** Where the package is: its number, when it should arrive, and the carrier's news, newest first. */
export function TrackingCard({ parcel }: { parcel: ParcelPage }) {
  const text = parcelsText.detail
  return (
    <Card title={text.tracking} aside={parcel.line_name}>
      <div className="grid gap-4">
        {parcel.tracking_number ? (
          <Number parcel={parcel} number={parcel.tracking_number} />
        ) : (
          <p className="text-ink-2">{text.noTracking}</p>
        )}
        {parcel.shipped_at && (
          <p className="text-sm text-ink-2">
            {parcelsText.card.shipped} <DateTime at={parcel.shipped_at} />
          </p>
        )}
        <Expected parcel={parcel} />
        {parcel.events.length > 0 ? (
          <>
            <Rail label={text.trackingEvents} layout="column" steps={stepsOf(parcel)} />
            <p className="text-sm text-ink-2">{text.yourTime(ZONE)}</p>
          </>
        ) : (
          parcel.shipped_at && <p className="text-ink-2">{text.noEvents}</p>
        )}
      </div>
    </Card>
  )
}

/** The time zone of this device: in it every time on the page is written. */
const ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')

function Number({ parcel, number }: { parcel: ParcelPage; number: string }) {
  const text = parcelsText.detail
  const { carrier_name: name, carrier_page: page } = parcel
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span className="inline-flex items-center">
        <span className="code text-lg">{number}</span>
        <CopyButton text={number} what={parcelsText.card.trackingWord} />
      </span>
      <a
        className="py-2"
        href={page ?? `https://t.17track.net/en#nums=${encodeURIComponent(number)}`}
        target="_blank"
        rel="noreferrer"
      >
        {page && name ? text.carrierPage(name) : text.track}
        <ExternalLink className="mx-1.5 inline size-4 align-[-0.125em]" />
        <span className="text-sm whitespace-nowrap text-ink-2">{text.newTab}</span>
      </a>
    </p>
  )
}

function Expected({ parcel }: { parcel: ParcelPage }) {
  const text = parcelsText.detail
  const now = useNow()
  const { expected_from: from, expected_until: until, status } = parcel
  const isGone = parcel.latest_event?.milestone === 'returning' || LOST.has(parcel.latest_event?.status ?? '')
  if (!from || !until || status !== 'pending_receipt' || parcel.stage === 'delivered' || isGone) return null
  if (now !== null && new Date(until).getTime() < now)
    return <Note tone="warn">{text.late(date(until))}</Note>
  return (
    <p className="flex items-center gap-2">
      <CalendarClock className="text-primary" />
      {text.expected(date(from), date(until))}
    </p>
  )
}

/** After that there is nothing to expect. */
const LOST: ReadonlySet<string> = new Set(['lost', 'destroyed', 'cancelled'])

/** Newest first, whatever order they came in. What the carrier wrote stands below our word for it. */
function stepsOf({ events }: ParcelPage): Step[] {
  const text = parcelsText.detail
  const newest = events.toSorted((a, b) => b.happened_at.localeCompare(a.happened_at))
  return newest.map((event, index) => {
    const label = event.milestone ? parcelsText.tracking[event.milestone] : event.description
    const told = event.description === label ? '' : event.description
    const original = event.original && text.original(event.original)
    const note = [...new Set([event.reason, event.place, told, original])].filter(Boolean).join(' · ')
    return {
      label,
      state: index === 0 ? 'current' : 'done',
      at: event.happened_at,
      ...(note ? { note } : {}),
    }
  })
}
