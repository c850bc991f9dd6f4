import type { Lang } from '@longhaul/domain/languages.ts'
import type { Db } from '../platform/database/db.ts'

/** The sessions that are good now, the one seen last first. */
export const listOwnSessions = (db: Db, shopperId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .where('shopper_id', '=', shopperId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'user_agent', 'address', 'created_at', 'seen_at', 'expires_at'])
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

export const listOwnLogins = (db: Db, shopperId: string, size: number) =>
  db
    .selectFrom('login_events')
    .where('shopper_id', '=', shopperId)
    .select(['outcome', 'user_agent', 'address', 'created_at'])
    .orderBy('id', 'desc')
    .limit(size)
    .execute()

/** Ends one session of a shopper; false where there is none such. */
export async function endOwnSession(tx: Db, shopperId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends every session of a shopper but one; answers how many. */
export async function endOwnSessions(
  tx: Db,
  shopperId: string,
  exceptId: string | null,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('shopper_id', '=', shopperId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId!))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export const setPasswordHash = (tx: Db, shopperId: string, passwordHash: string, now: Date) =>
  tx
    .updateTable('shoppers')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', shopperId)
    .execute()

type Purpose = 'verify_email' | 'reset_password' | 'change_email'

/** Makes the open links of a shopper worthless. */
export const voidEmailLinks = (tx: Db, shopperId: string, purposes: readonly Purpose[], now: Date) =>
  tx
    .updateTable('email_links')
    .set({ used_at: now })
    .where('shopper_id', '=', shopperId)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .execute()

export const findEmailLink = (db: Db, tokenHash: Buffer, purpose: Purpose) =>
  db
    .selectFrom('email_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .select(['shopper_id', 'email', 'expires_at'])
    .executeTakeFirst()

/** The address that waits to be confirmed, if there is one. */
export const findOwnPendingEmail = (db: Db, shopperId: string, now: Date) =>
  db
    .selectFrom('email_links')
    .where('shopper_id', '=', shopperId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .select('email')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertResetRequest = (tx: Db, request: { email: string; lang: Lang; created_at: Date }) =>
  tx.insertInto('reset_requests').values(request).returning('id').executeTakeFirstOrThrow()

/** Takes a request off the list: whoever gets it acts on it. */
export const takeResetRequestForJob = (tx: Db, id: string) =>
  tx.deleteFrom('reset_requests').where('id', '=', id).returning(['email', 'lang']).executeTakeFirst()

/** Moves an account to another address. Throws on one that is taken: the unique index decides. */
export const setEmail = (tx: Db, shopperId: string, email: string, now: Date) =>
  tx
    .updateTable('shoppers')
    .set({ email, email_verified_at: now, email_changed_at: now })
    .where('id', '=', shopperId)
    .execute()
