import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from './lang.ts'

/** Sentences after one another as the page's language writes them, with a space between or none; what is not to be said is left out. */
export const sentences = (...said: readonly (string | false | null | undefined)[]): string =>
  said.filter(Boolean).join(LANGUAGES[pageLang].spacesWords ? ' ' : '')
