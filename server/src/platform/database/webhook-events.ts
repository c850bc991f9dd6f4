import type { Insertable } from 'kysely'
import type { Tx } from './db.ts'
import type { WebhookEvents } from './tables.ts'

/** Stores the raw event of another company's webhook; returns undefined if it is already stored. */
export const insertWebhookEvent = (tx: Tx, event: Insertable<WebhookEvents>) =>
  tx
    .insertInto('webhook_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst()

/** Locks an event, so that two workers never process it concurrently. */
export const lockWebhookEvent = (tx: Tx, id: number) =>
  tx.selectFrom('webhook_events').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

/** Notes what became of a webhook, so that it is not processed again. */
export const setWebhookProcessed = (tx: Tx, id: number, outcome: string, now: Date) =>
  tx.updateTable('webhook_events').set({ processed_at: now, outcome }).where('id', '=', id).execute()
