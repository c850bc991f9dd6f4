import type { Lang } from '@longhaul/domain/languages.ts'
import { OWN_COUNT_MAX } from '@longhaul/domain/lists/own-counts.ts'
import { KINDS_BESIDES_NEWS, NEWS_COUNTS_DAYS } from '@longhaul/domain/messages/notice-groups.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import { emailForms, sameEmail } from '../platform/database/same-email.ts'

export const findShopperByEmail = (db: Db, email: string) =>
  db
    .selectFrom('shoppers')
    .where(sameEmail(sql.ref('email'), email))
    .where('closed_at', 'is', null)
    .select(['id', 'email', 'password_hash', 'blocked_at', 'email_verified_at', 'lang', 'nickname'])
    .executeTakeFirst()

/** Inserts a shopper; returns nothing if the address or the code is taken. */
export async function insertShopper(
  tx: Tx,
  shopper: {
    code: string
    email: string
    password_hash: string
    nickname: string
    lang: Lang
    currency: string
    created_at: Date
  },
): Promise<{ id: string } | undefined> {
  // An address stored in an earlier form conflicts with no index.
  if (emailForms(shopper.email).length > 1 && (await findShopperByEmail(tx, shopper.email))) return undefined
  return await tx
    .insertInto('shoppers')
    .values(shopper)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export const findOwnProfile = (db: Db, shopperId: string) =>
  db.selectFrom('shoppers').where('id', '=', shopperId).selectAll().executeTakeFirstOrThrow()

/** The recipient of mails about the account. */
export const findAddressee = (db: Db, shopperId: string) =>
  db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select(['id', 'email', 'nickname', 'lang'])
    .executeTakeFirstOrThrow()

/** A shopper with an imported account who has not set a password yet. */
export const findWithoutPassword = (db: Db, shopperId: string) =>
  db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .where('closed_at', 'is', null)
    .where('password_changed_at', 'is', null)
    .select(['id', 'email', 'nickname', 'lang'])
    .executeTakeFirst()

const balanceOf = (kind: string) =>
  sql<number>`coalesce((select balance_fen from ledger_accounts where shopper_id = shoppers.id and kind = ${kind}), 0)`

/** Unread news of the last days: older news is not pressing, and decisions are counted on the desk. */
const unreadNews = (now: Date) => sql<number>`(select count(*) from (
  select from messages where shopper_id = shoppers.id and read_at is null
    and created_at > ${new Date(now.getTime() - NEWS_COUNTS_DAYS * 86_400_000)}
    and kind not in (${sql.join(KINDS_BESIDES_NEWS)})
  limit ${OWN_COUNT_MAX}
) counted)`

/** Conversations with an answer of customer service that the shopper has not read. */
const unreadAnswers = sql<number>`(select count(*) from (
  select from conversations where shopper_id = shoppers.id and last_message_at > shopper_read_at and exists (
    select from conversation_messages m where m.conversation_id = conversations.id
      and m.author = 'staff' and not m.internal and m.created_at > conversations.shopper_read_at
  ) limit ${OWN_COUNT_MAX}
) counted)`

/**
 * The data in the frame of every page of a shopper: profile, balance, number of cart items and of unread
 * answers and news.
 */
export const readOwnPage = (db: Db, shopperId: string, now: Date) =>
  db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select(['id', 'code', 'email', 'email_verified_at', 'nickname', 'avatar_file_id', 'first_name'])
    .select(['last_name', 'birthday', 'phone', 'lang', 'currency'])
    .select([
      sql<number>`(select count(*) from cart_items where shopper_id = shoppers.id)`.as('cart_count'),
      sql<number>`(${unreadNews(now)} + ${unreadAnswers})`.as('unread_count'),
      balanceOf('available').as('available_fen'),
      balanceOf('frozen').as('frozen_fen'),
    ])
    .executeTakeFirstOrThrow()

export const markEmailVerified = (tx: Tx, shopperId: string, now: Date) =>
  tx
    .updateTable('shoppers')
    .set({ email_verified_at: now })
    .where('id', '=', shopperId)
    .where('email_verified_at', 'is', null)
    .execute()

/**
 * Notes that a password was set by a mailed link, which whoever reads the mailbox can do. Payouts are held
 * for a while.
 */
export const notePasswordReset = (tx: Tx, shopperId: string, now: Date) =>
  tx.updateTable('shoppers').set({ password_reset_at: now }).where('id', '=', shopperId).execute()

/** Notes that two-step login was switched off. Payouts are held for a while. */
export const noteTwoFactorRemoved = (tx: Tx, shopperId: string, now: Date) =>
  tx.updateTable('shoppers').set({ two_factor_removed_at: now }).where('id', '=', shopperId).execute()

/**
 * Changes the address of an account to one that has yet to be proved (`proveMailbox`). Throws if it is taken,
 * by the unique index.
 */
export const setEmail = (tx: Tx, shopperId: string, email: string, now: Date) =>
  tx
    .updateTable('shoppers')
    .set({ email, email_verified_at: null, email_changed_at: now })
    .where('id', '=', shopperId)
    .execute()
