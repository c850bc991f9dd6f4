import { type Insertable, sql } from 'kysely'
import type { HookChange } from '@longhaul/domain/hooks/events.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import type { EventLog } from '../platform/database/tables.ts'

/**
 * Locks the events of a shopper until the transaction ends: one job at a time numbers them, so that they
 * become visible in the order of their numbers.
 */
export const lockEvents = (tx: Tx, shopperId: string) => addEvents(tx, shopperId, 0)

/** Counts `more` events of a shopper, and returns the number of the last. */
export async function addEvents(tx: Tx, shopperId: string, more: number): Promise<number> {
  const { last } = await tx
    .insertInto('event_counters')
    .values({ shopper_id: shopperId, last: more })
    .onConflict((conflict) =>
      conflict.column('shopper_id').doUpdateSet({ last: sql`event_counters.last + ${more}` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return Number(last)
}

/** The most changes that one job records; the jobs of the others take the rest. */
const CHANGES_AT_ONCE = 200

/** Removes the oldest changes of a shopper that are not recorded yet, and returns them in their order. */
export async function takeChanges(tx: Tx, shopperId: string): Promise<HookChange[]> {
  const { rows } = await sql<{ id: string; change: HookChange }>`
    delete from event_changes where id in (
      select id from event_changes where shopper_id = ${shopperId} order by id limit ${CHANGES_AT_ONCE})
    returning id, change`.execute(tx)
  return rows.toSorted((one, other) => Number(one.id) - Number(other.id)).map(({ change }) => change)
}

/** How many events a shopper has had, including those that were deleted since. */
export const countEvents = async (db: Db, shopperId: string): Promise<number> => {
  const row = await db
    .selectFrom('event_counters')
    .where('shopper_id', '=', shopperId)
    .select('last')
    .executeTakeFirst()
  return Number(row?.last ?? 0)
}

const shown = ['id', 'sequence', 'event', 'subject_id', 'body', 'recorded_at'] as const

export type EventRow = Awaited<ReturnType<typeof insertEvents>>[number]

export const insertEvents = (tx: Tx, events: readonly Insertable<EventLog>[]) =>
  tx.insertInto('event_log').values(events).returning(shown).execute()

/** The next events of a shopper after a number, oldest first. */
export const listEventsAfter = (db: Db, shopperId: string, after: number, size: number) =>
  db
    .selectFrom('event_log')
    .where('shopper_id', '=', shopperId)
    .where('sequence', '>', after)
    .select(shown)
    .orderBy('sequence')
    .limit(size)
    .execute()

/** The events of these kinds that were recorded in a range of time, oldest first. */
export const listEventsBetween = (
  db: Db,
  shopperId: string,
  { from, to, events, size }: { from: Date; to: Date; events: readonly EventRow['event'][]; size: number },
) =>
  db
    .selectFrom('event_log')
    .where('shopper_id', '=', shopperId)
    .where('recorded_at', '>=', from)
    .where('recorded_at', '<', to)
    .where('event', 'in', events)
    .select(shown)
    .orderBy('recorded_at')
    .orderBy('sequence')
    .limit(size)
    .execute()

/** Deletes old events, at most `size`; returns the number deleted. */
export async function deleteOldEvents(db: Db, before: Date, size: number): Promise<number> {
  const result = await sql`delete from event_log where id in (
    select id from event_log where recorded_at < ${before} limit ${size})`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}
