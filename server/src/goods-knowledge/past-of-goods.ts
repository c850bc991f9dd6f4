import { shanghaiDay } from '@longhaul/domain/reports/period.ts'
import { medianOf } from '@longhaul/domain/goods-knowledge/quantiles.ts'
import type { ArrivedRow } from './sql-goods.ts'

const MONTHS_KEPT = 24

/** What a piece cost at the seller, month by month, oldest first: the middle of what we paid. */
export function pricesOf(arrived: readonly ArrivedRow[]) {
  const months = new Map<string, { fen: number[]; pieces: number }>()
  for (const { bought_at, goods_fen, bought } of arrived) {
    if (!bought_at || goods_fen === null) continue
    const month = shanghaiDay(bought_at).slice(0, 7)
    const own = months.get(month) ?? { fen: [], pieces: 0 }
    months.set(month, { fen: [...own.fen, goods_fen / bought], pieces: own.pieces + bought })
  }
  return [...months]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(-MONTHS_KEPT)
    .map(([month, { fen, pieces }]) => ({ month, price_fen: Math.round(medianOf(fen)), pieces }))
}

/** How many arrived with which problem. */
export function problemsOf(arrived: readonly ArrivedRow[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { problem } of arrived) if (problem !== null) counts.set(problem, (counts.get(problem) ?? 0) + 1)
  return Object.fromEntries(counts)
}
