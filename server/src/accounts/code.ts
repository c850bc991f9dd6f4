import { randomInt } from 'node:crypto'

/** Letters and digits that are not easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random code of six characters, which a shopper writes on parcels sent to our warehouse. */
export const newCode = (): string =>
  Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
