/**
 * The one layer between what people type, paste or scan and the rules that judge it. Everything here may be
 * applied twice without changing the result, and none of it refuses anything.
 */

/**
 * A line as other people read it: single blanks, no line breaks, no invisible marks but those that join
 * letters or the parts of an emoji.
 */
export const tidyShown = (text: string): string => spaced(text.normalize('NFC').replaceAll(HIDDEN, ''))

/** A line as it is printed or compared: single blanks, no line breaks, nothing invisible. */
export const tidyLine = (text: string): string =>
  spaced(text.normalize('NFC').replaceAll(INVISIBLE, '').normalize('NFC'))

/**
 * A code, a number or an amount: half-width, digits of every script as 0 to 9, every dash a hyphen, single
 * blanks, nothing invisible. Its letters keep their case.
 */
export const tidyCode = (text: string): string =>
  spaced(
    asciiDigits(text.normalize('NFKC').replaceAll(INVISIBLE, '').normalize('NFKC'))
      .replaceAll(DASHES, '-')
      .replaceAll(/(?<=\d)[ー一](?=\d)/g, '-'),
  )

/** Tidied a second time: the upper case of some letters is several characters, which have a shorter form. */
export const tidyUpper = (text: string): string => tidyCode(tidyCode(text).toUpperCase())

/** The letters A to Z and the digits of a code, for comparing it with another: `12.345-k` is `12345K`. */
export const bareCode = (text: string): string => tidyUpper(text).replaceAll(/[^0-9A-Z]/g, '')

/** Words to search for, in lower case and without accents: `São Paulo` is `sao paulo`. */
export const foldWords = (text: string): string => spaced(unaccented(tidyCode(text)).toLowerCase())

/**
 * A text without the accents of its letters. A letter of its own, such as ł or ø, becomes the one that people
 * type for it.
 */
export const unaccented = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łŁøØđĐħĦŧŦıİßẞæÆœŒðÐþÞ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')

/** Replaces the decimal digits of every script by ASCII ones. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : String(valueOf(digit))))

/**
 * Unicode keeps the ten digits of a script together, in order; blocks that touch each other have ten each.
 */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0)!
  let zero = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}

const spaced = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/**
 * The invisible marks but the joiners and variation selectors, without which emoji and some scripts fall
 * apart.
 */
const HIDDEN =
  /(?!\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/**
 * Hyphens and dashes, the minus sign, and the box-drawing lines that Chinese input methods offer for a dash.
 */
const DASHES = /[\p{Pd}\u02D7\u2043\u2212\u2500\u2501]/gu

const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T', ı: 'i', İ: 'I',
  ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th',
} // prettier-ignore
