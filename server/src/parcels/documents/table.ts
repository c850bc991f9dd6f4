import type { Sheet } from '../../platform/documents/pdf.ts'
import { frame, heightOf, rule, write } from '../../platform/documents/ink.ts'

export type Column = { head: string; width: number; align?: 'left' | 'right' }

const PAD = 3

/**
 * Draws a table from `y` down and answers where it ends; goes on at the top of another page, under its head,
 * when `bottom` is reached. A row is never parted.
 */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  place: { x: number; y: number; top: number; bottom: number; size: number },
): number {
  let y = drawRow(
    sheet,
    columns,
    columns.map((column) => column.head),
    { ...place, bold: true },
  )
  for (const row of rows) {
    if (y + rowHeight(sheet, columns, row, place.size) > place.bottom) {
      sheet.addPage()
      y = drawRow(
        sheet,
        columns,
        columns.map((column) => column.head),
        { ...place, y: place.top, bold: true },
      )
    }
    y = drawRow(sheet, columns, row, { ...place, y })
  }
  return y
}

/** How tall a table is that stands on one page. */
export const tableHeight = (
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  size: number,
): number =>
  rows.reduce((sum, row) => sum + rowHeight(sheet, columns, row, size), headHeight(sheet, columns, size))

export const tableWidth = (columns: readonly Column[]): number =>
  columns.reduce((sum, column) => sum + column.width, 0)

const headHeight = (sheet: Sheet, columns: readonly Column[], size: number): number =>
  2 * PAD +
  Math.max(
    ...columns.map((column) =>
      heightOf(sheet, column.head, { width: column.width - 2 * PAD, size: size - 1, bold: true }),
    ),
  )

const rowHeight = (sheet: Sheet, columns: readonly Column[], row: readonly string[], size: number): number =>
  2 * PAD +
  Math.max(
    ...columns.map((column, at) => heightOf(sheet, row[at] || ' ', { width: column.width - 2 * PAD, size })),
  )

function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  row: readonly string[],
  { x, y, size, bold = false }: { x: number; y: number; size: number; bold?: boolean },
): number {
  const height = bold ? headHeight(sheet, columns, size) : rowHeight(sheet, columns, row, size)
  let left = x
  for (const [at, column] of columns.entries()) {
    const text = row[at] ?? ''
    if (text !== '')
      write(sheet, text, {
        x: left + PAD,
        y: y + PAD,
        width: column.width - 2 * PAD,
        size: bold ? size - 1 : size,
        bold,
        align: column.align ?? 'left',
      })
    frame(sheet, left, y, column.width, height)
    left += column.width
  }
  if (bold) rule(sheet, x, y + height, tableWidth(columns))
  return y + height
}
