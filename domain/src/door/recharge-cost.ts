import { grossUp } from '../money/exchange.ts'
import type { Fen } from '../money/fen.ts'

/** The fee of a recharge method: per mille of the amount paid, and a fixed part in fen. */
export type RechargeFee = { readonly perMille: number; readonly fixedFen: Fen }

/**
 * The fees for recharging the balance for some payments, with one recharge for each payment, by the cheapest method. The available balance is used first.
 * 0 where no method is enabled: the money is then sent manually.
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
