import { kindTable } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import { kindsWith } from '@longhaul/domain/goods-knowledge/own-kinds.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { kindNameIn } from '@longhaul/text/documents/goods-knowledge.ts'
import type { Db } from '../platform/database/db.ts'
import { cachedInMemory } from '../platform/database/site-memory.ts'
import { findOwnKinds } from './sql-kinds.ts'

/**
 * The kinds of goods with their words, as they come with the program and as staff corrected them; cached
 * until they change one, on any server. Whoever asks for a kind asks this table.
 */
export const readKinds = cachedInMemory((db) => readKindsNow(db))

/** The same from the database itself, for a transaction that changes them. */
export async function readKindsNow(db: Db) {
  const { kinds, words } = await findOwnKinds(db)
  return kindTable(kindsWith(kinds, words))
}

/** How to name a kind by its id. A later version or the shop may no longer know the kind. */
export async function kindNames(db: Db, lang: Lang): Promise<(id: string) => string> {
  const kinds = await readKinds(db)
  return (id) => kindNameIn(lang, kinds.find(id))
}
