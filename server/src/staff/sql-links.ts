import type { IssuedToken } from '../identity/public.ts'
import type { Db, Tx } from '../platform/database/db.ts'

export const insertLink = (tx: Tx, link: IssuedToken & { staff_id: string }) =>
  tx.insertInto('staff_links').values(link).execute()

/** Voids the open links of a member of staff. */
export const voidLinks = (tx: Tx, staffId: string, now: Date) =>
  tx
    .updateTable('staff_links')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()

/** The member of a link that is valid now. */
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

/** Uses a link up; returns the member's id, or nothing if it was used meanwhile. */
export const spendLink = (tx: Tx, tokenHash: Buffer, now: Date) =>
  tx
    .updateTable('staff_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('staff_id')
    .executeTakeFirst()
