import { countCharacters, tidyNickname } from '../accounts/nickname.ts'

/** The longest name of one's own, in characters as people count them. */
export const OWN_NAME_MAX = 40
/** As of nicknames: what one character is made of has an end. The database holds the same. */
const CODE_POINTS_MAX = 200

/** A name of one's own as it is kept: no blanks around or doubled, nothing that cannot be seen. */
export const tidyOwnName = tidyNickname

/** Whether something bought may be called this by its shopper. Empty takes the name away. */
export function isOwnName(name: string): boolean {
  const tidy = tidyOwnName(name)
  return countCharacters(tidy) <= OWN_NAME_MAX && [...tidy].length <= CODE_POINTS_MAX
}
