import type { Reply } from '@longhaul/contract/routes.ts'
import type { HookRow } from './sql.ts'
import type { EventRow } from './sql-events.ts'
import type { DeliveryRow } from './sql-deliveries.ts'

/** A hook as its owner sees it. */
export const hookCard = (row: HookRow) => ({
  id: row.id,
  url: row.url,
  // Only known events are ever stored.
  events: row.events,
  created_at: row.created_at.toISOString(),
  failing_since: row.failing_since?.toISOString() ?? null,
  disabled_at: row.disabled_at?.toISOString() ?? null,
  disabled_why: row.disabled_why,
  old_secret_until: row.old_secret_until?.toISOString() ?? null,
})

/** A delivery as its owner sees it. */
export const deliveryCard = (row: DeliveryRow) => ({
  id: row.id,
  webhook_id: row.webhook_id,
  event: row.event,
  state: row.state,
  tries: row.tries,
  outcome: row.outcome,
  created_at: row.created_at.toISOString(),
  tried_at: row.tried_at?.toISOString() ?? null,
  next_try_at: row.next_try_at?.toISOString() ?? null,
  body: row.body,
})

/** An event as its owner reads it in the log. Its parts are those of the body that hooks receive. */
export const eventCard = (row: EventRow): EventCard => ({
  id: row.id,
  sequence: row.sequence,
  recorded_at: row.recorded_at.toISOString(),
  // Only bodies of the catalogue are ever stored.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  event: JSON.parse(row.body) as EventCard['event'],
})

type EventCard = Reply<'GET /events_log'>['items'][number]
