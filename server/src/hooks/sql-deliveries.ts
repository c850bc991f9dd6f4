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

/** Stores deliveries; idempotent. Returns how many were new. */
export async function insertDeliveries(
  tx: Tx,
  deliveries: readonly Insertable<HookDeliveries>[],
): Promise<number> {
  if (deliveries.length === 0) return 0
  const rows = await tx
    .insertInto('hook_deliveries')
    .values(deliveries)
    .onConflict((conflict) => conflict.columns(['hook_id', 'change_id', 'event', 'subject_id']).doNothing())
    .returning('id')
    .execute()
  return rows.length
}

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
 * What the owner requested goes first: a test, or another delivery of something that was sent before, whose
 * attempts start again from none while the earlier outcome is kept. Otherwise it would wait behind a backlog,
 * and a failure there would make the hook rest again.
 */
const isRequested = sql`event = 'test' or (tries = 0 and outcome <> '')`

/**
 * The delivery of a hook that has been due for longest; those that the owner requested go before all others.
 */
export const findDueDeliveryForJob = (db: Db, hookId: string, now: Date): Promise<DeliveryRow | undefined> =>
  db
    .selectFrom('hook_deliveries')
    .where('hook_id', '=', hookId)
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .select(shown)
    .orderBy(isRequested, 'desc')
    .orderBy('next_try_at')
    .orderBy('created_at')
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
