import { latinPrint } from '@longhaul/domain/parcels/latin-print.ts'
import { HAN, HAN_BOLD, type Sheet, inHan, registerHan } from '../../platform/documents/pdf.ts'

/** Documents in which the Chinese fonts are already registered. They are loaded on demand, because that takes time and most labels need none. */
const withHan = new WeakSet<Sheet>()

/** Where and how to write a text. In points. */
export type Place = {
  x: number
  y: number
  width: number
  size: number
  bold?: boolean
  align?: 'left' | 'right' | 'center'
  /** The maximum height: the type is made smaller to fit, down to 5 points. */
  height?: number
}

/**
 * Writes a text and returns the y at which it ends. Text in Latin letters uses the fonts that every PDF reader has; text with Chinese or Japanese
 * characters uses an embedded font, subset to the characters used.
 */
export function write(sheet: Sheet, text: string, place: Place): number {
  const { x, y, width, align = 'left' } = place
  const shown = setFont(sheet, text, place.bold ?? false)
  const size = place.height ? fitting(sheet, shown, place.size, width, place.height) : place.size
  sheet.fontSize(size).fillColor('black').text(shown, x, y, { width, align, lineGap: 0 })
  return y + sheet.heightOfString(shown, { width })
}

/** The height of a text. */
export function heightOf(
  sheet: Sheet,
  text: string,
  { width, size, bold = false }: Omit<Place, 'x' | 'y'>,
): number {
  const shown = setFont(sheet, text, bold)
  return sheet.fontSize(size).heightOfString(shown, { width })
}

/** Writes a caption in small type at the top of a form's box. It must fit on one line, because the value follows directly below. */
export const caption = (sheet: Sheet, text: string, x: number, y: number, width: number): number =>
  write(sheet, text, { x, y, width, size: 6.5, height: 10 })

export const frame = (sheet: Sheet, x: number, y: number, width: number, height: number): void =>
  void sheet.rect(x, y, width, height).lineWidth(0.6).stroke('black')

export const rule = (sheet: Sheet, x: number, y: number, width: number): void =>
  void sheet
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .stroke('black')

/** A labelled checkbox. It is drawn, because fonts differ in the glyphs for it. */
export function tick(sheet: Sheet, word: string, x: number, y: number, width: number, ticked: boolean): void {
  const side = 7
  sheet.rect(x, y, side, side).lineWidth(0.6).stroke('black')
  if (ticked)
    sheet
      .moveTo(x + 1.2, y + 1.2)
      .lineTo(x + side - 1.2, y + side - 1.2)
      .moveTo(x + side - 1.2, y + 1.2)
      .lineTo(x + 1.2, y + side - 1.2)
      .lineWidth(1.2)
      .stroke('black')
  // On one line, clear of the next box.
  write(sheet, word, { x: x + side + 3, y: y - 0.5, width: width - side - 6, size: 7.5, height: 11.5 })
}

/**
 * Draws over as many pages as needed and prints the name in the upper margin of every page after the first, so that a loose sheet can be identified.
 * The next paper in the same file starts without that name.
 */
export async function drawOverPages(
  sheet: Sheet,
  name: string,
  place: Pick<Place, 'x' | 'y' | 'width'>,
  draw: () => void | Promise<void>,
): Promise<void> {
  let page = 1
  const nameIt = () => {
    page += 1
    write(sheet, `${name} · page ${page}`, { ...place, size: 8, align: 'right' })
  }
  sheet.on('pageAdded', nameIt)
  await draw()
  sheet.removeListener('pageAdded', nameIt)
}

function setFont(sheet: Sheet, text: string, bold: boolean): string {
  const latin = latinPrint(text.replaceAll('\n', ' '))
  if (latin !== null) {
    sheet.font(bold ? 'Helvetica-Bold' : 'Helvetica')
    return text.includes('\n')
      ? text
          .split('\n')
          .map((line) => latinPrint(line) ?? line)
          .join('\n')
      : latin
  }
  if (!withHan.has(sheet)) {
    registerHan(sheet)
    withHan.add(sheet)
  }
  sheet.font(bold ? HAN_BOLD : HAN)
  return inHan(text)
}

function fitting(sheet: Sheet, text: string, largest: number, width: number, height: number): number {
  let size = largest
  while (size > 5 && sheet.fontSize(size).heightOfString(text, { width }) > height) size -= 0.5
  return size
}
