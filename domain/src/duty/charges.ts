import { type Assessed, evaluate, linesOf } from './amounts.ts'
import type { Charge, Money, Scenario } from './rule.ts'
import { type Consignment, MICRO, type Micro, divide, inCurrency } from './shipment.ts'
import type { Earlier, Working } from './workings.ts'

/** A charge with its modifiers applied and rounded: whole minor units in total, divided over the lines. */
export type Levied = Assessed & {
  readonly total: Micro
  /** Zero only because it is smaller than what is levied at all. */
  readonly tooSmall: boolean
  readonly hasGoods: boolean
  /** The arithmetic of the least amount of the charge; empty if it has none. */
  readonly least: readonly Working[]
}

/** Calculates a charge for a scenario, after the charges on which it may be based. */
export function levy(charge: Charge, consignment: Consignment, earlier: Earlier, scenario: Scenario): Levied {
  const lines = linesOf(charge, consignment)
  const calculation = { consignment, earlier, scenario, lines }
  const assessed = evaluate(charge.amount, calculation)
  const none = { total: 0n, tooSmall: false, hasGoods: false, least: [] }
  if (lines.length === 0) return { ...assessed, open: false, onOpen: false, ...none }
  const atLeast = charge.atLeast === null ? null : evaluate(charge.atLeast, calculation)
  const exact = bounded(charge, assessed, atLeast, consignment)
  const total = rounded(exact, charge.round, consignment)
  const most = charge.notLeviedUpTo
  const tooSmall = most !== null && total > 0n && !assessed.open && total <= local(most, consignment)
  const levied = tooSmall ? 0n : total
  return {
    ...assessed,
    byLine: divide(levied, assessed.byLine),
    total: levied,
    tooSmall,
    hasGoods: true,
    open: assessed.open || atLeast?.open === true,
    least: atLeast?.workings ?? [],
  }
}

const local = (money: Money, { currency, rates }: Consignment): Micro => inCurrency(money, currency, rates)

/** The charge less what is deducted, not below its least and not above its greatest amount. */
function bounded(
  { minus, atMost }: Charge,
  { byLine }: Assessed,
  atLeast: Assessed | null,
  consignment: Consignment,
): Micro {
  const sum = (values: readonly Micro[]): Micro => values.reduce((all, value) => all + value, 0n)
  let total = sum(byLine)
  if (minus !== null) total -= local(minus, consignment)
  if (total < 0n) total = 0n
  const least = atLeast === null ? 0n : sum(atLeast.byLine)
  if (total < least) total = least
  const most = atMost === null ? null : local(atMost, consignment)
  return most !== null && total > most ? most : total
}

/** Rounded as the law says, otherwise half up to the minor unit. */
function rounded(total: Micro, round: Charge['round'], consignment: Consignment): Micro {
  const step = round === null ? MICRO : local(round.step, consignment)
  const added = { up: step - 1n, down: 0n, half_up: step / 2n }[round?.way ?? 'half_up']
  return ((total + added) / step) * step
}
