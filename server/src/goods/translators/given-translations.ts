import { isUnknown, tidyTranslation } from '@longhaul/domain/goods/machine-words.ts'
import type { Db } from '../../platform/database/db.ts'
import { saveGivenTranslations } from './sql.ts'

/** More words than this are a mistake, or an attack. */
const WORDS_MAX = 300

/**
 * Keeps the translations that a marketplace gives with its products, of words that the dictionary does not
 * know. They are used like those of a translator, which then is not paid for them.
 */
export async function keepTranslations(
  db: Db,
  given: readonly (readonly [original: string, translation: string])[],
  now: Date,
): Promise<void> {
  const usable = new Map<string, string>()
  for (const [original, answer] of given.slice(0, WORDS_MAX)) {
    const translation = isUnknown(original) ? tidyTranslation(original, answer) : undefined
    if (translation !== undefined) usable.set(original, translation)
  }
  if (usable.size > 0) await saveGivenTranslations(db, usable, now)
}
