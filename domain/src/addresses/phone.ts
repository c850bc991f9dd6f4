import { tidyCode } from '../texts/tidy.ts'

/** The most digits of a number in the world, its country code included (ITU-T E.164). */
const DIGITS_MAX = 15

/** The maximum length of a stored number: 15 digits in groups, and an extension. */
export const PHONE_MAX = 40

/**
 * A telephone number as it is judged and stored: ASCII digits and hyphens, a plus instead of 00, without what
 * people write around it (`tel:`, `Tel.:`, brackets around the country code, `(0)`), and with an extension as
 * ` ext. 22`, in whatever words it was given. What cannot be a number stays as it was typed.
 */
export function tidyPhone(text: string): string {
  const typed = tidyCode(text)
  const plain = typed.replace(LABEL, '')
  const extension = EXTENSION.exec(plain)
  const number = (extension ? plain.slice(0, extension.index) : plain)
    .replace(/;.*$/, '')
    .replace(/^\(\s?(?:\+|00)\s?(\d{1,4})\s?\)/, '+$1 ')
    .replace(/^00\s?(?=[1-9])/, '+')
    .replace(/^\+\s/, '+')
    .replace(/^(\+[\d -]{1,6})(?:\(0\)\s?)+/, '$1 ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const tidy = extension ? `${number} ext. ${extension[1]}` : number
  return isPhone(tidy) ? tidy : typed
}

/**
 * Whether a tidied text can be a telephone number: 6 to 15 digits, a plus only in front, the usual
 * separators, not a single digit repeated, and perhaps an extension. Every shipping line requires a number
 * that a courier can call.
 */
export function isPhone(text: string): boolean {
  const { number } = splitPhone(text)
  if (!/^\+?[\d ()./-]+$/.test(number)) return false
  const digits = number.replaceAll(/\D/g, '')
  return digits.length >= 6 && digits.length <= DIGITS_MAX && new Set(digits).size > 1
}

/** A tidied number and its extension, which is empty if it has none. */
export function splitPhone(text: string): { number: string; extension: string } {
  const [number = '', extension = ''] = text.split(' ext. ')
  return { number, extension }
}

/**
 * Whether a tidied number has more digits than an example of the same country: a mistake, most likely. Nobody
 * is refused for it.
 */
export function isLongPhone(phone: string, example: string): boolean {
  const [, code = ''] = /^\+(\d+)/.exec(example) ?? []
  const [digits, usual] = [phone, example].map((text) => splitPhone(text).number.replaceAll(/\D/g, ''))
  return code !== '' && hasCountryCode(phone) && digits!.startsWith(code) && digits!.length > usual!.length
}

/** Whether a tidied number includes its country code, introduced by a plus or by 00. */
export const hasCountryCode = (text: string): boolean => /^(\+|00)/.test(text)

/** What stands in front of a number: a URI's scheme, or a word for telephone, with or without a colon. */
const LABEL =
  /^\s*(?:tel|telephone|telefon|teléfono|telefone|tél|téléphone|phone|ph|mobile|mob|cell|handy|whatsapp|fon|t|p|m|тел|телефон|电话|電話|手机|手機|联系电话|전화|โทร|هاتف|تلفن)\s*[.:：]*\s*(?=[+(\d])/iu

/**
 * An extension after the number: RFC 3966's `;ext=`, or the words and signs of the languages that our
 * shoppers write.
 */
const EXTENSION =
  /[\s,;(-]*(?:;\s*ext\s*=|(?:extension|extn|ext|int|interno|anexo|ramal|poste|durchwahl|app|dw|доб|內線|内线|內线|分机|分機|内線|转|轉|내선|ต่อ|x|#)[\s.:=]*)\s*(\d{1,7})\s*\)?$/iu
