import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Approvals } from '../../platform/database/tables.ts'

export type ApprovalRow = Selectable<Approvals>

/** How many approvals are listed. */
const SHOWN = 50

/** Whether the token that asked may no longer act. */
const isStopped = (now: Date) =>
  sql<boolean>`not exists (select from read_tokens where read_tokens.id = approvals.token_id and expires_at > ${now})`.as(
    'is_stopped',
  )

/** What a shopper's programs asked for since a time, newest first. */
export const listOwnApprovals = (db: Db, shopperId: string, since: Date, now: Date) =>
  db
    .selectFrom('approvals')
    .where('shopper_id', '=', shopperId)
    .where('created_at', '>=', since)
    .selectAll()
    .select(isStopped(now))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute()

/** One of a shopper's approvals. */
export const findOwnApproval = (db: Db, shopperId: string, id: string, now: Date) =>
  db
    .selectFrom('approvals')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .selectAll()
    .select(isStopped(now))
    .executeTakeFirst()

/** Locks one of a shopper's approvals, so that it is decided once. */
export const lockOwnApproval = (tx: Tx, shopperId: string, id: string, now: Date) =>
  tx
    .selectFrom('approvals')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .selectAll()
    .select(isStopped(now))
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setDecided = (tx: Tx, id: string, state: 'approved' | 'declined', now: Date) =>
  tx.updateTable('approvals').set({ state, decided_at: now }).where('id', '=', id).execute()

/** The approval that an attempt of a program asked for before, by its route and key. */
export const findApprovalOf = (
  db: Db,
  shopperId: string,
  attempt: { route: string; key: string },
): Promise<ApprovalRow | undefined> =>
  db
    .selectFrom('approvals')
    .where('shopper_id', '=', shopperId)
    .where('attempt', '=', attempt.route)
    .where('idempotency_key', '=', attempt.key)
    .selectAll()
    .executeTakeFirst()

/** How many of a shopper's approvals wait. The caller has locked the shopper's row. */
export async function countWaiting(tx: Tx, shopperId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('approvals')
    .where('shopper_id', '=', shopperId)
    .where('state', '=', 'waiting')
    .where('ends_at', '>', now)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const insertApproval = (tx: Tx, approval: Insertable<Approvals>): Promise<ApprovalRow> =>
  tx.insertInto('approvals').values(approval).returningAll().executeTakeFirstOrThrow()
