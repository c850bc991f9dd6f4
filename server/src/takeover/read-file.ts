import { createHash } from 'node:crypto'
import { type Lang, LANGS } from '@longhaul/domain/languages.ts'
import {
  TAKEOVER_COLUMNS,
  TAKEOVER_MAX_ROWS,
  type TakeoverColumn,
  type TakeoverKind,
} from '@longhaul/domain/takeover/columns.ts'
import { columnsIn } from '@longhaul/text/takeover/columns-in.ts'
import { readCsvFile } from '../shipping/public.ts'

type Cells = Readonly<Record<string, string>>
export type FileFault = { row: number; column: string; problem: string; detail: string }

/** A file with its cells by the names of their columns, or what keeps it from being read. */
export type TakeoverFile = {
  hash: string
  isGb18030: boolean
  rows: { row: number; cells: Cells }[]
  faults: FileFault[]
}

/** Reads a file in UTF-8 or in GB 18030, which Chinese spreadsheets save by themselves. A column goes by its name or by its words in any language. */
export function readTakeoverFile(kind: TakeoverKind, content: Buffer): TakeoverFile {
  const { text, isGb18030 } = asUtf8(content)
  const file = readCsvFile(text, TAKEOVER_MAX_ROWS)
  const columns = file.head.map((head) => columnOf(kind, head))
  const faults = [
    ...file.faults,
    ...(file.faults.every(isOfItsRow) ? headFaults(kind, file.head, columns) : []),
  ]
  const rows = file.rows.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(file.head.map((head, at) => [columns[at] ?? head, cells[head] ?? ''])),
  }))
  const hash = createHash('sha256').update(content).digest('hex')
  return { hash, isGb18030, rows, faults }
}

/** A row that has too few cells or too many is left out; the others can be read, so that all that is wrong is told at once. */
export const isOfItsRow = ({ problem }: { problem: string }): boolean => problem === 'cell_count'

/** The name of a column as templates have it: in every language. */
export const headOf = (column: TakeoverColumn): string =>
  LANGS.map((lang) => wordOf(lang, column)).join(' / ')

const wordOf = (lang: Lang, column: TakeoverColumn): string => columnsIn(lang).columns[column]

const plain = (head: string): string =>
  head
    .normalize('NFKC')
    .replaceAll(/[\s（()）_/-]/g, '')
    .toLowerCase()

function columnOf(kind: TakeoverKind, head: string): TakeoverColumn | undefined {
  const { needed, optional } = TAKEOVER_COLUMNS[kind]
  return [...needed, ...optional].find((column) =>
    [column, headOf(column), ...LANGS.map((lang) => wordOf(lang, column))].some(
      (name) => plain(name) === plain(head),
    ),
  )
}

function headFaults(
  kind: TakeoverKind,
  head: readonly string[],
  columns: readonly (TakeoverColumn | undefined)[],
): FileFault[] {
  const fault = (column: string, problem: string) => ({ row: 1, column, problem, detail: '' })
  return [
    ...TAKEOVER_COLUMNS[kind].needed
      .filter((column) => !columns.includes(column))
      .map((column) => fault(headOf(column), 'missing_column')),
    // What is not known is not passed over: a column that was meant to count would be lost without a word.
    ...head.filter((_, at) => columns[at] === undefined).map((name) => fault(name, 'unknown_column')),
    ...head
      .filter((_, at) => columns[at] !== undefined && columns.indexOf(columns[at]) < at)
      .map((name) => fault(name, 'twice')),
  ]
}

/** What is not UTF-8 is read as GB 18030, where it is that; what is neither stays as it came, and its cells are named. */
function asUtf8(content: Buffer): { text: Buffer; isGb18030: boolean } {
  if (decodes('utf-8', content) !== null) return { text: content, isGb18030: false }
  const text = decodes('gb18030', content)
  return text === null ? { text: content, isGb18030: false } : { text: Buffer.from(text), isGb18030: true }
}

function decodes(encoding: string, content: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return null
  }
}
