import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The code of six that a shopper writes on parcels sent to our warehouse. */
export const newCode = (): string =>
  Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
