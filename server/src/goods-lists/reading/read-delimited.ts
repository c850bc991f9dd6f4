import type { Cell } from '@longhaul/domain/links/sheet/cells.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { SheetGrid, cellOf } from './sheet-grid.ts'

/** How many lines show how a text separates its cells. */
const SAMPLE = 50

/**
 * The cells of a text that is a sheet: with tabs, or with as many commas or semicolons in most of its lines.
 * Undefined for a text that is none.
 */
export function readDelimited(text: string): Cell[][] | undefined {
  const lines = text.split('\n', SAMPLE).filter((line) => line.trim() !== '')
  const delimiter = ['\t', ';', ',', '|'].find((sign) => isSeparator(sign, lines))
  if (delimiter === undefined) return undefined
  const rows = cellsBy(delimiter, text)
  const grid = new SheetGrid()
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) grid.put(row, column, cellOf(cell))
  return grid.done()
}

/** Whether a sign stands in most lines; a comma or a semicolon as often in each of them. */
function isSeparator(sign: string, lines: readonly string[]): boolean {
  const counts = lines.map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, '').split(sign).length - 1)
  const having = counts.filter((count) => count > 0)
  if (lines.length < 2 || having.length * 2 <= lines.length) return false
  return sign === '\t' || having.filter((count) => count === having[0]).length * 10 >= having.length * 8
}

function cellsBy(delimiter: string, text: string): string[][] {
  const options = { delimiter, relax_column_count: true, skip_empty_lines: false }
  try {
    return parse(text, options)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A quote that is not closed belongs to the words.
    return parse(text, { ...options, quote: false })
  }
}
