import fc from 'fast-check'

/** The code points from U+D800 on that are halves of letters. */
const HALVES = 0x800

/**
 * Any letter of Unicode, for `fc.string({ unit: anyLetter })`. It is what fast-check calls `binary`, for
 * which it first makes a table that takes two seconds of processor time.
 */
export const anyLetter: fc.Arbitrary<string> = fc
  .nat(0x10_ffff - HALVES)
  .map((place) => String.fromCodePoint(place < 0xd800 ? place : place + HALVES))
