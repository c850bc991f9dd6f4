import { readFileSync } from 'node:fs'
import { FONTS, type FontName, type Weight } from './font-files.ts'

/**
 * A font, parsed when it is first needed and then kept: parsing takes three quarters of the time for a
 * document (decision 0143).
 */
export function readFont(name: FontName, weight: Weight): PDFKit.ReadFont {
  if (!create) throw new Error('Documents can only be drawn within drawPdf.')
  const kept = fonts.get(`${name}-${weight}`)
  if (kept) return kept
  const font = create(readFileSync(fileOf(name, weight)))
  fonts.set(`${name}-${weight}`, font)
  return font
}

/** Loads the font parser, with the first document. */
export async function loadParser(): Promise<void> {
  create ??= (await import('fontkit')).create
}

/**
 * Notes the letters that a document draws. A font permanently uses 12 kB for each; after this many different
 * ones the next document reloads the fonts.
 */
export function noteLetters(text: string): void {
  for (const letter of text) letters.add(letter)
}

export function clearLetters(): void {
  if (letters.size <= LETTERS_MAX) return
  fonts.clear()
  letters.clear()
}

const LETTERS_MAX = 2_000
const letters = new Set<string>()
const fonts = new Map<string, PDFKit.ReadFont>()
let create: ((bytes: Uint8Array) => PDFKit.ReadFont) | undefined

function fileOf(name: FontName, weight: Weight): URL {
  const { files, extension, package: from } = FONTS[name]
  return new URL(`../fonts/${files}-${weight}.${extension}`, import.meta.resolve(from))
}
