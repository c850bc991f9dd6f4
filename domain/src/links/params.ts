/** The parameters of a query in their order, names lower-cased, values as written. */
export type Params = readonly Param[]

export type Param = {
  name: string
  /** As written: still percent-encoded. */
  raw: string
  /** Everything from this value to the end of the query, for a link that was embedded without encoding. */
  rest: string
}

/**
 * Parses a query. Tolerates `&amp;` (copied from HTML), a pair whose equals sign was encoded (`itemID%3D7`,
 * from a spreadsheet's export), and a second question mark after a number (`id=7?spm=…`).
 */
export function paramsOf(query: string): Params {
  const params: Param[] = []
  const hasAnother = query.includes('?')
  for (let start = 0; start < query.length;) {
    const ampersand = query.indexOf('&', start)
    const pairEnd = ampersand < 0 ? query.length : ampersand
    const number = hasAnother ? NUMBER_AND_QUERY.exec(query.slice(start, pairEnd))?.[1] : undefined
    const end = number === undefined ? pairEnd : start + number.length
    if (end > start) params.push(paramAt(query, start, end))
    start = end + 1
  }
  return params
}

const NUMBER_AND_QUERY = /^([^=?]{1,30}=\d{4,24})\?/

/**
 * The decoded value on which the given names (lower case) agree. Undefined if there is none or they disagree:
 * a link that names two items identifies neither.
 */
export function paramOf(params: Params, ...names: readonly string[]): string | undefined {
  let found: string | undefined
  for (const param of params) {
    if (param.raw === '' || !names.includes(param.name)) continue
    const value = plain(decoded(param.raw))
    if (found !== undefined && found !== value) return undefined
    found = value
  }
  return found
}

/**
 * Removes the blanks that copying leaves around a value, and a second query appended to it (`id=7?spm=…`).
 */
const plain = (value: string): string =>
  UNTIDY.test(value) ? (value.split(/[?？]/, 1)[0] ?? '').replaceAll('+', ' ').trim() : value
const UNTIDY = /[?？\s+]/

/** Percent-decodes once. Text that is not valid UTF-8 (old sites encode in GBK) stays as written. */
export function decoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function paramAt(query: string, start: number, end: number): Param {
  const pair = query.slice(start, end)
  const equals = pair.indexOf('=')
  if (equals >= 0) {
    return {
      name: nameOf(pair.slice(0, equals)),
      raw: pair.slice(equals + 1),
      rest: query.slice(start + equals + 1),
    }
  }
  const encodedEquals = pair.toUpperCase().indexOf('%3D')
  if (encodedEquals < 0) return { name: nameOf(pair), raw: '', rest: '' }
  const raw = pair.slice(encodedEquals + 3)
  return { name: nameOf(pair.slice(0, encodedEquals)), raw, rest: raw }
}

function nameOf(text: string): string {
  const unescaped = text.includes('%') ? text.replace(ASCII_ESCAPE, characterOf) : text
  const name = unescaped.toLowerCase()
  return name.startsWith('amp;') ? name.slice(4) : name
}

const ASCII_ESCAPE = /%([2-7][0-9a-f])/gi
const characterOf = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16))
