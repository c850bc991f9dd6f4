import type { Lang } from '@longhaul/domain/languages.ts'
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

/** The language of messages to a shopper. */
export async function findReaderLang(db: Db, shopperId: string): Promise<Lang> {
  const { lang } = await db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select('lang')
    .executeTakeFirstOrThrow()
  return lang
}
