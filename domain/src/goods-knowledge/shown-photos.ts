import type { PhotoShows } from '../warehouse/photo-captions.ts'
import { optionKey } from './option-key.ts'

/**
 * The views of an inspection that other shoppers may see: those of the goods themselves. Labels name sellers
 * and shoppers, accessories may include papers, packaging carries waybills, and “other” may show anything.
 */
export const SHOWN_SIDES = [
  'front',
  'back',
  'flaw',
  'measure',
  'scale',
] as const satisfies readonly PhotoShows[]

/** How long a photo is visible only to its own shopper, who may keep it private, in hours from shelving. */
export const OWN_HOURS = 24

/** An option of a product as listed on its page. */
export type PageOption = { name: string; values: readonly string[] }

/**
 * The chosen options in the words of the product's own page; empty if none were chosen. Null if any part is
 * not on that page: typed text may be a name to be embroidered, so such a piece is not shown to others.
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
