import { releasedKindOf } from '@longhaul/domain/goods-knowledge/own-kinds.ts'
import type { Db } from '../../platform/database/db.ts'
import { findOwnKinds } from '../sql-kinds.ts'

/** The corrected words that a kind has, or that were taken from it: they go back when the kind does. */
export async function wordsToReturn(db: Db, id: string): Promise<string[]> {
  const { words } = await findOwnKinds(db)
  return words
    .filter(({ word, kind }) => kind === id || (kind === null && releasedKindOf(word) === id))
    .map(({ word }) => word)
}
