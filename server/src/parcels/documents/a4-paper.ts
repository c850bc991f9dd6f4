import { MM, type Sheet } from '../../platform/documents/pdf.ts'
import { caption, drawOverPages, frame, write } from './ink.ts'
import { type Papers, partyLines } from './papers.ts'

/* What the papers on A4 have in common that go with a package: margins, facts under the head, who sends it to whom. */

export const MARGIN = 16 * MM
export const WIDTH = 210 * MM - 2 * MARGIN
export const BOTTOM = 297 * MM - MARGIN
export const HALF = WIDTH / 2

/** Draws a paper over as many pages as it takes, each after the first with its name and the package's number. */
export const drawPaper = (sheet: Sheet, name: string, papers: Papers, draw: () => void): Promise<void> =>
  drawOverPages(sheet, `${name} ${papers.number}`, { x: MARGIN, y: MARGIN - 5 * MM, width: WIDTH }, draw)

/** Facts beside one another, `columns` to a row, each under its caption. */
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

/** The two boxes of sender and recipient. `besides` is what else the recipient's says. */
export function drawParties(
  sheet: Sheet,
  { sender, recipient }: Papers,
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

/** Where what follows a table begins: below it, or on a new page where so much room is not left. */
export function below(sheet: Sheet, tableEnd: number, room: number): number {
  const y = tableEnd + 5 * MM
  if (y + room <= BOTTOM) return y
  sheet.addPage()
  return MARGIN
}
