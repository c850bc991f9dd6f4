import type { Db } from '../platform/database/db.ts'

export const insertStaffSession = (
  tx: Db,
  session: {
    token_hash: Buffer
    staff_id: string
    user_agent: string
    address: string
    created_at: Date
    seen_at: Date
    expires_at: Date
  },
) => tx.insertInto('staff_sessions').values(session).execute()

/** Ends one session of a member of staff; false where there is none such. */
export async function endStaffSession(tx: Db, staffId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends every session of a member of staff but one; answers how many. */
export async function endStaffSessions(
  tx: Db,
  staffId: string,
  exceptId: string | null,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId!))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The sessions that are good now, the one seen last first. */
export const listStaffSessions = (db: Db, staffId: string, now: Date) =>
  db
    .selectFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'user_agent', 'address', 'created_at', 'seen_at', 'expires_at'])
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

export const insertLink = (
  tx: Db,
  link: { token_hash: Buffer; staff_id: string; created_at: Date; expires_at: Date },
) => tx.insertInto('staff_links').values(link).execute()

/** Makes the open links of a member of staff worthless. */
export const voidLinks = (tx: Db, staffId: string, now: Date) =>
  tx
    .updateTable('staff_links')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()

/** The member behind a link that is good now. */
export const findLink = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('staff_links')
    .innerJoin('staff', 'staff.id', 'staff_links.staff_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('staff.disabled_at', 'is', null)
    .select(['staff.id', 'email', 'name', 'expires_at'])
    .executeTakeFirst()

/** Uses a link up; the member's id, or nothing where it was used meanwhile. */
export const spendLink = (tx: Db, tokenHash: Buffer, now: Date) =>
  tx
    .updateTable('staff_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('staff_id')
    .executeTakeFirst()
