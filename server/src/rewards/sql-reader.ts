import type { Lang } from '@longhaul/domain/languages.ts'
import type { Db } from '../platform/database/db.ts'

/** The language of messages to a shopper. */
export async function findReaderLang(db: Db, shopperId: string): Promise<Lang> {
  const { lang } = await db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select('lang')
    .executeTakeFirstOrThrow()
  return lang
}
