import { isEmail, tidyEmail } from '../texts/email.ts'
import { isNickname, tidyNickname } from '../accounts/nickname.ts'
import { ADJUSTMENT_MAX_FEN } from '../funds/adjustment.ts'
import { type Lang, findLang } from '../languages.ts'
import { parseLink } from '../links/parse-link.ts'
import type { Fen } from '../money/fen.ts'
import { DECLARED_VALUE_MAX_FEN } from '../limits/money-limits.ts'
import {
  OPTIONS_TEXT_MAX,
  QUANTITY_MAX,
  REMARK_MAX,
  TITLE_MAX,
  UNIT_PRICE_MAX_FEN,
} from '../orders/limits.ts'
import { SELLER_NUMBER_MAX, normaliseSellerNumber } from '../orders/seller-order.ts'
import { isShelfName } from '../warehouse/shelf-list.ts'
import { isTrackingNumber, normaliseTrackingNumber } from '../shipping/courier-number.ts'
import type { ImportedByKind, ImportedOrder } from './imported.ts'
import { DATA_IMPORT_COLUMNS, type DataImportColumn, type DataImportKind } from './columns.ts'
import {
  type Cell,
  type CellProblem,
  isFormula,
  isRounded,
  readDay,
  readMm,
  readWhole,
  readYuan,
} from './read-cell.ts'

export type DataImportProblem =
  | CellProblem
  | 'twice'
  | 'brought'
  | 'no_shopper'
  | 'no_warehouse'
  | 'not_verified'
  | 'blocked'
  | 'seller_number_used'
  | 'tracking_in_use'
  | 'tracking_alone'
export type DataImportIssue = { row: number; column: string; problem: DataImportProblem; detail: string }

/** A parsed row. Its key identifies it among all rows of its kind, in this file and later ones. */
export type DataImportRow<K extends DataImportKind = DataImportKind> = {
  row: number
  key: string
  data: ImportedByKind[K]
}
type CsvRow = { row: number; cells: Readonly<Record<string, string>> }

/** Parses the rows of a file and reports the faults of every cell. `today` is the day at the warehouses. */
export function readDataImport<K extends DataImportKind>(
  kind: K,
  rows: readonly CsvRow[],
  today: string,
): { rows: DataImportRow<K>[]; faults: DataImportIssue[] } {
  const faults: DataImportIssue[] = []
  const first = new Map<string, number>()
  const read = rows.map(({ row, cells }) => {
    const cell = cellsOf(kind, row, cells, faults)
    const data = READERS[kind](cell, today)
    const key = ('number' in data ? data.number : data.email).normalize('NFKC').toLowerCase()
    const earlier = first.get(key)
    if (earlier !== undefined)
      faults.push({
        row,
        column: 'number' in data ? 'number' : 'email',
        problem: 'twice',
        detail: String(earlier),
      })
    else if (key !== '') first.set(key, row)
    return { row, key, data }
  })
  return { rows: read, faults }
}

/**
 * The amount of a row in the books: a balance, or what was paid for an order. Goods on the shelf move no
 * money.
 */
export const worthOf = (data: ImportedByKind[DataImportKind]): Fen =>
  'balanceFen' in data ? data.balanceFen : 'goodsFen' in data ? data.goodsFen + data.freightFen : 0

type Cells = ReturnType<typeof cellsOf>

/** Reads one row cell by cell; records faults and substitutes empty values for faulty cells. */
function cellsOf(kind: DataImportKind, row: number, cells: CsvRow['cells'], faults: DataImportIssue[]) {
  const fault = (column: DataImportColumn, problem: DataImportProblem, detail: string) =>
    void faults.push({ row, column, problem, detail: detail.slice(0, 60) })
  const raw = (column: DataImportColumn): string => {
    const text = (cells[column] ?? '').trim()
    if (text === '' && DATA_IMPORT_COLUMNS[kind].needed.includes(column)) fault(column, 'required', '')
    if (!isFormula(text)) return text
    fault(column, 'formula', text)
    return ''
  }
  return {
    /** Text up to a maximum length. */
    text: (column: DataImportColumn, max: number): string => {
      const text = raw(column)
      if (text.length > max) fault(column, 'too_long', String(text.length))
      return text
    },
    /** A number copied from a seller or a courier, normalised as it is stored. */
    code: (
      column: DataImportColumn,
      normalise: (text: string) => string,
      isOne: (text: string) => boolean,
    ): string => {
      const text = raw(column)
      const code = normalise(text)
      if (isRounded(text)) fault(column, 'rounded', text)
      else if (text !== '' && !isOne(code)) fault(column, 'not_a_number', text)
      return code
    },
    /** The cell parsed by `read`; `none` if it is empty or faulty. */
    of: <T>(column: DataImportColumn, none: T, read: (text: string) => Cell<T>): T => {
      const text = raw(column)
      if (text === '') return none
      const cell = read(text)
      if ('value' in cell) return cell.value
      fault(column, cell.problem, text)
      return none
    },
    fault,
  }
}

