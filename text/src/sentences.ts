import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from './lang.ts'

/**
 * Joins sentences as the page's language requires, with or without a space between them; skips empty ones.
 */
export const sentences = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(LANGUAGES[pageLang].spacesWords ? ' ' : '')
