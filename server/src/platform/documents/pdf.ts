import { existsSync, readFileSync } from 'node:fs'
import { latinPrint } from '@longhaul/domain/parcels/latin-print.ts'
import { serverFolder } from '../folders.ts'

/** A PDF being drawn. */
export type Sheet = PDFKit.PDFDocument

/** Points in a millimetre. */
export const MM = 72 / 25.4

/** The two fonts of shoppers' documents: Chinese, Latin, Greek and Cyrillic. A document embeds only the glyphs that it uses. */
export const HAN = 'han'
export const HAN_BOLD = 'han-bold'

/** Registers both fonts with a document. They are parsed once and kept: parsing them takes three quarters of the time for a receipt (decision 0132). */
export function registerHan(sheet: Sheet): void {
  if (letters.size > LETTERS_MAX) {
    fonts = undefined
    letters.clear()
  }
  fonts ??= { regular: readFont('Regular'), bold: readFont('Bold') }
  sheet.registerFont(HAN, fonts.regular)
  sheet.registerFont(HAN_BOLD, fonts.bold)
}

/**
 * Replaces Latin letters that the fonts lack with plain ones, so that a name such as Łőrincz stays readable. Use this for all text by users; our own
 * wording does not need it.
 */
export function inHan(text: string): string {
  for (const letter of text) letters.add(letter)
  return text
    .normalize('NFC')
    .replaceAll(/[\u0100-\u024f\u1e00-\u1eff]/g, (letter) => latinPrint(letter) ?? letter)
}

/** A font permanently uses 12 kB for each letter it has drawn. After this many different letters the next document reloads the fonts. */
const LETTERS_MAX = 2_000
const letters = new Set<string>()

let fonts: { regular: PDFKit.ReadFont; bold: PDFKit.ReadFont } | undefined

/** The font parser, loaded with the first document. */
let create: ((bytes: Uint8Array) => PDFKit.ReadFont) | undefined

/** Reads a font from the build's output, or from its package if nothing has been built. */
function readFont(weight: 'Regular' | 'Bold'): PDFKit.ReadFont {
  if (!create) throw new Error('Documents can only be drawn within drawPdf.')
  const file = `NotoSansHans-${weight}.otf`
  const built = new URL(file, serverFolder('dist/fonts'))
  return create(
    readFileSync(
      existsSync(built) ? built : new URL(`../fonts/${file}`, import.meta.resolve('@embedpdf/fonts-sc')),
    ),
  )
}

/** Draws a document and returns its bytes. The same input gives the same bytes. */
export async function drawPdf(
  page: { size: [number, number] | 'A4'; margin: number; title: string; printedAt: Date },
  draw: (sheet: Sheet) => void | Promise<void>,
): Promise<Buffer> {
  // Loaded with the first document (decision 0053).
  const { default: PDFDocument } = await import('pdfkit')
  create ??= (await import('fontkit')).create
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

/** An amount in yuan as customs papers write it: `CNY 12.50`. */
export const yuan = (fen: number): string => `CNY ${(fen / 100).toFixed(2)}`

/** A weight as customs papers write it: `0.680 kg`. */
export const kilograms = (grams: number): string => `${(grams / 1000).toFixed(3)} kg`

/** A date as customs papers write it, at the place of posting: `2026-11-02`. */
export const day = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(at)
