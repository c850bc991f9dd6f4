import { tidyUpper } from '../texts/tidy.ts'
import { SHELF_MAX } from './station-codes.ts'

/** The maximum number of shelf labels printed at a time: ten pages. */
export const SHELVES_AT_ONCE = 200

/**
 * Parses a list of shelves, separated by lines or commas; `A-01..A-20` means all numbers in that range,
 * padded like the first. `tooLong` are the names that are too long for a shelf or cannot be encoded as a
 * barcode.
 */
export function readShelfList(text: string): { shelves: string[]; tooLong: string[] } {
  const names = text
    .split(/[\n,，、]/)
    .flatMap((part) => rangeOf(tidyUpper(part)))
    .filter((name) => name !== '')
  const unique = [...new Set(names)]
  return { shelves: unique.filter(isShelfName), tooLong: unique.filter((name) => !isShelfName(name)) }
}

/** Whether a shelf name can be printed as a code: Latin letters, digits, blanks and the usual punctuation. */
export const isShelfName = (name: string): boolean =>
  name.length <= SHELF_MAX && !name.includes('..') && /^[A-Z0-9][A-Z0-9 ._/-]*$/.test(name)

function rangeOf(part: string): string[] {
  const range = /^(.*?)(\d+)\s*\.\.+\s*(.*?)(\d+)$/.exec(part)
  if (!range) return [part]
  const [, head = '', first = '', headAgain = '', last = ''] = range
  const [from, to] = [Number(first), Number(last)]
  if ((headAgain !== '' && headAgain !== head) || to < from || to - from > SHELVES_AT_ONCE) return [part]
  return Array.from(
    { length: to - from + 1 },
    (_, at) => head + String(from + at).padStart(first.length, '0'),
  )
}
