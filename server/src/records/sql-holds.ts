import type { HeldWorkKind } from '@longhaul/domain/staff/holds.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

type Key = { kind: HeldWorkKind; id: string }

const holds = (db: Db) =>
  db
    .selectFrom('work_holds')
    .innerJoin('staff', 'staff.id', 'work_holds.staff_id')
    .select(['subject_kind', 'subject_id', 'staff_id', 'staff.name', 'taken_at', 'until_at'])

export type HoldRow = Awaited<ReturnType<typeof listHoldsForStaff>>[number]

/** The current holds on entries of a queue. */
export const listHoldsForStaff = (db: Db, kind: HeldWorkKind, now: Date) =>
  holds(db)
    .where('subject_kind', '=', kind)
    .where('until_at', '>', now)
    .orderBy('taken_at')
    .limit(1_000)
    .execute()

export const findHoldForStaff = (tx: Tx, { kind, id }: Key) =>
  holds(tx).where('subject_kind', '=', kind).where('subject_id', '=', id).executeTakeFirst()

/**
 * Inserts the row if it does not exist, and locks it, in one statement: of two concurrent callers the second
 * one sees the first, and if the row is just being deleted, a new one is inserted.
 */
export const lockHold = (
  tx: Tx,
  { kind, id }: Key,
  own: { staff_id: string; taken_at: Date; until_at: Date },
) =>
  tx
    .insertInto('work_holds')
    .values({ subject_kind: kind, subject_id: id, ...own })
    .onConflict((conflict) =>
      conflict
        .columns(['subject_kind', 'subject_id'])
        .doUpdateSet(({ ref }) => ({ taken_at: ref('work_holds.taken_at') })),
    )
    // `xmax` is only set in a row that existed and was updated.
    .returning(['staff_id', 'taken_at', 'until_at', sql<boolean>`work_holds.xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow()

export const setHold = (
  tx: Tx,
  { kind, id }: Key,
  hold: { staff_id: string; taken_at: Date; until_at: Date },
) =>
  tx
    .updateTable('work_holds')
    .set(hold)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .execute()

/** Ends a hold of a member of staff; returns whether there was one. */
export async function endHold(tx: Tx, { kind, id }: Key, staffId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('work_holds')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes holds that expired before this time, except those that are being taken at the moment. */
export const deleteHolds = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('work_holds')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('subject_kind', 'subject_id'),
        'in',
        selectFrom('work_holds')
          .where('until_at', '<', before)
          .select(['subject_kind', 'subject_id'])
          .limit(100)
          .forNoKeyUpdate()
          .skipLocked()
          .$asTuple('subject_kind', 'subject_id'),
      ),
    )
    .execute()
