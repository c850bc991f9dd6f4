import type { Lang } from '@longhaul/domain/languages.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export const findShopperByEmail = (db: Db, email: string) =>
  db
    .selectFrom('shoppers')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('closed_at', 'is', null)
    .select(['id', 'email', 'password_hash', 'blocked_at', 'email_verified_at', 'lang', 'nickname'])
    .executeTakeFirst()

/** Makes a shopper, or returns nothing where the address is taken. */
export const insertShopper = (
  tx: Db,
  shopper: {
    code: string
    email: string
    password_hash: string
    nickname: string
    lang: Lang
    currency: string
    created_at: Date
  },
) =>
  tx
    .insertInto('shoppers')
    .values(shopper)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const insertSession = (
  tx: Db,
  session: {
    token_hash: Buffer
    shopper_id: string
    user_agent: string
    address: string
    created_at: Date
    seen_at: Date
    expires_at: Date
  },
) => tx.insertInto('sessions').values(session).execute()

export const endSession = (tx: Db, id: string, now: Date) =>
  tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()

export const findOwnProfile = (db: Db, shopperId: string) =>
  db.selectFrom('shoppers').where('id', '=', shopperId).selectAll().executeTakeFirstOrThrow()

/** Whom a mail about the account goes to. */
export const findAddressee = (db: Db, shopperId: string) =>
  db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select(['id', 'email', 'nickname', 'lang'])
    .executeTakeFirstOrThrow()

export async function findPasswordHash(db: Db, shopperId: string): Promise<string> {
  const { password_hash } = await db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select('password_hash')
    .executeTakeFirstOrThrow()
  return password_hash
}

export async function countOwnCart(db: Db, shopperId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cart_items')
    .where('shopper_id', '=', shopperId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const insertEmailLink = (
  tx: Db,
  link: {
    token_hash: Buffer
    purpose: 'verify_email' | 'reset_password' | 'change_email'
    shopper_id: string
    email: string
    created_at: Date
    expires_at: Date
  },
) => tx.insertInto('email_links').values(link).execute()

/** The link behind a token, locked: it is used once. */
export const lockEmailLink = (
  tx: Db,
  tokenHash: Buffer,
  purpose: 'verify_email' | 'reset_password' | 'change_email',
) =>
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

export const spendEmailLink = (tx: Db, id: string, now: Date) =>
  tx.updateTable('email_links').set({ used_at: now }).where('id', '=', id).execute()

export const markEmailVerified = (tx: Db, shopperId: string, now: Date) =>
  tx
    .updateTable('shoppers')
    .set({ email_verified_at: now })
    .where('id', '=', shopperId)
    .where('email_verified_at', 'is', null)
    .execute()
