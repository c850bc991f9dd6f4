import { SHELF_MAX } from './station-codes.ts'

/** How many shelves are printed at once: ten pages. */
export const SHELVES_AT_ONCE = 200

/**
 * The shelves of a list, one a line or between commas; `A-01..A-20` is every number in between, written as long as the first. `tooLong` are the names
 * that no shelf can have, or no bar code hold.
 */
export function readShelfList(text: string): { shelves: string[]; tooLong: string[] } {
  const names = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[\n,，、]/)
    .flatMap((part) => rangeOf(part.trim()))
    .filter((name) => name !== '')
  const unique = [...new Set(names)]
  return { shelves: unique.filter(isShelfName), tooLong: unique.filter((name) => !isShelfName(name)) }
}

/** Whether a code can be printed of it: Latin letters, digits, blanks and the usual signs. */
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
