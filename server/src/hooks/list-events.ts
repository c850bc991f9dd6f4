import { listEvents as route } from '@longhaul/contract/hooks/hooks.ts'
import { EVENTS_PAGE_MAX } from '@longhaul/domain/hooks/limits.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { eventCard } from './hook-card.ts'
import { countEvents, listEventsAfter } from './sql-events.ts'

export const listEventsAction = readAction(route, listEvents)

/**
 * The events of the shopper's own account after a number. Numbers have no gaps, so that a missing one shows
 * that something was deleted before it was read, or not recorded. A number that was never given is one of
 * before the shop was restored from a backup: what has been recorded since then begins below it.
 */
async function listEvents({ db, me, query }: ReadCall<typeof route>): Answer<typeof route> {
  const { after = 0, limit = EVENTS_PAGE_MAX } = query
  // Counted first: what is recorded between the two is listed, never taken for deleted.
  const last = await countEvents(db, me.id)
  const rows = await listEventsAfter(db, me.id, after, limit + 1)
  const items = rows.slice(0, limit)
  const latest = items.at(-1)
  if (!latest) return { items: [], next: last, more: false, gap: last !== after }
  return {
    items: items.map(eventCard),
    next: latest.sequence,
    more: rows.length > limit,
    gap: latest.sequence > after + items.length,
  }
}
