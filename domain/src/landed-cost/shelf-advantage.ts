import type { Fen } from '../money/fen.ts'
import type { Ends } from './ends.ts'

/**
 * What goods add to a package with everything on the shelf, as far as it says something: nothing at all, at
 * most an amount, or an interval.
 */
export type ShelfAdvantage =
  | { readonly kind: 'free' }
  | { readonly kind: 'most'; readonly fen: Fen }
  | { readonly kind: 'range'; readonly fen: Ends<Fen> }

/**
 * The advantage of shipping goods with the shelf instead of alone; null unless it is certain, that is unless
 * even the most that they add is less than the least that they cost alone. An interval that begins at zero
 * says only its end.
 */
export function shelfAdvantage(adds: Ends<Fen>, alone: Ends<Fen>): ShelfAdvantage | null {
  if (adds.high === 0) return { kind: 'free' }
  if (adds.high >= alone.low) return null
  return adds.low === 0 ? { kind: 'most', fen: adds.high } : { kind: 'range', fen: adds }
}
