import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from './lang.ts'

const { colon, listSeparator } = LANGUAGES[pageLang]

/** A label and its value: "Role: all", 「角色：全部」. */
export const named = (name: string, what: string): string => `${name}${colon}${what}`

/** A list on one line: "support, finance", 「客服、财务」. */
export const listed = (words: readonly string[]): string => words.join(listSeparator)
