import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { HookDeliveries } from '../platform/database/tables.ts'

const shown = [
  'id',
  'event',
  'state',
  'tries',
  'outcome',
  'created_at',
  'tried_at',
  'next_try_at',
  'body',
  'webhook_id',
  'subject_id',
  'sequence',
] as const

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveriesOf>>[number]

/** The newest deliveries of a hook. The caller must have checked that the hook is the shopper's own. */
export const listDeliveriesOf = (db: Db, hookId: string, size: number) =>
  db
    .selectFrom('hook_deliveries')
    .where('hook_id', '=', hookId)
    .select(shown)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute()

/**
 * The delivery of each of these events to a hook whose row the caller has locked. One that is due after an
 * earlier event of its subject is put off with it.
 */
const deliveriesOf = (hookId: string, events: readonly { id: string }[], now: Date) => sql`
  insert into hook_deliveries (hook_id, webhook_id, sequence, event, subject_id, body, created_at, next_try_at)
  select ${hookId}, id, sequence, event, subject_id, body, ${now}, greatest(${now}, (
    select max(earlier.next_try_at) from hook_deliveries earlier where earlier.hook_id = ${hookId}
      and earlier.subject_id = event_log.subject_id and earlier.state = 'waiting'))
  from event_log where id = any(${events.map(({ id }) => id)}::uuid[]) order by event_log.sequence`

/** Stores deliveries; idempotent. Returns how many were new. */
export async function insertDeliveries(
  tx: Tx,
  hookId: string,
  events: readonly { id: string }[],
  now: Date,
): Promise<number> {
  if (events.length === 0) return 0
  const inserted = await sql`${deliveriesOf(hookId, events, now)}
    on conflict (hook_id, webhook_id) do nothing`.execute(tx)
  return Number(inserted.numAffectedRows ?? 0)
}

/** Sends these events now, also those that were sent before, with a new set of attempts. */
export async function sendAgain(
  tx: Tx,
  hookId: string,
  events: readonly { id: string }[],
  now: Date,
): Promise<void> {
  // Whatever waits for a retry is due as well, so that nothing has to be put off.
  await tx
    .updateTable('hook_deliveries')
    .set({ next_try_at: now })
    .where('hook_id', '=', hookId)
    .where('state', '=', 'waiting')
    .where('next_try_at', '>', now)
    .execute()
  if (events.length === 0) return
  await sql`${deliveriesOf(hookId, events, now)}
    on conflict (hook_id, webhook_id) do update set state = 'waiting', tries = 0, next_try_at = ${now}
    where hook_deliveries.state <> 'waiting'`.execute(tx)
}

/**
 * Puts off what happened to a thing later until its earlier event is tried again, since a later event is not
 * sent before the earlier one was delivered or given up.
 */
export const putOffLater = (
  tx: Tx,
  hookId: string,
  failed: { subject_id: string | null; sequence: number | null },
  until: Date,
) =>
  tx
    .updateTable('hook_deliveries')
    .set({ next_try_at: until })
    .where('hook_id', '=', hookId)
    .where('subject_id', '=', failed.subject_id)
    .where('sequence', '>', failed.sequence)
    .where('state', '=', 'waiting')
    .where('next_try_at', '<', until)
    .execute()

export const insertDelivery = (tx: Tx, delivery: Insertable<HookDeliveries>): Promise<DeliveryRow> =>
  tx.insertInto('hook_deliveries').values(delivery).returning(shown).executeTakeFirstOrThrow()

/** A delivery of this hook, locked. The caller must have checked that the hook is the shopper's own. */
export const lockDeliveryOf = (tx: Tx, hookId: string, id: string): Promise<DeliveryRow | undefined> =>
  tx
    .selectFrom('hook_deliveries')
    .where('hook_id', '=', hookId)
    .where('id', '=', id)
    .select(shown)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * The delivery of a hook that has been due for longest. What the owner requested goes first: it would
 * otherwise wait behind a backlog, and a failure there would make the hook rest again.
 */
export const findDueDeliveryForJob = (db: Db, hookId: string, now: Date): Promise<DeliveryRow | undefined> =>
  db
    .selectFrom('hook_deliveries')
    .where('hook_id', '=', hookId)
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .select(shown)
    .orderBy('requested', 'desc')
    .orderBy('next_try_at')
    .orderBy('sequence')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export const updateDelivery = (
  tx: Tx,
  id: string,
  change: {
    state: 'waiting' | 'delivered' | 'failed'
    tries: number
    next_try_at: Date | null
    tried_at?: Date | null
    outcome?: string
    requested: boolean
  },
): Promise<DeliveryRow> =>
  tx
    .updateTable('hook_deliveries')
    .set(change)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirstOrThrow()

/** Fails the waiting deliveries of a hook that is switched off. */
export const giveUpWaiting = (tx: Tx, hookId: string) =>
  tx
    .updateTable('hook_deliveries')
    .set({ state: 'failed', next_try_at: null, outcome: 'switched_off' })
    .where('hook_id', '=', hookId)
    .where('state', '=', 'waiting')
    .execute()

/** Deletes old deliveries, at most `size`; returns the number deleted. */
export async function deleteOldDeliveries(db: Db, before: Date, size: number): Promise<number> {
  const result = await sql`delete from hook_deliveries where id in (
    select id from hook_deliveries where created_at < ${before} limit ${size})`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}
