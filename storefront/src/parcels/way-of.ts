import { dayAndMonth } from '@longhaul/text/format.ts'
import { parcelPageText as text } from '@longhaul/text/storefront/parcels/parcel-page.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import type { Step } from '@longhaul/ui/rail/Rail.tsx'
import type { ParcelPage } from './parcel.ts'

/** How many places of the way are shown between the warehouse and the door: the last ones. */
const STOPS = 3

type Shipped = Pick<
  ParcelPage,
  | 'stage'
  | 'warehouse_name'
  | 'shipped_at'
  | 'events'
  | 'expected_from'
  | 'expected_until'
  | 'latest_event'
  | 'history'
>

/** The way of a package that has left, as one line: the warehouse, the last places it was at, the door, and its receipt; where it ended early, that. */
export function wayOf(parcel: Shipped): Step[] {
  const { railSteps } = parcelsText.detail
  const { stage, shipped_at: shippedAt } = parcel
  const arrived = stage === 'delivered' || stage === 'done'
  const stops = stopsOf(parcel)
  const [left, ...rest] = [
    { label: parcel.warehouse_name, ...(shippedAt ? { at: shippedAt } : {}) },
    ...stops,
  ].map((stop): Step => ({ ...stop, state: 'done' }))
  const behind = [left!, ...rest]
  if (stage === 'lost' || stage === 'returned')
    return [
      ...behind,
      {
        label: railSteps[stage],
        state: 'failed',
        ...at(parcel, [stage === 'lost' ? 'write_off' : 'come_back']),
      },
    ]
  if (isGone(parcel)) {
    const last = behind.at(-1)!
    return [
      ...behind.slice(0, -1),
      { ...last, state: 'failed' },
      { label: railSteps.done, state: 'next', note: text.wontArrive },
    ]
  }
  if (arrived)
    return [
      ...behind,
      { label: railSteps.deliver, state: 'done', ...at(parcel, ['deliver']) },
      stage === 'done'
        ? { label: railSteps.done, state: 'done', ...at(parcel, ['confirm_receipt']) }
        : { label: railSteps.done, state: 'current' },
    ]
  const last = behind.at(-1)!
  return [
    ...behind.slice(0, -1),
    { ...last, state: 'current' },
    { label: railSteps.deliver, state: 'next', note: expectedOf(parcel) },
    { label: railSteps.done, state: 'next' },
  ]
}

/** Whether the carrier says that it will not arrive. */
export const isGone = ({ latest_event: event }: Pick<ParcelPage, 'latest_event'>): boolean =>
  event?.milestone === 'returning' || GONE.has(event?.status ?? '')

const GONE: ReadonlySet<string> = new Set(['lost', 'destroyed', 'cancelled'])

/** Where it has been, in order of time: several pieces of news that mean the same at one place are the first of them. */
function stopsOf({ events }: Shipped): { label: string; at: string; note?: string }[] {
  const stops: { label: string; at: string; note?: string }[] = []
  for (const { milestone, description, place, happened_at } of events.toSorted((a, b) =>
    a.happened_at.localeCompare(b.happened_at),
  )) {
    if (milestone === 'delivered') continue
    const label = milestone ? parcelsText.tracking[milestone] : description
    const last = stops.at(-1)
    if (last?.label === label && last.note === (place || undefined)) continue
    stops.push({ label, at: happened_at, ...(place ? { note: place } : {}) })
  }
  return stops.slice(-STOPS)
}

const at = ({ history }: Shipped, steps: readonly string[]) => {
  const when = history.find((entry) => steps.includes(entry.step))?.created_at
  return when ? { at: when } : {}
}

const expectedOf = ({ expected_from: from, expected_until: until }: Shipped): string =>
  from && until ? `${dayAndMonth(from)} – ${dayAndMonth(until)}` : ''
