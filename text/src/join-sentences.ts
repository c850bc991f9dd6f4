import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'

/** The marks that end a sentence, perhaps inside quotation marks or brackets. */
const ENDED = /[.!?…。！？][”’"'）)」』]*$/u

/**
 * One sentence: the text, with a stop only if it does not end with one, since texts that people wrote may or
 * may not. Empty for an empty text.
 */
export function sentence(lang: Lang, text: string): string {
  const tidy = text.trim()
  return tidy === '' || ENDED.test(tidy)
    ? tidy
    : `${tidy.replace(/[,;:，；：、]+$/u, '')}${LANGUAGES[lang].stop}`
}

/** Sentences joined as a language requires, with or without a space between them; skips empty ones. */
export const joinSentences = (lang: Lang, parts: readonly (string | false | null | undefined)[]): string =>
  parts
    .flatMap((part) => (part ? sentence(lang, part) : []))
    .filter((part) => part !== '')
    .join(LANGUAGES[lang].spacesWords ? ' ' : '')
