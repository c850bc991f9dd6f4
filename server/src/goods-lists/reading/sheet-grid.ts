import type { Cell } from '@longhaul/domain/links/sheet/cells.ts'
import { SHEET_COLUMNS_MAX, SHEET_ROWS_MAX } from '@longhaul/domain/goods-lists/limits.ts'
import { LIST_TEXT_MAX } from '@longhaul/domain/links/limits.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/** The longest text of a cell that is kept. */
const CELL_MAX = 8_000

/**
 * What may still be added; what is filled beyond is no list of goods. `places` counts blank cells before
 * filled ones and the places of merged areas. Those of an ordinary sheet, which do not overlap, fit into it.
 */
export type Room = { cells: number; characters: number; places: number }
export const wholeRoom = (): Room => ({
  cells: 200_000,
  characters: 4 * LIST_TEXT_MAX,
  places: SHEET_ROWS_MAX * SHEET_COLUMNS_MAX,
})

/** The filled cells of a sheet while it is read. Refuses the first one beyond the limits. */
export class SheetGrid {
  private readonly rows: Cell[][] = []
  private readonly left: Room

  /** Sheets of one file share the room for their cells. */
  constructor(left: Room = wholeRoom()) {
    this.left = left
  }

  /** Sets a cell; row and column count from 0. Empty cells are not kept, wherever they are. */
  put(row: number, column: number, cell: Cell): void {
    if (cell.text.trim() === '' && cell.link === undefined) return
    if (row >= SHEET_ROWS_MAX) throw new Refusal('sheet_too_long')
    if (column >= SHEET_COLUMNS_MAX) throw new Refusal('sheet_too_wide')
    while (this.rows.length <= row) this.rows.push([])
    const line = this.rows[row]!
    this.take({
      cells: 1,
      characters: cell.text.length + (cell.link?.length ?? 0),
      places: Math.max(0, column - line.length),
    })
    while (line.length < column) line.push(BLANK)
    line[column] = { ...cell, text: cell.text.slice(0, CELL_MAX) }
  }

  at(row: number, column: number): Cell | undefined {
    return this.rows[row]?.[column]
  }

  /** Repeats the first cell of a merged area in the rest of it, as far as the sheet reaches. */
  merge(row: number, column: number, lastRow: number, lastColumn: number): void {
    const cell = this.at(row, column)
    if (!cell) return
    const rows = Math.min(lastRow, this.rows.length - 1)
    const columns = Math.min(lastColumn, column + MERGED_MAX)
    this.take({ cells: 0, characters: 0, places: Math.max(1, (rows - row + 1) * (columns - column + 1)) })
    for (let down = row; down <= rows; down++)
      for (let right = column; right <= columns; right++)
        if ((down !== row || right !== column) && !this.at(down, right)?.text)
          this.put(down, right, { ...cell, isCopy: true })
  }

  private take(room: Room): void {
    this.left.cells -= room.cells
    this.left.characters -= room.characters
    this.left.places -= room.places
    if (this.left.cells < 0 || this.left.characters < 0 || this.left.places < 0)
      throw new Refusal('sheet_too_long')
  }

  /** All rows, with a blank one at the end that separates them from the next sheet. */
  done(): Cell[][] {
    return this.rows.length === 0 ? [] : [...this.rows, []]
  }
}

const BLANK: Cell = Object.freeze({ text: '' })

/** Over how many columns a merged cell is repeated. */
const MERGED_MAX = 30

/**
 * The address and the words of a formula `HYPERLINK("…";"…")` or `IMAGE("…")` with literal text. No other
 * formula is looked at, and none is evaluated.
 */
export function linkInFormula(formula: string): Cell | undefined {
  const [, address, words] =
    /^(?:of:)?[=+\s]*(?:_xlfn\.)?(?:HYPERLINK|IMAGE)\(\s*"((?:[^"]|"")*)"\s*(?:[,;]\s*"((?:[^"]|"")*)")?/i.exec(
      formula.slice(0, CELL_MAX),
    ) ?? []
  if (address === undefined) return undefined
  return { text: (words ?? '').replaceAll('""', '"'), link: address.replaceAll('""', '"') }
}

/** A cell whose text is itself such a formula, as a sheet saved as text has them. */
export const cellOf = (text: string): Cell =>
  /^\s*[=+]/.test(text) ? (linkInFormula(text.trim()) ?? { text }) : { text }
