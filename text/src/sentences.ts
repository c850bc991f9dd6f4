import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from './lang.ts'

/** Joins sentences as the page's language requires, with or without a space between them; skips empty ones. */
export const sentences = (...said: readonly (string | false | null | undefined)[]): string =>
  said.filter(Boolean).join(LANGUAGES[pageLang].spacesWords ? ' ' : '')
