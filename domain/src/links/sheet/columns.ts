import { tidyCode } from '../../texts/tidy.ts'
import { isMedia } from '../page-url.ts'
import { type Cell, isFilled, shownIn } from './cells.ts'
import { type ColumnKind, headingKind } from './headings.ts'

/** What is known about each column of a table. */
export type Columns = {
  kinds: readonly (ColumnKind | undefined)[]
  heads: readonly string[]
  /** Whether headings said so, or only what the cells contain. */
  isNamed: boolean
}

/** The columns by a row of headings: at least two, or one of links; undefined if the row is none. */
export function columnsNamed(row: readonly Cell[]): Columns | undefined {
  const filled = row.filter((cell) => isFilled(cell))
  const kinds = withNombre(
    row,
    row.map((cell) => (cell.link ? undefined : headingKind(shownIn(cell)))),
  )
  const known = kinds.filter((kind) => kind !== undefined)
  const isHead =
    known.length >= 2 ? known.length * 2 > filled.length : known[0] === 'link' && filled.length === 1
  return isHead ? { kinds, heads: row.map((cell) => shownIn(cell)), isNamed: true } : undefined
}

/** `Nombre` is a name in Spanish; in French, beside another column of names, a number of pieces. */
function withNombre(row: readonly Cell[], kinds: readonly (ColumnKind | undefined)[]) {
  const isNombre = (at: number) => /^nombre$/i.test(shownIn(row[at]))
  const isFrench = kinds.some((kind, at) => kind === 'name' && !isNombre(at))
  return kinds.map((kind, at) => (isFrench && kind === 'name' && isNombre(at) ? 'quantity' : kind))
}

/** The headings of two rows: the second says more exactly what a merged one above it covers. */
export const joinColumns = (above: Columns, below: Columns): Columns => ({
  kinds: Array.from(
    { length: Math.max(above.kinds.length, below.kinds.length) },
    (_, at) => below.kinds[at] ?? above.kinds[at],
  ),
  heads: Array.from({ length: Math.max(above.heads.length, below.heads.length) }, (_, at) =>
    [above.heads[at], below.heads[at]].filter(Boolean).join(' '),
  ),
  isNamed: true,
})

/**
 * The columns by what the cells of the goods' rows contain, for a table without headings. Bare numbers may be
 * anything and stay unknown; so do words, unless only one column has any.
 */
export function columnsByContent(rows: readonly (readonly Cell[])[]): Columns {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const kinds = Array.from({ length: width }, (_, at): ColumnKind | undefined => {
    const cells = rows.flatMap((row) => (row[at] && isFilled(row[at]) ? [row[at]] : []))
    const mostly = (test: (cell: Cell) => boolean) =>
      cells.length > 0 && cells.filter(test).length * 10 >= cells.length * 8
    if (mostly((cell) => isPicture(cell))) return 'picture'
    if (mostly((cell) => addressIn(cell) !== undefined)) return 'link'
    if (mostly(({ text }) => isPriced(text))) return 'price'
    if (mostly(({ text }) => isSize(text))) return 'size'
    if (mostly(({ text }) => isCounted(text))) return 'quantity'
    return undefined
  })
  const wordy = kinds.flatMap((kind, at) =>
    kind === undefined && rows.some((row) => /\p{L}/u.test(shownIn(row[at]))) ? [at] : [],
  )
  const [only] = wordy
  if (wordy.length === 1 && only !== undefined) kinds[only] = 'name'
  return { kinds, heads: [], isNamed: false }
}

/** The address in a cell, shown or behind its text. */
export const addressIn = ({ text, link }: Cell): string | undefined =>
  link ?? (/:\/\/|www\./.test(text) ? text : undefined)

export const isPicture = (cell: Cell): boolean => isMedia(addressIn(cell)?.trim() ?? '')

const MONEY = /(?:[¥￥$€£₽₩₹]|zł|元|руб|\b(?:CNY|RMB|USD|EUR|GBP|PLN|RUB|BRL|R\$))/iu
const isPriced = (text: string): boolean => /\d/.test(text) && text.length <= 24 && MONEY.test(text)

const SIZE =
  /^(?:(?:size|gr\.?|talla|taille|размер)\s*)?(?:X{0,4}[SL]|\d?XS|[2-6]XL|M|(?:EU|US|UK|CN)\s?\d{1,2}(?:[.,]5)?|\d{2,3}\s?(?:码|cm)|均码|one\s?size|os)$/i
const isSize = (text: string): boolean => SIZE.test(text.trim())

const UNIT = 'pcs?|pieces?|pairs?|stk|stück|uds?|шт|szt|件|个|双|条|套|只|个装|盒'
const COUNT = new RegExp(`^(?:[x×*]\\s*(\\d{1,4})|(\\d{1,4})\\s*[x×]|(\\d{1,4})\\s*(?:${UNIT})\\.?)$`, 'iu')
const isCounted = (text: string): boolean => COUNT.test(tidyCode(text))

/** The most pieces of one row. */
const PIECES_MAX = 999

/** The pieces that a cell names: `2`, `2.0`, `x2`, `2 件`. Null where it says something else, as in `2-3`. */
export function quantityIn(text: string): number | null {
  const plain = tidyCode(text)
  const [, bare] = /^(\d{1,4})(?:[.,]0+)?$/.exec(plain) ?? []
  const found = bare ?? COUNT.exec(plain)?.slice(1).find(Boolean)
  const pieces = Number(found ?? 0)
  return pieces >= 1 && pieces <= PIECES_MAX ? pieces : null
}

const IN_WORDS = new RegExp(
  `(?<![\\p{L}\\d.])(?:[x×*]\\s?(\\d{1,3})|(\\d{1,3})\\s?(?:${UNIT}))(?![\\p{L}\\d])`,
  'giu',
)

/** The pieces that a row's words name, if they name one number: `black, x2`. */
export function quantityInWords(words: string): number | undefined {
  const found = [...words.matchAll(IN_WORDS)].map(([, times, count]) => Number(times ?? count))
  return new Set(found).size === 1 && found[0] !== undefined && found[0] > 0 ? found[0] : undefined
}

/** A price with the currency of its column, where the cell names none. */
export function pricedIn(text: string, head: string): string {
  if (text === '' || MONEY.test(text)) return text
  const [sign] = MONEY.exec(head) ?? []
  return sign ? `${text} ${sign}` : text
}
