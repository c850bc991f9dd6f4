import { pick } from './lang.ts'

/** A name and what it is: "Role: all", 「角色：全部」. */
export const named = (name: string, what: string): string =>
  pick({ en: `${name}: ${what}`, zh: `${name}：${what}` })

/** Several of a kind in one line: "support, finance", 「客服、财务」. */
export const listed = (words: readonly string[]): string => words.join(pick({ en: ', ', zh: '、' }))
