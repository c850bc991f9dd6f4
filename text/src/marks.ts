import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from './lang.ts'

const { colon, listSeparator } = LANGUAGES[pageLang]

/** A name and what it is: "Role: all", 「角色：全部」. */
export const named = (name: string, what: string): string => `${name}${colon}${what}`

/** Several of a kind in one line: "support, finance", 「客服、财务」. */
export const listed = (words: readonly string[]): string => words.join(listSeparator)
