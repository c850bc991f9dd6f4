import type { Fen } from '../money/fen.ts'
import { type PageNow, checkPrice } from '../orders/price-check.ts'

/** The state of goods as their page names it. */
export const SEEN_STATES = ['available', 'sold_out', 'option_gone'] as const
/** What a shopper knows of watched goods: what they were told last; without a price where none was named. */
export type Seen = { state: (typeof SEEN_STATES)[number]; fen: Fen | null }

/** What a shopper is told. */
export const WATCH_CHANGES = ['cheaper', 'dearer', 'sold_out', 'back', 'option_gone'] as const
export type WatchChange = (typeof WATCH_CHANGES)[number]

/**
 * What a page says now of goods with these options, by the rule by which the cart compares its lines. Without
 * options it is the page's first price. `before` is what was known: a price that is not named now stays.
 */
export function seenOn(page: PageNow, optionsText: string, before: Seen | null): Seen {
  const [step] = page.priceSteps
  if (optionsText === '')
    return page.isSoldOut
      ? { state: 'sold_out', fen: before?.fen ?? null }
      : { state: 'available', fen: page.priceFen ?? step?.fen ?? before?.fen ?? null }
  const line = { optionsText, quantity: step?.from ?? 1, unitPriceFen: before?.fen ?? 0, hasOwnPrice: false }
  const found = checkPrice(line, page)
  switch (found.kind) {
    case 'sold_out':
    case 'option_gone':
      return { state: found.kind, fen: before?.fen ?? null }
    case 'price':
      return { state: 'available', fen: found.priceFen }
    case 'same':
    case 'unknown':
      return { state: 'available', fen: before?.fen ?? null }
  }
}

/** What of the difference a shopper is told; null if there is nothing to tell, as after the first reading. */
export function changeIn(before: Seen | null, now: Seen): WatchChange | null {
  if (!before) return null
  if (before.state !== now.state) return now.state === 'available' ? 'back' : now.state
  if (before.fen === null || now.fen === null || before.fen === now.fen) return null
  return now.fen > before.fen ? 'dearer' : 'cheaper'
}
