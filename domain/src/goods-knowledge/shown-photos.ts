import type { PhotoShows } from '../warehouse/photo-captions.ts'
import { optionKey } from './option-key.ts'

/** What of an inspection others may see: the goods themselves. Labels name sellers and shoppers, papers lie among accessories, packaging carries waybills, and of “other” nobody has said what it is. */
export const SHOWN_SIDES = [
  'front',
  'back',
  'flaw',
  'measure',
  'scale',
] as const satisfies readonly PhotoShows[]

/** So long its shopper may keep a photo to themselves before anybody else sees it, in hours from the shelf. */
export const OWN_HOURS = 24

/** An option of a product as its own page has it. */
export type PageOption = { name: string; values: readonly string[] }

/**
 * A choice of options in the words of the product's own page; empty for no choice. Null where a part of it is not on that page: what somebody typed may be a name
 * to be embroidered, so nobody else is shown such a piece.
 */
export function optionsOnPage(optionsText: string, options: readonly PageOption[]): string | null {
  const left = new Set(partsOf(optionsText))
  const chosen: string[] = []
  for (const { name, values } of options) {
    const fits = values
      .map((value) => ({ value, parts: partsOf(`${name}: ${value}`) }))
      .filter(({ parts }) => parts.length > 0 && parts.every((part) => left.has(part)))
      .toSorted((a, b) => b.parts.length - a.parts.length)[0]
    if (!fits) continue
    for (const part of fits.parts) left.delete(part)
    chosen.push(`${name}: ${fits.value}`)
  }
  return left.size > 0 ? null : chosen.join('; ')
}

const partsOf = (text: string): string[] => {
  const key = optionKey(text)
  return key === '' ? [] : key.split(';')
}
