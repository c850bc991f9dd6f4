import { daysOf, pricesOf, problemsOf } from '../goods-knowledge/past-of-goods.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import type { SeedProduct } from './seed-product.ts'

const PROBLEMS = ['damaged', 'poor_quality', 'sent_wrong', 'sent_too_few'] as const

/**
 * Invents further facts about a product's past: the number of arrivals, their problems, days to the dock and
 * prices. Some shops are slower and more careless than others.
 */
export function earlierOf({ shop, priceFen, weighings }: SeedProduct) {
  const carelessness = numberOf(shop) % 10
  const problems: Record<string, number> = {}
  for (const [index, { at }] of weighings.entries()) {
    if (numberOf(`${at.getTime()} ${index}`) % 100 > carelessness * 2) continue
    const problem = PROBLEMS[index % PROBLEMS.length]!
    problems[problem] = (problems[problem] ?? 0) + 1
  }
  const days = weighings.map(({ at }) => 2 + (carelessness % 4) + (numberOf(String(at.getTime())) % 4))
  const earlier = { arrived: weighings.length, problems, days, prices: pricesBefore(priceFen, weighings) }
  return {
    earlier,
    arrived: earlier.arrived,
    problems: problemsOf([], earlier),
    ...daysOf([], earlier),
    prices: pricesOf([], earlier),
  }
}

/** The past prices of a product of the mall: a little lower in some months. */
function pricesBefore(priceFen: number | null, weighings: SeedProduct['weighings']) {
  if (priceFen === null) return []
  const months = new Map<string, number>()
  for (const { at, pieces } of weighings) {
    const month = shanghaiDay(at).slice(0, 7)
    months.set(month, (months.get(month) ?? 0) + pieces)
  }
  return [...months].map(([month, pieces]) => ({
    month,
    price_fen: Math.round((priceFen * (100 - (numberOf(month) % 8))) / 100),
    pieces,
  }))
}

/** A hash of a text, as a number. */
function numberOf(text: string): number {
  let hash = 7
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93)
  return (hash ^ (hash >>> 15)) >>> 0
}
