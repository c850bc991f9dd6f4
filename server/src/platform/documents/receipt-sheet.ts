import { HAN, HAN_BOLD, type Sheet, inHan } from './pdf.ts'

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
  sheet.font(HAN_BOLD).fontSize(20).fillColor(INK).text(inHan(siteName), MARGIN, MARGIN)
  sheet.text(title, MARGIN, MARGIN, { align: 'right', width: widthOf(sheet) }).moveDown(1)
}

/** Labels with their values, one per line; those without a value are left out. */
export function drawFacts(
  sheet: Sheet,
  facts: readonly (readonly [label: string, value: string | null])[],
): void {
  for (const [label, value] of facts) {
    if (value === null) continue
    const y = sheet.y
    sheet.font(HAN).fontSize(10).fillColor(QUIET).text(label, MARGIN, y, { width: 110 })
    sheet.fillColor(INK).text(inHan(value), MARGIN + 120, y, { width: widthOf(sheet) - 120 })
    sheet.moveDown(0.2)
  }
  sheet.moveDown(1)
}

/** A row with a name, then right-aligned cells of these widths in points, and a rule below. */
export function drawRow(
  sheet: Sheet,
  [name = '', ...cells]: readonly string[],
  font: string,
  widths: readonly number[],
): void {
  const first = widthOf(sheet) - widths.reduce((sum, width) => sum + width, 0)
  sheet.font(font).fontSize(10).fillColor(INK)
  const height = sheet.heightOfString(name, { width: first - 12 })
  if (sheet.y + height > sheet.page.height - MARGIN) sheet.addPage()
  const y = sheet.y
  sheet.text(name, MARGIN, y, { width: first - 12 })
  let x = MARGIN + first
  for (const [index, cell] of cells.entries()) {
    const width = widths[index]!
    sheet.text(cell, x, y, { width, align: 'right' })
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
  sheet.moveDown(2).font(HAN).fontSize(8.5).fillColor(QUIET)
  for (const note of notes) sheet.text(note, MARGIN, undefined, { width: widthOf(sheet) })
}
