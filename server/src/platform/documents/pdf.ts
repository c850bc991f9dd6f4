import { yuanText } from '@longhaul/domain/money/fen.ts'
import { clearLetters, loadParser } from './fonts.ts'
import { loadTransliteration } from './transliterate.ts'

/** A PDF being drawn. */
export type Sheet = PDFKit.PDFDocument

/** Points in a millimetre. */
export const MM = 72 / 25.4

/** Draws a document and returns its bytes. The same input gives the same bytes. */
export async function drawPdf(
  page: { size: [number, number] | 'A4'; margin: number; title: string; printedAt: Date },
  draw: (sheet: Sheet) => void | Promise<void>,
): Promise<Buffer> {
  // Loaded with the first document.
  const { default: PDFDocument } = await import('pdfkit')
  await Promise.all([loadParser(), loadTransliteration()])
  clearLetters()
  const sheet = new PDFDocument({
    size: page.size,
    margin: page.margin,
    info: { Title: page.title, CreationDate: page.printedAt, ModDate: page.printedAt },
  })
  const parts: Buffer[] = []
  const drawn = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', () => resolve(Buffer.concat(parts)))
    sheet.on('error', reject)
  })
  await draw(sheet)
  sheet.end()
  return await drawn
}

/** An amount in yuan as customs documents write it: `CNY 12.50`. */
export const yuan = (fen: number): string => `CNY ${yuanText(fen)}`

/** A weight as customs documents write it: `0.680 kg`. */
export const kilograms = (grams: number): string => `${(grams / 1000).toFixed(3)} kg`

/** A date as customs documents write it, at the place of posting: `2026-11-02`. */
export const day = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(at)
