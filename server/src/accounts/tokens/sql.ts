import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { lockShopperRow } from '../../platform/database/own-rows.ts'
import type { ReadTokens } from '../../platform/database/tables.ts'

const shown = ['id', 'name', 'scopes', 'created_at', 'expires_at', 'last_used_at'] as const

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

export const insertToken = (tx: Tx, token: Insertable<ReadTokens>): Promise<TokenRow> =>
  tx.insertInto('read_tokens').values(token).returning(shown).executeTakeFirstOrThrow()

export const deleteExpiredTokens = (tx: Tx, before: Date) =>
  tx.deleteFrom('read_tokens').where('expires_at', '<', before).execute()
