import type { Milestone } from '@longhaul/domain/shipping/milestones.ts'
import { wayText } from '@longhaul/text/storefront/parcels/way.ts'
import type { Step } from '@longhaul/ui/rail/Rail.tsx'

/** A tracking update of a package; where no milestone is known, the carrier's own text is shown. */
export type TrackingUpdate = {
  readonly milestone: Milestone | null
  readonly place: string
  readonly happened_at: string
  readonly description?: string
}

export type Stop = Pick<Step, 'label' | 'at' | 'note'>

/** The number of stops shown between the warehouse and the door: the last ones. */
const STOPS = 3

/** For problems, the event is shown first and the place below it. */
const WRONG: ReadonlySet<Milestone | null> = new Set(['held', 'not_delivered', 'returning', 'trouble'])

/**
 * A package's journey as one line of stops: the warehouse it left, then each new place with the event there,
 * or the event alone where no new place is named. The hand-over to the carrier is the departure itself, and
 * of repeated updates only the first counts.
 */
export function stopsOf(
  warehouse: string,
  leftAt: string | null,
  updates: readonly TrackingUpdate[],
): Stop[] {
  const stops: Stop[] = []
  let before: Pick<TrackingUpdate, 'milestone' | 'place'> = { milestone: 'in_transit', place: warehouse }
  for (const update of updates.toSorted((a, b) => a.happened_at.localeCompare(b.happened_at))) {
    const { milestone, happened_at: at } = update
    const place = update.place || before.place
    if (milestone === 'delivered' || (milestone === before.milestone && place === before.place)) continue
    const word = milestone ? wayText.milestones[milestone] : (update.description ?? '')
    const isNew = place !== before.place
    if (isNew && !WRONG.has(milestone)) stops.push({ label: place, note: word, at })
    else stops.push({ label: word, note: isNew ? place : undefined, at })
    before = { milestone, place }
  }
  return [{ label: warehouse, at: leftAt ?? undefined }, ...stops.slice(-STOPS)]
}
