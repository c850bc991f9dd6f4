import { countCharacters, tidyNickname } from '../accounts/nickname.ts'

/** The maximum length of a shopper's own name for goods, in characters as people count them. */
export const OWN_NAME_MAX = 40
/** As for nicknames, limits the code points per character. The database enforces the same limit. */
const CODE_POINTS_MAX = 200

/** A shopper's own name as it is stored: no leading, trailing or double blanks, no invisible characters. */
export const tidyOwnName = tidyNickname

/** Whether a text is valid as a shopper's own name for goods. An empty text removes the name. */
export function isOwnName(name: string): boolean {
  const tidy = tidyOwnName(name)
  return countCharacters(tidy) <= OWN_NAME_MAX && [...tidy].length <= CODE_POINTS_MAX
}
