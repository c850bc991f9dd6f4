/** A six-digit subheading of the Harmonized System, with the words people search for. */
export type HsEntry = {
  /** Six digits. */
  readonly code: string
  /** The description for a declaration, in Latin letters: short, and naming the material. */
  readonly latin: string
  readonly chinese: string
  /** Other words for the same goods, in both languages. */
  readonly words: readonly string[]
}

/** Parses a line of the table: code | English | Chinese | words separated by commas. */
export function readHsLine(line: string): HsEntry {
  const [code = '', latin = '', chinese = '', words = ''] = line.split('|').map((part) => part.trim())
  return { code, latin, chinese, words: words.split(',').flatMap((word) => word.trim() || []) }
}

/**
 * The description that an entry suggests; empty where it names alternatives such as "keyboard or mouse",
 * since a declaration must name one.
 */
export const describedAs = (entry: HsEntry): string => (entry.latin.includes(' or ') ? '' : entry.latin)
