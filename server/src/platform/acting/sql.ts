import type { Fen } from '@longhaul/domain/money/fen.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../database/db.ts'
import type { GrantActs } from '../database/tables.ts'

/** Locks a program's token, if it may still act. */
export async function lockGrant(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('read_tokens')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** What a program spent on a day in Shanghai, in fen. The caller has locked its token. */
export async function spentOn(db: Db, tokenId: string, day: string): Promise<number> {
  const { spent } = await db
    .selectFrom('grant_acts')
    .where('token_id', '=', tokenId)
    .where('day', '=', day)
    .where('amount_fen', '>', 0)
    .select((of) => of.fn.coalesce(of.fn.sum<number>('amount_fen'), of.lit(0)).as('spent'))
    .executeTakeFirstOrThrow()
  return Number(spent)
}

export const insertGrantAct = (tx: Tx, act: Insertable<GrantActs>) =>
  tx.insertInto('grant_acts').values(act).execute()

/** Notes what an approved act leaves to be paid. */
export const setToPay = (tx: Tx, approvalId: string, ids: readonly string[]) =>
  tx.updateTable('approvals').set({ to_pay: ids.toSorted() }).where('id', '=', approvalId).execute()

/**
 * What is paid, and at which price in all. `isRest`: what is left to be paid of a package since it was
 * packed, which is that package at its packed price.
 */
export type Paid = { ids: readonly string[]; totalFen: Fen; isRest: boolean }

/**
 * Whether the shopper approved, with an act of this program, that it pays this: at exactly the total that was
 * shown, with prices that may rise by no more than was shown, or the rest of a package whose price is at most
 * what was approved.
 */
export async function mayPay(
  db: Db,
  shopperId: string,
  tokenId: string,
  { ids, totalFen, isRest, mayRiseFen }: Paid & { mayRiseFen: Fen },
): Promise<boolean> {
  const row = await db
    .selectFrom('approvals')
    .where('shopper_id', '=', shopperId)
    .where('token_id', '=', tokenId)
    .where('state', '=', 'approved')
    .where('to_pay', '=', sql<string[]>`${ids.toSorted()}::uuid[]`)
    .where(sql<boolean>`picture @> '{"then_pays": true}'`)
    .where(sql<boolean>`coalesce((picture->>'may_rise_fen')::bigint, 0) >= ${mayRiseFen}`)
    .where(
      isRest
        ? sql<boolean>`(picture->>'up_to_fen')::bigint >= ${totalFen}`
        : sql<boolean>`(picture->>'total_fen')::bigint = ${totalFen}`,
    )
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
