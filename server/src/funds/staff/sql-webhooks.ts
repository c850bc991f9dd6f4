import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { containing } from '../../search/public.ts'

export type WebhookState = 'waiting' | 'done' | 'no_concern' | 'unexpected' | 'failed'
export type WebhookRow = {
  id: number
  provider: string
  event_id: string
  state: WebhookState
  outcome: string
  received_at: Date
  processed_at: Date | null
  error: string | null
}

/**
 * Events with the last error of their job, unless it has succeeded. The job queue is short, because
 * successful jobs are removed from it.
 */
const EVENTS = sql`
  select event.id, event.provider, event.event_id, event.outcome, event.received_at, event.processed_at, event.body,
    case when event.processed_at is null then job.last_error end as error,
    case when event.processed_at is null then case when job.last_error is null then 'waiting' else 'failed' end
      when event.outcome in ('amount_differs', 'unknown_reference') then 'unexpected'
      when event.outcome in ('no_concern', 'nothing_new') then 'no_concern' else 'done' end as state
  from webhook_events event
  left join lateral (
    select job.last_error from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where event.processed_at is null and task.identifier = 'process-webhook' and job.payload->>'webhookEventId' = event.id::text
    order by job.id desc limit 1
  ) job on true`

export async function listWebhookEvents(
  db: Db,
  filter: {
    provider: string | undefined
    state: WebhookState | undefined
    words: string
    before: number | undefined
    size: number
  },
): Promise<WebhookRow[]> {
  const { provider, state, words, before, size } = filter
  const part = containing(words)
  const { rows } = await sql<WebhookRow>`
    select id, provider, event_id, state, outcome, received_at, processed_at, error from (${EVENTS}) listed
    where (${before ?? null}::bigint is null or id < ${before ?? null})
      and (${provider ?? null}::text is null or provider = ${provider ?? null})
      and (${state ?? null}::text is null or state = ${state ?? null})
      ${words === '' ? sql`` : sql`and (event_id = ${words} or body ilike ${part})`}
    order by id desc
    limit ${size}`.execute(db)
  return rows
}

export async function findWebhookForStaff(
  db: Db,
  id: number,
): Promise<(WebhookRow & { body: string }) | undefined> {
  const { rows } = await sql<WebhookRow & { body: string }>`
    select id, provider, event_id, state, outcome, received_at, processed_at, error, body from (${EVENTS}) listed
    where id = ${id}`.execute(db)
  return rows[0]
}

/** Every provider with an event, found by one index lookup each. */
export async function listWebhookProviders(db: Db): Promise<string[]> {
  const { rows } = await sql<{ provider: string }>`
    with recursive providers (provider) as (
      (select provider from webhook_events order by provider limit 1)
      union all
      select (select e.provider from webhook_events e where e.provider > providers.provider order by e.provider limit 1)
      from providers where providers.provider is not null
    )
    select provider from providers where provider is not null`.execute(db)
  return rows.map((row) => row.provider)
}

/** Clears the outcome of an event, so that its job processes it again. */
export const setWebhookWaiting = (tx: Tx, id: number) =>
  tx.updateTable('webhook_events').set({ processed_at: null, outcome: '' }).where('id', '=', id).execute()
