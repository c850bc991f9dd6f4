import { heightOf, write } from './ink.ts'
import type { Sheet } from './pdf.ts'

/* The parts that every A4 receipt consists of. */

export const MARGIN = 48
export const INK = '#1b2430'
const QUIET = '#5b6472'
const RULE = '#d5d9df'

/** The warehouse's time zone, used for the dates on receipts. */
export const RECEIPT_ZONE = 'Asia/Shanghai'

export const widthOf = (sheet: Sheet): number => sheet.page.width - 2 * MARGIN

/** The shop's name on the left and the title on the right. */
export function drawTitle(sheet: Sheet, siteName: string, title: string): void {
  const half = widthOf(sheet) / 2
  const place = { y: MARGIN, width: half, size: 20, bold: true, color: INK }
  const left = write(sheet, siteName, { ...place, x: MARGIN })
  const right = write(sheet, title, { ...place, x: MARGIN + half, align: 'right' })
  sheet.y = Math.max(left, right) + 24
}

/** Labels with their values, one per line; those without a value are left out. */
export function drawFacts(
  sheet: Sheet,
  facts: readonly (readonly [label: string, value: string | null])[],
): void {
  for (const [label, value] of facts) {
    if (value === null) continue
    const { y } = sheet
    const below = [
      write(sheet, label, { x: MARGIN, y, width: 110, size: 10, color: QUIET }),
      write(sheet, value, { x: MARGIN + 120, y, width: widthOf(sheet) - 120, size: 10, color: INK }),
    ]
    sheet.y = Math.max(...below) + 3
  }
  sheet.y += 12
}

/** A row with a name, then right-aligned cells of these widths in points, and a rule below. */
export function drawRow(
  sheet: Sheet,
  [name = '', ...cells]: readonly string[],
  bold: boolean,
  widths: readonly number[],
): void {
  const first = widthOf(sheet) - widths.reduce((sum, width) => sum + width, 0)
  const place = { width: first - 12, size: 10, bold, color: INK }
  const height = heightOf(sheet, name, place)
  if (sheet.y + height > sheet.page.height - MARGIN) {
    sheet.addPage()
    sheet.y = MARGIN
  }
  const { y } = sheet
  write(sheet, name, { ...place, x: MARGIN, y })
  let x = MARGIN + first
  for (const [index, cell] of cells.entries()) {
    const width = widths[index]!
    write(sheet, cell, { ...place, x, y, width, align: 'right' })
    x += width
  }
  const bottom = y + height + 5
  sheet
    .moveTo(MARGIN, bottom)
    .lineTo(MARGIN + widthOf(sheet), bottom)
    .lineWidth(0.5)
    .stroke(RULE)
  sheet.x = MARGIN
  sheet.y = bottom + 6
}

/** The small print at the end. */
export function drawNotes(sheet: Sheet, notes: readonly string[]): void {
  const place = { x: MARGIN, width: widthOf(sheet), size: 8.5, color: QUIET }
  sheet.y += 24
  for (const note of notes) {
    if (sheet.y + heightOf(sheet, note, place) > sheet.page.height - MARGIN) {
      sheet.addPage()
      sheet.y = MARGIN
    }
    sheet.y = write(sheet, note, { ...place, y: sheet.y })
  }
}
