import { REMARK_MAX, TITLE_MAX } from '../orders/limits.ts'
import { PART_MAX, partsOf } from './layout.ts'
import type { Place } from './lines.ts'
import { isSharedText, titleIn, wordsIn } from './words.ts'

/**
 * The text that accompanies a link: the title that an app shared, and the shopper's own words. Empty where
 * there is none.
 */
export type SurroundingText = { title: string; words: string }

/**
 * The words that belong to each link, as a proposal for a form (see `partsOf`); without a link, those of the
 * text.
 */
export const surroundingTexts = (text: string, places: readonly Place[]): SurroundingText[] =>
  (places.length === 0 ? [text] : partsOf(text, places)).map(toSurroundingText)

function toSurroundingText(part: string): SurroundingText {
  const text = part.slice(0, PART_MAX)
  const isShared = isSharedText(text)
  return {
    title: titleIn(text, isShared).slice(0, TITLE_MAX),
    words: wordsIn(text, isShared).slice(0, REMARK_MAX),
  }
}
