import type { Db, Tx } from '../platform/database/db.ts'
import type { IssuedToken } from './issue-token.ts'
import { type Person, TABLES } from './person.ts'

/** The origin of a log-in. */
export type LoginPlace = { user_agent: string; address: string }

export type NewSession = LoginPlace & IssuedToken & { seen_at: Date }

export const insertSession = (tx: Tx, { kind, id }: Person, session: NewSession) =>
  kind === 'shopper'
    ? tx
        .insertInto('sessions')
        .values({ ...session, shopper_id: id })
        .execute()
    : tx
        .insertInto('staff_sessions')
        .values({ ...session, staff_id: id })
        .execute()

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number]

/** The valid sessions, most recently used first. */
export const listSessions = (db: Db, { kind, id }: Person, now: Date) =>
  db
    .selectFrom(TABLES[kind].sessions)
    .where(TABLES[kind].owner, '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'user_agent', 'address', 'created_at', 'seen_at', 'expires_at'])
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

/** Ends one valid session of a person; false if there is none with this id. */
export async function endSession(
  tx: Tx,
  { kind, id }: Person,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(TABLES[kind].sessions)
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where(TABLES[kind].owner, '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends every valid session of a person, or all but one; returns the number ended. */
export async function endSessions(
  tx: Tx,
  { kind, id }: Person,
  exceptId: string | null,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable(TABLES[kind].sessions)
    .set({ ended_at: now })
    .where(TABLES[kind].owner, '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId!))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
