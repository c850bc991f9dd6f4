import type { Fen } from '../money/fen.ts'
import type { RateNanos } from '../money/exchange.ts'
import type { DutyAnswer, DutyRow, Steps } from './answer.ts'
import type { Span } from './rule.ts'
import type { Rates } from './shipment.ts'

/** A row of the answer with its amounts in yuan as well. */
export type LandedDutyRow = DutyRow & { readonly fen: Span<Fen> }

export const NOTHING: Span<Fen> = { low: 0, likely: 0, high: 0 }

/** The rows add up to the sum, unless the rules change while the package is on its way. */
export function dueOf(
  { total, onFirstDay }: DutyAnswer,
  rows: readonly LandedDutyRow[],
  inYuan: (span: Span<number>) => Span<Fen>,
): Span<Fen> {
  if (onFirstDay !== null) return inYuan(plus(total, feesOf(rows)))
  return rows.reduce((sum, { fen }) => plus(sum, fen), NOTHING)
}

const feesOf = (rows: readonly DutyRow[]): Span<number> =>
  rows.filter(({ kind }) => kind === 'fee').reduce((sum, { amount }) => plus(sum, amount), NOTHING)

const plus = (a: Span<number>, b: Span<number>): Span<number> => ({
  low: a.low + b.low,
  likely: a.likely + b.likely,
  high: a.high + b.high,
})

/**
 * Yuan for one unit of each currency in an answer: that of the place, and those of fixed amounts and limits.
 */
export function exchangeOf(answer: DutyAnswer, rates: Rates): Readonly<Record<string, RateNanos>> {
  const { currency, rows, zeros } = answer
  const used = [
    ...(rows.length > 0 ? [currency] : []),
    ...rows.flatMap((row) => [
      ...flatsIn(row),
      ...(row.adjusted?.minus ? [row.adjusted.minus.currency] : []),
    ]),
    ...zeros.flatMap(({ limit }) => (limit === null ? [] : [limit.currency])),
  ]
  return Object.fromEntries(
    [...new Set(used)].flatMap((name): [string, RateNanos][] => {
      const rate = rates.get(name)
      return rate === undefined ? [] : [[name, rate]]
    }),
  )
}

const flatsIn = ({ workings, least = [] }: Pick<DutyRow, 'workings'> & Partial<Steps>): string[] =>
  [...workings, ...least].flatMap(({ flat }) => (flat === null ? [] : [flat.currency]))
