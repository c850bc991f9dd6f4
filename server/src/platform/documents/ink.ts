import { type FontName, FONT_NAMES } from './font-files.ts'
import { noteLetters, readFont } from './fonts.ts'
import type { Sheet } from './pdf.ts'
import { legible } from './transliterate.ts'

/** Where and how to write a text. In points. */
export type Place = {
  x: number
  y: number
  width: number
  size: number
  bold?: boolean
  align?: 'left' | 'right' | 'center'
  color?: string
  /** The maximum height: the type is made smaller to fit, down to 5 points. */
  height?: number
}

/**
 * Writes a text and returns the y at which it ends. A text in Western European letters uses the font that
 * every PDF reader has; any other is drawn with the first embedded font that has all its letters, or in
 * pieces if none has. Only the letters used are embedded.
 */
export function write(sheet: Sheet, text: string, place: Place): number {
  const { x, y, width, align = 'left', color = 'black' } = place
  const shown = legible(text)
  const font = fontOf(sheet, shown, place.bold ?? false)
  sheet.fillColor(color)
  if (font === null) return writeMixed(sheet, shown, place)
  sheet.font(font)
  const size = place.height ? fitting(sheet, shown, place.size, width, place.height) : place.size
  sheet.fontSize(size).text(shown, x, y, { width, align, lineGap: 0 })
  return y + sheet.heightOfString(shown, { width })
}

/** The height of a text. */
export function heightOf(
  sheet: Sheet,
  text: string,
  { width, size, bold = false }: Omit<Place, 'x' | 'y'>,
): number {
  const shown = legible(text)
  const font = fontOf(sheet, shown, bold)
  if (font === null) return mixedLines(sheet, shown, { width, size, bold }).length * size * MIXED_LINE
  return sheet.font(font).fontSize(size).heightOfString(shown, { width })
}

/**
 * Writes a caption in small type at the top of a form's box. It must fit on one line, because the value
 * follows directly below.
 */
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
 * Draws over as many pages as needed and prints the name in the upper margin of every page after the first,
 * so that a loose sheet can be identified. The next paper in the same file starts without that name.
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

/** Windows-1252, which the fonts that every PDF reader has cover. */
const BUILT_IN = /^[\n -~\u00a0-\u00ffŒœŠšŽžŸƒ€‚„…†‡ˆ‰‹‘’“”•–—˜™›]*$/

/** The first font that has all letters of a text, registered with the document; null if none has. */
function fontOf(sheet: Sheet, text: string, bold: boolean): string | null {
  if (BUILT_IN.test(text)) return bold ? 'Helvetica-Bold' : 'Helvetica'
  noteLetters(text)
  const letters = [...text].filter((letter) => letter !== '\n')
  const found = inOrder(text).find((name) => letters.every((letter) => has(name, letter)))
  return found ? registered(sheet, found, bold) : null
}

/** Kana need the Japanese forms of the Chinese characters beside them. */
const inOrder = (text: string): readonly FontName[] =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? ['japanese', ...FONT_NAMES] : FONT_NAMES

const has = (name: FontName, letter: string): boolean =>
  readFont(name, 'Regular').hasGlyphForCodePoint(letter.codePointAt(0)!)

function registered(sheet: Sheet, name: FontName, bold: boolean): string {
  const weight = bold ? 'Bold' : 'Regular'
  const id = `${name}-${weight}`
  const known = withFonts.get(sheet) ?? new Set()
  withFonts.set(sheet, known)
  if (!known.has(id)) sheet.registerFont(id, readFont(name, weight))
  known.add(id)
  return id
}

/**
 * The fonts that a document already has. They are loaded on demand, because that takes time and most labels
 * need none.
 */
const withFonts = new WeakMap<Sheet, Set<string>>()

/** The distance of two lines of mixed fonts, in sizes. */
const MIXED_LINE = 1.45

type Run = { font: string; text: string }

function writeMixed(sheet: Sheet, text: string, place: Place): number {
  const { x, y, width, bold = false, align = 'left', height = Infinity } = place
  let { size } = place
  let lines = mixedLines(sheet, text, { width, size, bold })
  while (size > 5 && lines.length * size * MIXED_LINE > height) {
    size -= 0.5
    lines = mixedLines(sheet, text, { width, size, bold })
  }
  for (const [at, line] of lines.entries()) {
    const room = width - widthOf(sheet, line, size)
    let left = x + (align === 'left' ? 0 : align === 'right' ? room : room / 2)
    for (const run of line) {
      const base = y + at * size * MIXED_LINE + size
      sheet.font(run.font).fontSize(size)
      sheet.text(run.text, left, base, { lineBreak: false, baseline: 'alphabetic' })
      left += sheet.widthOfString(run.text)
    }
  }
  return y + lines.length * size * MIXED_LINE
}

/** A text in lines of this width, each in runs of one font. */
function mixedLines(
  sheet: Sheet,
  text: string,
  { width, size, bold }: { width: number; size: number; bold: boolean },
): Run[][] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: Run[][] = [[]]
    let used = 0
    for (const word of wordsOf(paragraph)) {
      const runs = runsOf(sheet, word, bold)
      const wide = widthOf(sheet, runs, size)
      if (used > 0 && used + wide > width) {
        lines.push([])
        used = 0
      }
      lines.at(-1)!.push(...runs)
      used += wide
    }
    return lines
  })
}

const widthOf = (sheet: Sheet, runs: readonly Run[], size: number): number =>
  runs.reduce((sum, run) => sum + sheet.font(run.font).fontSize(size).widthOfString(run.text), 0)

/** A word in runs, each as long as one font has its letters. */
function runsOf(sheet: Sheet, word: string, bold: boolean): Run[] {
  const runs: { name: FontName; text: string }[] = []
  for (const letter of word) {
    const last = runs.at(-1)
    if (last && has(last.name, letter)) last.text += letter
    else runs.push({ name: FONT_NAMES.find((name) => has(name, letter)) ?? 'latin', text: letter })
  }
  return runs.map(({ name, text }) => ({ font: registered(sheet, name, bold), text }))
}

function fitting(sheet: Sheet, text: string, largest: number, width: number, height: number): number {
  let size = largest
  while (size > 5 && sheet.fontSize(size).heightOfString(text, { width }) > height) size -= 0.5
  return size
}

/**
 * A line in the pieces between which it may be broken: words with the blanks that follow them, and each East
 * Asian character by itself.
 */
const wordsOf = (line: string): string[] =>
  line.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{M}*\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
  ) ?? []
