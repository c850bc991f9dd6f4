import type { PageOption } from './page-price.ts'

/**
 * The values named in the words, at most one for each option: the longest where one contains the others, none
 * where several different ones are named.
 */
export function choicesNamed(words: string, options: readonly PageOption[]): Record<string, string> {
  const choices: Record<string, string> = {}
  for (const { name, values } of options) {
    const named = values.filter((value) => isNamed(words, value))
    const longest = named.toSorted((entry, other) => other.length - entry.length)[0]
    if (longest !== undefined && named.every((value) => isNamed(longest, value))) choices[name] = longest
  }
  return choices
}

/** `L` is named by "black, l" but not by "blue"; Chinese has no word boundaries. */
function isNamed(words: string, value: string): boolean {
  const [text, sought] = [words.toLowerCase(), value.toLowerCase().trim()]
  if (sought === '') return false
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const around = [
      text.charAt(at - 1) + sought.charAt(0),
      sought.charAt(sought.length - 1) + text.charAt(at + sought.length),
    ]
    if (!around.some((pair) => /^[a-z0-9]{2}$/.test(pair))) return true
  }
  return false
}
