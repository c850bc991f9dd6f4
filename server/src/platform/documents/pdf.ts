import { existsSync, readFileSync } from 'node:fs'
import { latinPrint } from '@longhaul/domain/parcels/latin-print.ts'
import { serverFolder } from '../folders.ts'

/** A PDF being drawn. */
export type Sheet = PDFKit.PDFDocument

/** Points in a millimetre. */
export const MM = 72 / 25.4

/** The two fonts of what shoppers read: Chinese, Latin, Greek and Cyrillic. Only the glyphs that are used travel with a document. */
export const HAN = 'han'
export const HAN_BOLD = 'han-bold'

/** Has a document know both. They are read once and kept: to read them again takes three quarters of what a receipt needs (decision 0132). */
export function registerHan(sheet: Sheet): void {
  if (letters.size > LETTERS_MAX) {
    fonts = undefined
    letters.clear()
  }
  fonts ??= { regular: readFont('Regular'), bold: readFont('Bold') }
  sheet.registerFont(HAN, fonts.regular)
  sheet.registerFont(HAN_BOLD, fonts.bold)
}

/** A text with the Latin letters that the fonts lack written plainly: a name such as Łőrincz stays readable. What others wrote goes through here; our own words are few. */
export function inHan(text: string): string {
  for (const letter of text) letters.add(letter)
  return text
    .normalize('NFC')
    .replaceAll(/[\u0100-\u024f\u1e00-\u1eff]/g, (letter) => latinPrint(letter) ?? letter)
}

/** A font keeps 12 kB for each letter it has drawn, for good: after so many different ones the next document reads the fonts anew. */
const LETTERS_MAX = 2_000
const letters = new Set<string>()

let fonts: { regular: PDFKit.ReadFont; bold: PDFKit.ReadFont } | undefined

/** What reads fonts: there since the first document. */
let create: ((bytes: Uint8Array) => PDFKit.ReadFont) | undefined

/** From where the build puts them; from their package as long as nothing is built. */
function readFont(weight: 'Regular' | 'Bold'): PDFKit.ReadFont {
  if (!create) throw new Error('A document is made by drawPdf.')
  const file = `NotoSansHans-${weight}.otf`
  const built = new URL(file, serverFolder('dist/fonts'))
  return create(
    readFileSync(
      existsSync(built) ? built : new URL(`../fonts/${file}`, import.meta.resolve('@embedpdf/fonts-sc')),
    ),
  )
}

/** Draws a document and answers its bytes. The same papers give the same bytes. */
export async function drawPdf(
  page: { size: [number, number] | 'A4'; margin: number; title: string; printedAt: Date },
  draw: (sheet: Sheet) => void | Promise<void>,
): Promise<Buffer> {
  // With the first document (decision 0053).
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
