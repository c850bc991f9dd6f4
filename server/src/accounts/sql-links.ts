import type { Lang } from '@longhaul/domain/languages.ts'
import type { IssuedToken } from '../identity/public.ts'
import type { Db, Tx } from '../platform/database/db.ts'

export type LinkPurpose = 'verify_email' | 'reset_password' | 'change_email'

export const insertEmailLink = (
  tx: Tx,
  link: IssuedToken & { purpose: LinkPurpose; shopper_id: string; email: string },
) => tx.insertInto('email_links').values(link).execute()

/** The link of a token, locked so that it can be used only once. */
export const lockEmailLink = (tx: Tx, tokenHash: Buffer, purpose: LinkPurpose) =>
  tx
    .selectFrom('email_links')
    .innerJoin('shoppers', 'shoppers.id', 'email_links.shopper_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .select([
      'email_links.id',
      'email_links.shopper_id',
      'email_links.email',
      'expires_at',
      'used_at',
      'shoppers.email as current_email',
      'email_verified_at',
    ])
    .forNoKeyUpdate()
    .executeTakeFirst()

export const spendEmailLink = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('email_links').set({ used_at: now }).where('id', '=', id).execute()

/** Voids a shopper's open links with these purposes. */
export const voidEmailLinks = (tx: Tx, shopperId: string, purposes: readonly LinkPurpose[], now: Date) =>
  tx
    .updateTable('email_links')
    .set({ used_at: now })
    .where('shopper_id', '=', shopperId)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .execute()

export const findEmailLink = (db: Db, tokenHash: Buffer, purpose: LinkPurpose) =>
  db
    .selectFrom('email_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .select(['shopper_id', 'email', 'expires_at'])
    .executeTakeFirst()

/** The shopper's new address that awaits confirmation, if any. */
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

export const insertResetRequest = (tx: Tx, request: { email: string; lang: Lang; created_at: Date }) =>
  tx.insertInto('reset_requests').values(request).returning('id').executeTakeFirstOrThrow()

/** Removes a request and returns it, so that only one job acts on it. */
export const takeResetRequestForJob = (tx: Tx, id: string) =>
  tx.deleteFrom('reset_requests').where('id', '=', id).returning(['email', 'lang']).executeTakeFirst()
