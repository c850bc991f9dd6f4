import type { Insertable } from 'kysely'
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
