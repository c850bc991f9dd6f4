import type { Db } from '../../platform/database/db.ts'

export const findCustomer = (db: Db, shopperId: string) =>
  db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select(['email', 'nickname', 'first_name', 'last_name'])
    .executeTakeFirstOrThrow()
