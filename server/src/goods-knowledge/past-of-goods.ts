import { spreadOf } from '@longhaul/domain/goods-knowledge/figures.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { medianOf } from '@longhaul/domain/goods-knowledge/quantiles.ts'
import type { Earlier, MonthPrice } from './earlier.ts'
import type { ArrivedRow } from './sql-goods.ts'

const MONTHS_KEPT = 24
const DAY_MS = 86_400_000

/** The median price that we paid the seller for a piece, month by month, oldest first. */
export function pricesOf(arrived: readonly ArrivedRow[], earlier: Earlier | null): MonthPrice[] {
  const months = new Map<string, { fen: number[]; pieces: number }>()
  for (const { bought_at, goods_fen, bought } of arrived) {
    if (!bought_at || goods_fen === null) continue
    const month = shanghaiDay(bought_at).slice(0, 7)
    const own = months.get(month) ?? { fen: [], pieces: 0 }
    months.set(month, { fen: [...own.fen, goods_fen / bought], pieces: own.pieces + bought })
  }
  const before = (earlier?.prices ?? []).filter(({ month }) => !months.has(month))
  const since = [...months].map(([month, { fen, pieces }]) => ({
    month,
    price_fen: Math.round(medianOf(fen)),
    pieces,
  }))
  return [...before, ...since].toSorted((a, b) => (a.month < b.month ? -1 : 1)).slice(-MONTHS_KEPT)
}

/** Whole days from purchase to dock. */
export function daysOf(arrived: readonly ArrivedRow[], earlier: Earlier | null) {
  const days = arrived.flatMap(({ bought_at, received_at }) =>
    bought_at && received_at >= bought_at ? (received_at.getTime() - bought_at.getTime()) / DAY_MS : [],
  )
  const all = [...(earlier?.days ?? []), ...days]
  if (all.length === 0) return { days_p10: null, days_p50: null, days_p90: null }
  const { p10, p50, p90 } = spreadOf(all)
  return { days_p10: p10, days_p50: p50, days_p90: p90 }
}

/** The number of arrivals with each problem. */
export function problemsOf(arrived: readonly ArrivedRow[], earlier: Earlier | null): Record<string, number> {
  const counts = new Map(Object.entries(earlier?.problems ?? {}))
  for (const { problem } of arrived) if (problem !== null) counts.set(problem, (counts.get(problem) ?? 0) + 1)
  return Object.fromEntries(counts)
}
