import { tidyUpper } from '../texts/tidy.ts'
import { prefixesOf } from './postcode-prefixes.ts'

/**
 * What is known of a country's postcodes: a regular expression for the whole code, in capitals, and one as it
 * is written there.
 */
export type PostcodeFormat = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Empty where no format is known. */
  readonly pattern: string
  readonly example: string
}

/**
 * A postcode as its country writes it. `known`: whether it is one of the country's format, not just of the
 * same shape.
 */
export type ReadPostcode = { readonly postcode: string; readonly known: boolean }

/**
 * Reads a postcode as people type it: in any case, with or without blanks and hyphens, with the country's
 * code in front (`LV 1050`, `A-6020`, `SE-111 22`), with digits of any script. Null if it cannot be one
 * there. A code of the right letters and digits that the format does not list is read too: post offices open
 * new areas before tables know of them.
 */
export function readPostcode(
  typed: string,
  { country, pattern, example }: PostcodeFormat,
): ReadPostcode | null {
  const text = tidyPostcode(typed)
  if (!/^[A-Z0-9][A-Z0-9 -]{0,15}$/.test(text) || !/\d/.test(text)) return null
  if (pattern === '') return text.length <= POSTCODE_MAX ? { postcode: text, known: true } : null
  for (const shape of [pattern, shapeOf(pattern)]) {
    const postcode = written(text, country, new RegExp(`^(?:${shape})$`), example)
    if (postcode !== undefined) return { postcode, known: shape === pattern }
  }
  return null
}

/** The longest postcode as it is stored, in characters. */
export const POSTCODE_MAX = 12

/** A postcode in capitals and ASCII, without the sign or the word that some countries write before it. */
export const tidyPostcode = (text: string): string =>
  tidyUpper(text)
    .replace(
      /^(?:[〒〶]|(?:POSTAL CODE|POSTCODE|ZIP CODE|ZIP|PLZ|CEP|CAP|PIN|PSČ|邮编|郵便番号|郵遞區號)\s?[:.]?)\s?(?=.*\d)/,
      '',
    )
    .replaceAll(/[./·,_]/g, ' ')
    .replaceAll(/\s*-\s*/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * The text as the country writes it, with or without its prefix; undefined if it does not have this shape.
 */
function written(text: string, country: string, shape: RegExp, example: string): string | undefined {
  const bare = text.replaceAll(/[ -]/g, '')
  const without = prefixesOf(country)
    .filter((prefix) => bare.startsWith(prefix))
    .map((prefix) => bare.slice(prefix.length))
  // Codes of some countries begin with the letters of the country, which people leave out.
  const whole = example.startsWith(country) ? [country + bare] : []
  return [bare, ...without, ...whole]
    .map((code) => separated(code, shape, example))
    .find((code) => code !== undefined)
}

/**
 * A bare code with the separator of the country's example where the shape has one; else, if it fits only so,
 * without or with another.
 */
function separated(bare: string, shape: RegExp, example: string): string | undefined {
  const own = /[ -]/.exec(example)?.[0]
  const marks = [...new Set([own ?? '', '', '-', ' '])]
  return marks
    .flatMap((mark) =>
      mark === ''
        ? [bare]
        : [...bare].slice(1).map((_, at) => bare.slice(0, at + 1) + mark + bare.slice(at + 1)),
    )
    .find((code) => shape.test(code))
}

/**
 * A pattern in which each letter and each digit may be any other, so that it tells only how many there are,
 * and where.
 */
function shapeOf(pattern: string): string {
  return pattern.replaceAll(/\(\?:|\\.|\[[^\]]*\]|\{[^}]*\}|[A-Z]|\d/g, (part) => {
    if (part === '(?:' || part.startsWith('{') || part === '\\-') return part
    if (part === '\\d' || /^\d$/.test(part)) return '\\d'
    if (/^[A-Z]$/.test(part)) return '[A-Z]'
    const [letters, digits] = [/[A-Z]/.test(part), /\d/.test(part)]
    return letters && digits ? '[A-Z\\d]' : letters ? '[A-Z]' : digits ? '\\d' : part
  })
}
