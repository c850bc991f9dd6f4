import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

/*
 * An independent reader of drawn pages: finds the position of each text and line from the drawing
 * instructions of a PDF alone. It knows pdfkit's output format, but nothing of how a paper was laid out.
 * Points, from the upper left corner.
 */

type Box = { left: number; top: number; right: number; bottom: number }
type DrawnPage = { texts: Box[]; lines: Box[] }

/** Letters may overlap a line or other letters by this much without being noticed. */
const CLEAR = 0.3

/** Every text that overlaps another text or a line, or runs off its sheet; empty if the paper is in order. */
export function overruns(pdf: Buffer): string[] {
  const sizes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return pagesOf(pdf).flatMap(({ texts, lines }, page) => {
    const [, width, height] = sizes[page]!.map(Number)
    return texts.flatMap((text, at) => {
      const say = (what: string, other: Box) => `page ${page + 1}: ${shown(text)} ${what} ${shown(other)}`
      const sheet = { left: 0, top: 0, right: width!, bottom: height! }
      return [
        ...texts.slice(at + 1).flatMap((other) => (meet(text, other) ? [say('over', other)] : [])),
        ...lines.flatMap((line) => (meet(text, line) ? [say('across', line)] : [])),
        ...(text.right > sheet.right || text.bottom > sheet.bottom ? [say('out of', sheet)] : []),
      ]
    })
  })
}

/** How many empty boxes a document shows: glyphs for letters that their embedded font does not have. */
export function emptyBoxes(pdf: Buffer): number {
  const fonts = fontsOf(pdf.toString('latin1'))
  return pageTexts(pdf)
    .flatMap((drawn) => [...drawn.matchAll(/\/(F\d+) [\d.]+ Tf\n(?:[^\n]*\n)*?\[(.*)\] TJ/g)])
    .filter(([, name]) => fonts.get(name!)!.digits === 4)
    .flatMap(([, , shows]) =>
      [...shows!.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []),
    )
    .filter((glyph) => glyph === '0000').length
}

/** The base fonts that a document embeds. */
export const embeddedFonts = (pdf: Buffer): string[] => [
  ...new Set([...pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]{6}\+(\S+)/g)].map(([, name]) => name!)),
]

const shown = ({ left, top, right, bottom }: Box): string =>
  `${left.toFixed(0)},${top.toFixed(0)} to ${right.toFixed(0)},${bottom.toFixed(0)}`

const meet = (a: Box, b: Box): boolean =>
  a.left + CLEAR < b.right - CLEAR &&
  b.left + CLEAR < a.right - CLEAR &&
  a.top + CLEAR < b.bottom - CLEAR &&
  b.top + CLEAR < a.bottom - CLEAR

function pagesOf(pdf: Buffer): DrawnPage[] {
  const fonts = fontsOf(pdf.toString('latin1'))
  return pageTexts(pdf).map((drawn) => readPage(drawn, fonts))
}

/** The drawing instructions of each page. */
function pageTexts(pdf: Buffer): string[] {
  const file = pdf.toString('latin1')
  const pages: string[] = []
  for (const found of file.matchAll(/\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g)) {
    const start = found.index + found[0].length
    const drawn = inflateSync(pdf.subarray(start, start + Number(found[1]))).toString('latin1')
    if (/^1 0 0 -1 0 [\d.]+ cm\n/.test(drawn)) pages.push(drawn)
  }
  return pages
}

function readPage(drawn: string, fonts: Map<string, Font>): DrawnPage {
  const height = Number(/^1 0 0 -1 0 ([\d.]+) cm/.exec(drawn)![1])
  const texts = [
    ...drawn.matchAll(/1 0 0 1 ([-\d.]+) ([-\d.]+) Tm\n\/(F\d+) ([\d.]+) Tf\n(?:[^\n]*\n)*?\[(.*)\] TJ/g),
  ].map(([, x, y, name, size, shows]) =>
    textBox(fonts.get(name!)!, { x: Number(x), base: height - Number(y), size: Number(size) }, shows!),
  )
  const boxes = [...drawn.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\n(?:[^\n]*\n){1,4}?S$/gm)]
  const rules = [...drawn.matchAll(/^([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l$/gm)]
  return { texts, lines: [...boxes.flatMap(edgesOf), ...rules.map(ruleOf)] }
}

/** The thickness given to a line, so that letters must keep their distance from it. */
const THICK = 2 * CLEAR + 0.1
const lineBox = (x1: number, y1: number, x2: number, y2: number): Box => ({
  left: Math.min(x1, x2) - THICK / 2,
  top: Math.min(y1, y2) - THICK / 2,
  right: Math.max(x1, x2) + THICK / 2,
  bottom: Math.max(y1, y2) + THICK / 2,
})
const ruleOf = (found: RegExpExecArray): Box => {
  const [x1, y1, x2, y2] = found.slice(1, 5).map(Number)
  return lineBox(x1!, y1!, x2!, y2!)
}
function edgesOf(found: RegExpExecArray): Box[] {
  const [x, y, width, height] = found.slice(1, 5).map(Number) as [number, number, number, number]
  const [right, bottom] = [x + width, y + height]
  return [
    lineBox(x, y, right, y),
    lineBox(x, bottom, right, bottom),
    lineBox(x, y, x, bottom),
    lineBox(right, y, right, bottom),
  ]
}

/**
 * The widths of a font's characters, in thousandths of its size, and how far they extend above and below the
 * baseline.
 */
type Font = { widthsOf: (hex: string) => number; digits: number; above: number; below: number }

function textBox(
  font: Font,
  { x, base, size }: { x: number; base: number; size: number },
  shows: string,
): Box {
  const width = [...shows.matchAll(/<([\da-f]+)>|(-?[\d.]+)/g)].reduce(
    (sum, [, hex, back]) => (hex ? sum + font.widthsOf(hex) : sum - Number(back)),
    0,
  )
  return {
    left: x,
    top: base - font.above * size,
    right: x + (width * size) / 1_000,
    bottom: base + font.below * size,
  }
}

function fontsOf(file: string): Map<string, Font> {
  const object = (number: string) =>
    new RegExp(`(?:^|\\n)${number} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(file)![1]!
  const fonts = new Map<string, Font>()
  for (const [, name, number] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = object(number!)
    const kept = /\/DescendantFonts \[(\d+) 0 R\]/.exec(font)?.[1]
    fonts.set(name!, kept ? embedded(object(kept)) : everyReaders(/\/BaseFont \/(\S+)/.exec(font)![1]!))
  }
  return fonts
}

function embedded(font: string): Font {
  const widths = /\/W \[0 \[([\d. ]+)\]\]/.exec(font)![1]!.split(' ').map(Number)
  return { widthsOf: sumOf(4, (sign) => widths[sign]!), digits: 4, above: 0.82, below: 0.12 }
}

function everyReaders(name: string): Font {
  const ruler = new PDFDocument().font(name).fontSize(1_000)
  const known = new Map<number, number>()
  const widthOf = (sign: number) => {
    const width = known.get(sign) ?? ruler.widthOfString(Buffer.from([sign]).toString('latin1'))
    known.set(sign, width)
    return width
  }
  return { widthsOf: sumOf(2, widthOf), digits: 2, above: 0.72, below: 0.2 }
}

/** Sums the widths of a string whose characters are numbers of `digits` hexadecimal digits. */
const sumOf =
  (digits: number, widthOf: (sign: number) => number) =>
  (hex: string): number => {
    let sum = 0
    for (let at = 0; at < hex.length; at += digits)
      sum += widthOf(Number.parseInt(hex.slice(at, at + digits), 16))
    return sum
  }
