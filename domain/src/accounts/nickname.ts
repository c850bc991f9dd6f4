import { tidyShown } from '../texts/tidy.ts'

export const NICKNAME_MIN = 2
export const NICKNAME_MAX = 16
/**
 * One character may consist of many code points: the longest emoji in Unicode has ten. Anything beyond that
 * is stacked accents.
 */
const CODE_POINTS_MAX = NICKNAME_MAX * 10

/**
 * A nickname as it is stored: no leading, trailing or double blanks, no invisible characters and none that
 * change the text direction.
 */
export const tidyNickname = (name: string): string => tidyShown(name)

/**
 * A nickname has 2 to 16 characters (docs/rules/accounts.md), counted as people count them: a Chinese
 * character, an emoji of several parts and a letter with its accents are one each.
 */
export function isNickname(name: string): boolean {
  const tidy = tidyNickname(name)
  const length = countCharacters(tidy)
  return (
    length >= NICKNAME_MIN &&
    length <= NICKNAME_MAX &&
    [...tidy].length <= CODE_POINTS_MAX &&
    /[\p{L}\p{N}\p{P}\p{S}]/u.test(tidy)
  )
}

/** The number of characters in a text as people count them. */
export const countCharacters = (text: string): number => charactersOf(text).length

/** A name cut to 18 characters plus an ellipsis, as the header shows it (docs/rules/accounts.md). */
export function shortName(name: string): string {
  // No text has more characters than units.
  if (name.length <= 18) return name
  const letters = charactersOf(name)
  return letters.length <= 18 ? name : `${letters.slice(0, 18).join('')}…`
}

/** The first character of a text as people see it. */
export const firstCharacter = (text: string): string =>
  PLAIN_START.exec(text)?.[0] ?? charactersOf(text)[0] ?? ''

/**
 * Two letters or signs without anything that could join them: no accent, no part of an emoji. Most names
 * start so, and need no segmenter.
 */
const PLAIN_START = /^[ -~\u4E00-\u9FFF](?![^ -~\u4E00-\u9FFF])/

const charactersOf = (text: string): string[] => {
  segmenter ??= new Intl.Segmenter('en')
  return Array.from(segmenter.segment(text), (part) => part.segment)
}

/** Made on first use, because every page of the shop loads this module, and few need it. */
let segmenter: Intl.Segmenter | undefined
