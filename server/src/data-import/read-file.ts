import { createHash } from 'node:crypto'
import { type Lang, LANGS } from '@longhaul/domain/languages.ts'
import {
  DATA_IMPORT_COLUMNS,
  DATA_IMPORT_MAX_ROWS,
  type DataImportColumn,
  type DataImportKind,
} from '@longhaul/domain/data-import/columns.ts'
import { columnsIn } from '@longhaul/text/data-import/columns-in.ts'
import { foldWords } from '@longhaul/domain/texts/tidy.ts'
import { decodeText } from '../platform/decode-text.ts'
import { readCsvFile } from '../shipping/public.ts'

type Cells = Readonly<Record<string, string>>
export type FileIssue = { row: number; column: string; problem: string; detail: string }

/** A file with its cells by column name, and the faults that prevent its import. */
export type DataImportFile = {
  hash: string
  isGb18030: boolean
  rows: { row: number; cells: Cells }[]
  faults: FileIssue[]
}

/**
 * Reads a file in UTF-8 or in GB 18030, the default of Chinese spreadsheets. Columns are identified by their
 * name or their label in any language.
 */
export function readDataImportFile(kind: DataImportKind, content: Buffer): DataImportFile {
  const { text, isGb18030 } = asUtf8(content)
  const file = readCsvFile(text, DATA_IMPORT_MAX_ROWS)
  const columns = file.head.map((head) => columnOf(kind, head))
  const faults = [
    ...file.faults,
    ...(file.faults.every(isOfItsRow) ? headIssues(kind, file.head, columns) : []),
  ]
  const rows = file.rows.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(file.head.map((head, at) => [columns[at] ?? head, cells[head] ?? ''])),
  }))
  const hash = createHash('sha256').update(content).digest('hex')
  return { hash, isGb18030, rows, faults }
}

/**
 * Whether a fault concerns a single row, with too few or too many cells. The other rows can still be read, so
 * that all faults are reported together.
 */
export const isOfItsRow = ({ problem }: { problem: string }): boolean => problem === 'cell_count'

/** The heading of a column in templates: its label in every language. */
export const headOf = (column: DataImportColumn): string =>
  LANGS.map((lang) => wordOf(lang, column)).join(' / ')

const wordOf = (lang: Lang, column: DataImportColumn): string => columnsIn(lang).columns[column]

const plain = (head: string): string => foldWords(head).replaceAll(/[ ()_/-]/g, '')

function columnOf(kind: DataImportKind, head: string): DataImportColumn | undefined {
  const { needed, optional } = DATA_IMPORT_COLUMNS[kind]
  return [...needed, ...optional].find((column) =>
    [column, headOf(column), ...LANGS.map((lang) => wordOf(lang, column))].some(
      (name) => plain(name) === plain(head),
    ),
  )
}

function headIssues(
  kind: DataImportKind,
  head: readonly string[],
  columns: readonly (DataImportColumn | undefined)[],
): FileIssue[] {
  const fault = (column: string, problem: string) => ({ row: 1, column, problem, detail: '' })
  return [
    ...DATA_IMPORT_COLUMNS[kind].needed
      .filter((column) => !columns.includes(column))
      .map((column) => fault(headOf(column), 'missing_column')),
    // Unknown columns are not ignored: a misspelt column would be lost silently.
    ...head.filter((_, at) => columns[at] === undefined).map((name) => fault(name, 'unknown_column')),
    ...head
      .filter((_, at) => columns[at] !== undefined && columns.indexOf(columns[at]) < at)
      .map((name) => fault(name, 'twice')),
  ]
}

/**
 * Converts GB 18030 to UTF-8. Content in neither encoding is returned unchanged, so that its invalid cells
 * are reported.
 */
function asUtf8(content: Buffer): { text: Buffer; isGb18030: boolean } {
  const read = decodeText(content)
  return read?.isGb18030
    ? { text: Buffer.from(read.text), isGb18030: true }
    : { text: content, isGb18030: false }
}
