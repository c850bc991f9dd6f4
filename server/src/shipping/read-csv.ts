import type { CsvRow } from '@longhaul/domain/shipping/rate-row.ts'
import { parse } from 'csv-parse/sync'

/** A CSV file as it was read. `row` is numbered as in a spreadsheet: the head is row 1. */
export type CsvFile = { head: string[]; rows: { row: number; cells: CsvRow }[]; faults: CsvIssue[] }

/** An error that prevents a file from being read, at a row and, if one can be named, a column. */
export type CsvIssue = { row: number; column: string; problem: CsvProblem; detail: string }
export type CsvProblem = 'encoding' | 'unreadable' | 'empty' | 'too_many_rows' | 'cell_count' | 'twice'

/**
 * Reads a CSV file in UTF-8 whose first row has the names of the columns. Lines without a filled cell are
 * skipped. The file is split into cells byte by byte before decoding, since commas and quotes are the same in
 * every encoding that people save by mistake: so a cell that is not UTF-8 can be named.
 */
export function readCsvFile(content: Buffer, maxRows: number): CsvFile {
  const file: CsvFile = { head: [], rows: [], faults: [] }
  const fault = (row: number, column: string, problem: CsvProblem, detail = '') =>
    void file.faults.push({ row, column, problem, detail })
  // A spreadsheet's "Unicode text" is UTF-16, in which every other byte is usually zero.
  if (content.subarray(0, 4_096).includes(0)) fault(1, '', 'encoding', 'UTF-16')
  // Counted before anything is parsed, so that an upload of a hundred thousand rows is refused immediately.
  const lines = countLines(content)
  if (lines - 1 > maxRows) fault(maxRows + 2, '', 'too_many_rows', String(lines - 1))
  if (file.faults.length > 0) return file

  const records = parseBytes(content, (row, detail) => fault(row, '', 'unreadable', detail))
  const [head = [], ...body] = records
  file.head = head.map((cell, index) => decode(cell.trim(), () => fault(1, `${index + 1}`, 'encoding')))
  file.head.forEach((name, index) => {
    if (name !== '' && file.head.indexOf(name) < index) fault(1, name, 'twice')
  })
  body.forEach((cells, index) => {
    const row = index + 2
    if (cells.every((cell) => cell.trim() === '')) return
    if (cells.length !== file.head.length)
      return fault(row, '', 'cell_count', `${cells.length}/${file.head.length}`)
    const entries = file.head.map(
      (column, at) => [column, decode(cells[at] ?? '', () => fault(row, column, 'encoding')).trim()] as const,
    )
    file.rows.push({ row, cells: Object.fromEntries(entries) })
  })
  if (file.rows.length === 0 && file.faults.length === 0) fault(2, '', 'empty')
  return file
}

function parseBytes(content: Buffer, onFault: (row: number, detail: string) => void): string[][] {
  const text = (content.subarray(0, 3).equals(BOM) ? content.subarray(3) : content).toString('latin1')
  try {
    return parse(text, { relax_column_count: true, skip_empty_lines: false })
  } catch (error) {
    const line =
      error instanceof Error && 'lines' in error && typeof error.lines === 'number' ? error.lines : 1
    onFault(line, error instanceof Error && 'code' in error ? String(error.code) : '')
    return []
  }
}

const BOM = Buffer.from([0xef, 0xbb, 0xbf])
const strict = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: string, onFault: () => void): string {
  try {
    return strict.decode(Buffer.from(bytes, 'latin1'))
  } catch {
    onFault()
    return bytes
  }
}

function countLines(content: Buffer): number {
  let lines = content.length > 0 && content.at(-1) !== 0x0a ? 1 : 0
  for (let at = content.indexOf(0x0a); at >= 0; at = content.indexOf(0x0a, at + 1)) lines += 1
  return lines
}
