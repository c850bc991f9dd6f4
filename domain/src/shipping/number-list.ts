import { isReadableNumber } from '../numbers/check-digit.ts'
import { tidyCode, tidyUpper } from '../texts/tidy.ts'
import { isBrokenS10, isTrackingNumber } from './courier-number.ts'
import { carriersOf, readCarrierNumber } from './carrier-number.ts'
import { type Carrier, readCarrier } from './carriers.ts'

/** The maximum number of rows in one list. */
export const NUMBER_LIST_MAX = 5000

/** The problem with a row, or with the whole list (row 0). */
export type ListProblem =
  | 'empty'
  | 'too_many'
  | 'cells'
  | 'parcel_number'
  | 'unknown_carrier'
  | 'tracking_number'
  | 'parcel_twice'
  | 'number_twice'
  | 'no_parcel'
  | 'not_to_ship'
  | 'no_packing_video'
  | 'declaration_incomplete'
  | 'in_use'
export type ListIssue = { row: number; problem: ListProblem; value: string }

/** A warning about a row that does not prevent its processing: carriers open new ranges of numbers. */
export type ListDoubt = { row: number; problem: 'check_digit' | 'unusual' | 'which_carrier'; value: string }

/** A valid row: the package, its carrier and its tracking number. `row` is the line in the list, from 1. */
export type ListRow = { row: number; parcelNumber: string; carrier: string; trackingNumber: string }

/** A parsed list: every line is a row, a fault, or ignored. */
export type NumberList = { rows: ListRow[]; faults: ListIssue[]; doubts: ListDoubt[] }

/**
 * Parses a list of package number, carrier, tracking number: pasted from a spreadsheet (tabs) or as CSV
 * (commas or semicolons, with quotes where a cell contains one). If the carrier is omitted or empty, it is
 * guessed from the number. A header, recognised by its lack of a package number, and blank lines are skipped.
 */
export function readNumberList(text: string): NumberList {
  const list: NumberList = { rows: [], faults: [], doubts: [] }
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const filled = lines
    .map((line, index) => ({ row: index + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (filled[0] && isHead(filled[0].cells)) filled.shift()
  if (filled.length === 0) list.faults.push({ row: 0, problem: 'empty', value: '' })
  if (filled.length > NUMBER_LIST_MAX)
    return { ...list, faults: [{ row: 0, problem: 'too_many', value: String(filled.length) }] }
  const parcels = new Set<string>()
  const numbers = new Set<string>()
  for (const { row, cells } of filled) {
    const read = readRow(row, cells)
    if ('problem' in read) {
      list.faults.push(read)
      continue
    }
    const { parcelNumber, trackingNumber } = read
    if (parcels.has(parcelNumber)) list.faults.push({ row, problem: 'parcel_twice', value: parcelNumber })
    else if (numbers.has(trackingNumber))
      list.faults.push({ row, problem: 'number_twice', value: trackingNumber })
    else {
      list.rows.push(read)
      list.doubts.push(...doubtsOf(read))
    }
    parcels.add(parcelNumber)
    numbers.add(trackingNumber)
  }
  return list
}

function readRow(row: number, cells: readonly string[]): ListRow | ListIssue {
  const fault = (problem: ListProblem, value: string): ListIssue => ({
    row,
    problem,
    value: value.slice(0, 60),
  })
  const named = cells.length >= 3
  const [parcel = '', second = '', third = ''] = cells
  if (cells.length < 2 || cells.slice(3).some((cell) => cell !== '')) return fault('cells', cells.join(' | '))
  const parcelNumber = tidyUpper(parcel).replaceAll(/[ -]/g, '')
  if (!isReadableNumber(parcelNumber) || !parcelNumber.startsWith('P')) return fault('parcel_number', parcel)
  const { number: trackingNumber, carriers } = readCarrierNumber(named ? third : second)
  // A formula or `1.23457E+13` is what a spreadsheet made of the number, not the number itself.
  const typed = named ? third : second
  if (!/^[%\]]?[\dA-Z\s./_-]*$/i.test(typed) || !isTrackingNumber(trackingNumber))
    return fault('tracking_number', typed)
  const carrier = carrierOf(named ? second : '', carriers)
  if (carrier === null) return fault('unknown_carrier', second)
  return { row, parcelNumber, carrier: carrier?.id ?? '', trackingNumber }
}

/**
 * Null if the named carrier is unknown; undefined if none is named, and the number is not that of one
 * carrier.
 */
const carrierOf = (name: string, carriers: readonly Carrier[]): Carrier | null | undefined =>
  name === '' ? (carriers.length === 1 ? carriers[0] : undefined) : (readCarrier(name) ?? null)

function doubtsOf({ row, carrier, trackingNumber: value }: ListRow): ListDoubt[] {
  if (isBrokenS10(value)) return [{ row, problem: 'check_digit', value }]
  const usual = carriersOf(value).map(({ id }) => id as string)
  if (carrier === '') return usual.length > 1 ? [{ row, problem: 'which_carrier', value }] : []
  return usual.length > 0 && !usual.includes(carrier) ? [{ row, problem: 'unusual', value }] : []
}

const isHead = (cells: readonly string[]): boolean =>
  cells.length >= 2 && cells.every((cell) => !/\d{4}/.test(cell))

/** The cells of a line: separated by tabs if it contains one, else by commas or semicolons. */
function cellsOf(line: string): string[] {
  const plain = line.split('\t').map(tidyCode).join('\t')
  const mark = plain.includes('\t') ? '\t' : plain.includes(';') && !plain.includes(',') ? ';' : ','
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < plain.length; at += 1) {
    const char = plain[at]!
    if (char === '"' && quoted && plain[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (char === '"') quoted = !quoted
    else if (char === mark && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += char
  }
  return [...cells, cell.trim()]
}