const readEmail = (text: string): Cell<string> =>
  isEmail(text) ? { value: tidyEmail(text) } : { problem: 'not_email' }

function readNickname(text: string): Cell<string> {
  const name = tidyNickname(text)
  return isNickname(name) ? { value: name } : { problem: 'not_name' }
}

function readLang(text: string): Cell<Lang | null> {
  const lang = findLang(text.toLowerCase())
  return lang ? { value: lang } : { problem: 'not_language' }
}

/** A declared value must be positive. */
function readWorth(text: string): Cell<Fen> {
  const worth = readYuan(text, DECLARED_VALUE_MAX_FEN)
  return 'value' in worth && worth.value === 0 ? { problem: 'not_money' } : worth
}

const readShelf = (text: string): Cell<string> =>
  isShelfName(text.toUpperCase()) ? { value: text.toUpperCase() } : { problem: 'not_a_shelf' }

type Link = Pick<ImportedOrder, 'platform' | 'itemId' | 'url'>
function readLink(text: string): Cell<Link> {
  const parsed = parseLink(text)
  if (!parsed.ok) return { problem: 'not_a_link' }
  return {
    value: { platform: parsed.link.platform, itemId: parsed.link.itemId, url: parsed.link.canonicalUrl },
  }
}

/** The shop's own number of a row is stored unchanged. */
const NUMBER_MAX = 64
const WEIGHT_MAX_GRAMS = 200_000
const SIDE_MAX_MM = 5000
const SELLER_NAME_MAX = 100

const READERS: { readonly [K in DataImportKind]: (cell: Cells, today: string) => ImportedByKind[K] } = {
  shoppers: (cell, today) => ({
    email: cell.of('email', '', readEmail),
    nickname: cell.of('name', '', readNickname),
    lang: cell.of('language', null, readLang),
    balanceFen: cell.of('balance_cny', 0, (text) => readYuan(text, ADJUSTMENT_MAX_FEN)),
    registeredOn: cell.of<string | null>('registered_on', null, (text) => readDay(text, today)),
  }),
  orders(cell, today) {
    const quantity = cell.of('quantity', 1, (text) => readWhole(text, QUANTITY_MAX))
    const maxFen = UNIT_PRICE_MAX_FEN * quantity
    const order = {
      ...keyed(cell),
      seller: cell.text('seller', SELLER_NAME_MAX),
      ...cell.of<Link>('link', { platform: '', itemId: '', url: '' }, readLink),
      title: cell.text('title', TITLE_MAX),
      options: cell.text('options', OPTIONS_TEXT_MAX),
      quantity,
      goodsFen: cell.of('goods_cny', 0, (text) => readYuan(text, maxFen)),
      freightFen: cell.of('freight_cny', 0, (text) => readYuan(text, UNIT_PRICE_MAX_FEN)),
      orderedOn: cell.of<string | null>('ordered_on', null, (text) => readDay(text, today)),
      sellerNumber: cell.code(
        'seller_number',
        normaliseSellerNumber,
        (number) => number.length <= SELLER_NUMBER_MAX,
      ),
      trackingNumber: cell.code('tracking_number', normaliseTrackingNumber, isTrackingNumber),
      remark: cell.text('remark', REMARK_MAX),
    }
    // Goods that cost nothing were not bought, and less than a fen per piece is not a price.
    if (order.goodsFen < quantity) cell.fault('goods_cny', 'not_money', '')
    if (order.trackingNumber !== '' && order.sellerNumber === '')
      cell.fault('tracking_number', 'tracking_alone', order.trackingNumber)
    return order
  },
  shelf: (cell) => ({
    ...keyed(cell),
    shelf: cell.of('shelf', '', readShelf),
    title: cell.text('title', TITLE_MAX),
    quantity: cell.of('quantity', 1, (text) => readWhole(text, QUANTITY_MAX)),
    valueFen: cell.of('value_cny', 0, readWorth),
    weightGrams: cell.of('weight_g', 0, (text) => readWhole(text, WEIGHT_MAX_GRAMS)),
    lengthMm: cell.of('length_cm', 0, (text) => readMm(text, SIDE_MAX_MM)),
    widthMm: cell.of('width_cm', 0, (text) => readMm(text, SIDE_MAX_MM)),
    heightMm: cell.of('height_cm', 0, (text) => readMm(text, SIDE_MAX_MM)),
  }),
}

const keyed = (cell: Cells) => ({
  number: cell.text('number', NUMBER_MAX),
  email: cell.of('email', '', readEmail),
  warehouse: cell.text('warehouse', NUMBER_MAX),
})
