import { isActToken } from './grants.ts'

/** The longest text that a report of leaked tokens may have: a page of a log or a file of code. */
export const LEAK_TEXT_MAX = 20_000
/** Tokens looked at in one report; the rest needs another. */
export const LEAKED_TOKENS_MAX = 50

/**
 * What may be a token of a program in any text, without repetitions, also one that only renews another. One
 * that acts has to have its checksum, so that similar texts are not looked up.
 */
export function tokensIn(text: string): string[] {
  const found = text.match(/lh_(?:read|refresh)_[\w-]{43}|lh_act_[\w-]{43}[0-9A-Za-z]{6}/g) ?? []
  const tokens = found.filter((token) => !token.startsWith('lh_act_') || isActToken(token))
  return [...new Set(tokens)].slice(0, LEAKED_TOKENS_MAX)
}
