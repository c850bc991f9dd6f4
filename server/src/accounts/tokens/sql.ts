import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { lockShopperRow, skipUnrecorded } from '../../platform/database/own-rows.ts'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'
import type { ReadTokens } from '../../platform/database/tables.ts'

const shown = [
  ...(['id', 'name', 'scopes', 'act_scopes', 'per_act_fen', 'per_day_fen'] as const),
  ...(['client_host', 'created_at', 'expires_at', 'last_used_at'] as const),
] as const

export type TokenRow = Awaited<ReturnType<typeof listOwnTokens>>[number]

/** A shopper's tokens, newest first, including recently expired ones. */
export const listOwnTokens = (db: Db, shopperId: string) =>
  db
    .selectFrom('read_tokens')
    .where('shopper_id', '=', shopperId)
    .select(shown)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

/** One of a shopper's tokens. */
export const findOwnToken = (db: Db, shopperId: string, id: string) =>
  db
    .selectFrom('read_tokens')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .select(shown)
    .executeTakeFirst()

/** The number of a shopper's valid tokens, locked so that it cannot change until the transaction ends. */
export async function lockAndCountTokens(tx: Tx, shopperId: string, now: Date): Promise<number> {
  await lockShopperRow(tx, shopperId)
  const { count } = await tx
    .selectFrom('read_tokens')
    .where('shopper_id', '=', shopperId)
    .where('expires_at', '>', now)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertToken(tx: Tx, token: Insertable<ReadTokens>): Promise<TokenRow> {
  await skipUnrecorded(tx, token.shopper_id)
  return await tx.insertInto('read_tokens').values(token).returning(shown).executeTakeFirstOrThrow()
}

export const deleteExpiredTokens = (tx: Tx, before: Date) =>
  tx.deleteFrom('read_tokens').where('expires_at', '<', before).execute()

/** Revokes all tokens of a shopper, and the codes that would become some; returns how many tokens. */
export async function deleteOwnTokens(tx: Tx, shopperId: string): Promise<number> {
  await tx.deleteFrom('oauth_codes').where('shopper_id', '=', shopperId).execute()
  const { numDeletedRows } = await tx
    .deleteFrom('read_tokens')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * Revokes the tokens to which one of these hashes belongs, whosever they are; returns whose they were and
 * their names.
 */
export const deleteTokensByHash = (tx: Tx, hashes: Buffer[]) =>
  tx
    .deleteFrom('read_tokens')
    .where((where) => where.or([where('token_hash', 'in', hashes), where('refresh_hash', 'in', hashes)]))
    .returning(['shopper_id', 'name'])
    .execute()

/** What each of a shopper's tokens did and spent: in all that is kept, and on one day. */
export async function sumOwnActs(db: Db, shopperId: string, day: string) {
  const rows = await db
    .selectFrom('grant_acts')
    .where('shopper_id', '=', shopperId)
    .groupBy('token_id')
    .select(['token_id', (of) => of.fn.countAll<number>().as('count')])
    .select(sql<number>`sum(amount_fen)`.as('spent_fen'))
    .select(sql<number>`coalesce(sum(amount_fen) filter (where day = ${day}), 0)`.as('today_fen'))
    .execute()
  return new Map(
    rows.map((row) => [
      row.token_id,
      { count: Number(row.count), spentFen: Number(row.spent_fen), todayFen: Number(row.today_fen) },
    ]),
  )
}
export type ActSums = Awaited<ReturnType<typeof sumOwnActs>>

/** One page of what a shopper's token did, newest first. */
export const listOwnActs = (
  db: Db,
  shopperId: string,
  tokenId: string,
  cursor: Cursor | undefined,
  limit: number,
) =>
  newestPage(
    db
      .selectFrom('grant_acts')
      .where('shopper_id', '=', shopperId)
      .where('token_id', '=', tokenId)
      .select(['id', 'route', 'subject_kind', 'subject_id', 'amount_fen', 'outcome', 'created_at']),
    'created_at',
    'id',
    cursor,
    limit,
  ).execute()
