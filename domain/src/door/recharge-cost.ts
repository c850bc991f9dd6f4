import { grossUp } from '../money/exchange.ts'
import type { Fen } from '../money/fen.ts'

/** What a way to recharge keeps: per mille of what is paid, and a fixed part in fen. */
export type RechargeFee = { readonly perMille: number; readonly fixedFen: Fen }

/**
 * What it costs to bring the money for some payments onto the balance, one recharge for each payment, by the cheapest way; what lies on the balance pays first. Nothing where no
 * way is open: it is brought by hand then.
 */
export function rechargeCost(payments: readonly Fen[], availableFen: Fen, ways: readonly RechargeFee[]): Fen {
  let left = availableFen
  const missing = payments.map((fen) => {
    const fromBalance = Math.min(left, fen)
    left -= fromBalance
    return fen - fromBalance
  })
  const feeOf = (way: RechargeFee) =>
    missing.reduce(
      (sum, fen) =>
        sum + (fen === 0 ? 0 : grossUp(fen, { perMille: way.perMille, fixed: way.fixedFen }) - fen),
      0,
    )
  return ways.length === 0 ? 0 : Math.min(...ways.map(feeOf))
}
