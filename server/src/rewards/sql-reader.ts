import type { Db } from '../platform/database/db.ts'

/** The address of a shopper's account. */
export async function findEmail(db: Db, shopperId: string): Promise<string> {
  const { email } = await db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select('email')
    .executeTakeFirstOrThrow()
  return email
}
