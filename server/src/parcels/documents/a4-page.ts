import { MM, type Sheet } from '../../platform/documents/pdf.ts'
import { caption, drawOverPages, frame, write } from '../../platform/documents/ink.ts'
import { type ShippingDocuments, partyLines } from './shipping-documents.ts'

/* The common parts of a package's A4 papers: margins, facts under the heading, sender and recipient. */

export const MARGIN = 16 * MM
export const WIDTH = 210 * MM - 2 * MARGIN
export const BOTTOM = 297 * MM - MARGIN
export const HALF = WIDTH / 2

/**
 * Draws a paper over as many pages as needed; each page after the first shows the paper's name and the
 * package's number.
 */
export const drawDocument = (
  sheet: Sheet,
  name: string,
  papers: ShippingDocuments,
  draw: () => void,
): Promise<void> =>
  drawOverPages(sheet, `${name} ${papers.number}`, { x: MARGIN, y: MARGIN - 5 * MM, width: WIDTH }, draw)

/** Draws facts side by side, `columns` to a row, each under its caption. */
export function drawFacts(
  sheet: Sheet,
  facts: readonly (readonly [caption: string, value: string])[],
  { y, columns, size, bold = false }: { y: number; columns: number; size: number; bold?: boolean },
): void {
  const width = WIDTH / columns - 3 * MM
  for (const [at, [name, value]] of facts.entries()) {
    const x = MARGIN + (at % columns) * (WIDTH / columns)
    const top = y + 12 * MM * Math.floor(at / columns)
    caption(sheet, name, x, top, width)
    write(sheet, value, { x, y: top + 3.3 * MM, width, size, bold, height: 8 * MM })
  }
}

/** Draws the boxes of sender and recipient. `besides` are further lines for the recipient's box. */
export function drawParties(
  sheet: Sheet,
  { sender, recipient }: ShippingDocuments,
  heads: { from: string; to: string },
  { y, height, besides = [] }: { y: number; height: number; besides?: readonly string[] },
): void {
  const from = partyLines({ ...sender, lines: [sender.address], country: 'China' })
  for (const [x, head, lines] of [
    [MARGIN, heads.from, from],
    [MARGIN + HALF, heads.to, [...partyLines(recipient), ...besides]],
  ] as const) {
    frame(sheet, x, y, HALF, height)
    caption(sheet, head, x + 2 * MM, y + 1.5 * MM, HALF - 4 * MM)
    write(sheet, lines.join('\n'), {
      x: x + 2 * MM,
      y: y + 6 * MM,
      width: HALF - 4 * MM,
      size: 10,
      height: height - 7.5 * MM,
    })
  }
}

/** Where to continue after a table: below it, or on a new page if less than `room` is left. */
export function below(sheet: Sheet, tableEnd: number, room: number): number {
  const y = tableEnd + 5 * MM
  if (y + room <= BOTTOM) return y
  sheet.addPage()
  return MARGIN
}
