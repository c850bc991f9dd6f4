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

/** When a shopper registered. */
export async function findRegistered(db: Db, shopperId: string): Promise<Date> {
  const { created_at } = await db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select('created_at')
    .executeTakeFirstOrThrow()
  return created_at
}

/** The code by which staff and shopper name an account. */
export async function findShopperCode(db: Db, shopperId: string): Promise<string> {
  const { code } = await db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select('code')
    .executeTakeFirstOrThrow()
  return code
}
