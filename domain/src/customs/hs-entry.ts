/** A six-digit subheading of the Harmonized System, with the words by which people look for it. */
export type HsEntry = {
  /** Six digits. */
  readonly code: string
  /** What goes on a declaration, in Latin letters: short, and saying of what it is made. */
  readonly latin: string
  readonly chinese: string
  /** Other words for the same things, in both languages. */
  readonly words: readonly string[]
}

/** A line of the table: code | English | Chinese | words, separated by commas. */
export function readHsLine(line: string): HsEntry {
  const [code = '', latin = '', chinese = '', words = ''] = line.split('|').map((part) => part.trim())
  return { code, latin, chinese, words: words.split(',').flatMap((word) => word.trim() || []) }
}

/**
 * What an entry suggests as a description; empty where it names several things, of which a declaration must say one: "keyboard or mouse".
 */
export const describedAs = (entry: HsEntry): string => (entry.latin.includes(' or ') ? '' : entry.latin)
