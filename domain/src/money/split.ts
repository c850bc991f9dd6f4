import type { Fen } from './fen.ts'

/**
 * Divides an amount by weights without losing a fen: the parts always add up to the whole. The remainder of
 * rounding goes, one fen each, to the parts with the largest remainders, earlier parts first. If all weights
 * are zero, the first part takes everything.
 */
export function splitFen(amount: Fen, weights: readonly number[]): Fen[] {
  if (weights.length === 0) {
    if (amount !== 0) throw new RangeError('nothing to split among')
    return []
  }
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  const exact = weights.map((weight) => (BigInt(amount) * BigInt(weight)) / BigInt(whole))
  const parts = exact.map(Number)
  const lost = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) % BigInt(whole)))
  let left = amount - parts.reduce((sum, part) => sum + part, 0)
  const byLoss = weights.map((_, index) => index).toSorted((a, b) => lost[b]! - lost[a]! || a - b)
  for (const index of byLoss) {
    if (left === 0) break
    parts[index]! += 1
    left -= 1
  }
  return parts
}
