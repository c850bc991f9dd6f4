import { roughly } from '@longhaul/domain/goods-knowledge/roughly.ts'
import { money, weight } from '@longhaul/text/format.ts'
import { landedTotalText } from '@longhaul/text/storefront/goods/landed-total.ts'
import type { LandedAmounts } from '@longhaul/domain/money/charge.ts'
import { isKnown } from '../duty/duty.ts'
import type { Amount, LandedCostLine, LandedCostReply } from './use-landed-cost.ts'

/** "¥71.00 – ¥88.00"; a single figure where both ends are the same. */
export const rangeOf = ({ low_fen: low, high_fen: high }: Amount): string =>
  landedTotalText.range(money(low), money(high))

/** "about ¥76.40": what is expected on average; a plain figure where both ends are the same. */
export const expectedOf = ({ low_fen: low, expected_fen: expected, high_fen: high }: Amount): string =>
  low === high ? money(low) : landedTotalText.about(money(expected))

/**
 * One end of a total to the door by what is paid when: the order, the package, and the customs charges on
 * delivery.
 */
export function landedCostAt(
  { order_fen: orderFen, rows }: Pick<LandedCostReply, 'order_fen' | 'rows'>,
  total: Amount,
  end: keyof Amount,
): LandedAmounts {
  const nowFen = orderFen ?? 0
  const atDoorFen = rows.find((row) => row.kind === 'tax')?.[end] ?? 0
  return { nowFen, laterFen: total[end] - nowFen - atDoorFen, atDoorFen }
}

/** "0.44 kg – 0.94 kg", rounded to the precision of an estimate. */
export const weights = ({ low, high }: { low: number; high: number }): string =>
  landedTotalText.range(weight(roughly(low, 'down')), weight(roughly(high, 'up')))

/** The row of one kind; undefined where there is none or its amount is zero. */
export const costly = <Row extends Amount & { kind: string }>(rows: readonly Row[], kind: Row['kind']) =>
  rows.find((row) => row.kind === kind && row.high_fen > 0)

/** Whether the duty of a line is known, or there is none to know because the goods have no price yet. */
export const isDutyKnown = ({ tax_certainty: certainty }: Pick<LandedCostLine, 'tax_certainty'>): boolean =>
  certainty === null || isKnown({ certainty })
