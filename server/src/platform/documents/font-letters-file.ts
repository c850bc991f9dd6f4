import { fontLetters } from '@longhaul/domain/printing/printable.ts'
import { FONT_NAMES, WEIGHTS } from './font-files.ts'
import { loadParser, readFont } from './fonts.ts'

/**
 * The source of `domain/src/printing/font-letters.ts`: the letters that at least one font has, in both of its
 * weights.
 */
export async function fontLettersFile(): Promise<string> {
  await loadParser()
  const codes = FONT_NAMES.flatMap((name) => {
    const [regular, bold] = WEIGHTS.map((weight) => new Set(readFont(name, weight).characterSet))
    return [...regular!].filter((code) => bold!.has(code))
  })
  return `/** The letters of the print fonts, written by \`npm run letters\`. */
export const FONT_LETTERS =
  '${fontLetters(codes)}'
`
}
