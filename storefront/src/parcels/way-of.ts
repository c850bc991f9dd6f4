import { dayAndMonth } from '@longhaul/text/format.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { wayText } from '@longhaul/text/storefront/parcels/way.ts'
import type { Step } from '@longhaul/ui/rail/Rail.tsx'
import { stopsOf } from '../shared/way-stops.ts'
import type { ParcelPage } from './parcel.ts'

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

/**
 * The journey of a shipped package as one line: the warehouse, its last places, the door, and receipt; if it
 * ended early, the end.
 */
export function wayOf(parcel: Shipped): Step[] {
  const { railSteps } = parcelsText.detail
  const { stage, shipped_at: shippedAt } = parcel
  const arrived = stage === 'delivered' || stage === 'done'
  const behind = stopsOf(parcel.warehouse_name, shippedAt, parcel.events).map((stop): Step => ({
    ...stop,
    state: 'done',
  }))
  if (stage === 'lost' || stage === 'returned')
    return [
      ...behind,
      {
        label: railSteps[stage],
        state: 'failed',
        ...at(parcel, [stage === 'lost' ? 'write_off' : 'come_back']),
      },
    ]
  if (willNotArrive(parcel)) {
    const last = behind.at(-1)!
    return [
      ...behind.slice(0, -1),
      { ...last, state: 'failed' },
      { label: railSteps.done, state: 'next', note: wayText.wontArrive },
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

/** Whether the carrier reports that it will not arrive. */
export const willNotArrive = ({ latest_event: event }: Pick<ParcelPage, 'latest_event'>): boolean =>
  event?.milestone === 'returning' || ENDED.has(event?.status ?? '')

const ENDED: ReadonlySet<string> = new Set(['lost', 'destroyed', 'cancelled'])

const at = ({ history }: Shipped, steps: readonly string[]) => {
  const when = history.find((entry) => steps.includes(entry.step))?.created_at
  return when ? { at: when } : {}
}

const expectedOf = ({ expected_from: from, expected_until: until }: Shipped): string =>
  from && until ? `${dayAndMonth(from)} – ${dayAndMonth(until)}` : ''
