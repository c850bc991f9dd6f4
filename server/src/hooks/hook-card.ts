import type { HookRow } from './sql.ts'
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
})

/** A delivery as its owner sees it. */
export const deliveryCard = (row: DeliveryRow) => ({
  id: row.id,
  event: row.event,
  state: row.state,
  tries: row.tries,
  outcome: row.outcome,
  created_at: row.created_at.toISOString(),
  tried_at: row.tried_at?.toISOString() ?? null,
  next_try_at: row.next_try_at?.toISOString() ?? null,
  body: row.body,
})
