import { joinSentences } from './join-sentences.ts'
import { pageLang } from './lang.ts'

/** Joins sentences in the page's language, each with one stop at its end; skips empty ones. */
export const sentences = (...parts: readonly (string | false | null | undefined)[]): string =>
  joinSentences(pageLang, parts)
