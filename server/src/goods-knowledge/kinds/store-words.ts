import type { OwnWord } from '@longhaul/domain/goods-knowledge/own-kinds.ts'
import type { Tx } from '../../platform/database/db.ts'
import { deleteWords, putWords } from '../sql-kinds.ts'

/** Stores what words name, and returns all the words of which that changes. */
export async function storeWords(
  tx: Tx,
  { put, drop }: { put: readonly OwnWord[]; drop: readonly string[] },
  by: { changed_at: Date; changed_by: string },
): Promise<string[]> {
  if (put.length > 0) await putWords(tx, put, by)
  if (drop.length > 0) await deleteWords(tx, drop)
  return [...put.map(({ word }) => word), ...drop]
}
