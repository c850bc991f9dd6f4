import { useCall } from '@longhaul/browser/calls/use-call.ts'
import {
  type ChargeTerms,
  type LandedAmounts,
  charge,
  chargeShare,
  landedCharge,
} from '@longhaul/domain/money/charge.ts'
import { amount } from '@longhaul/text/format.ts'
import { landedTotalText } from '@longhaul/text/storefront/goods/landed-total.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useDisplayCurrency } from './display-currency.ts'

/**
 * What a payment in the shopper's display currency is charged: its rates, fee and day; undefined until they
 * are loaded, and for a currency without a rate.
 */
export function useChargeTerms(): (ChargeTerms & { quotedOn: string }) | undefined {
  const currency = useDisplayCurrency()
  const { data } = useCall(
    'GET /exchange_rate',
    { query: {} },
    { enabled: currency !== 'CNY', staleMs: 60 * 60_000 },
  )
  const rate = data?.rates.find((rate) => rate.currency === currency)
  if (!rate || currency === 'CNY') return undefined
  return {
    currency,
    rateNanos: rate.rate_nanos,
    creditNanos: rate.credit_nanos,
    feePerMille: rate.fee_per_mille,
    feeFixedMinor: rate.fee_fixed_minor,
    stepMinor: rate.pay_step_minor,
    quotedOn: rate.quoted_on,
  }
}

/**
 * `≈ $17.20`: what an amount of fen comes to in the shopper's display currency, as they would be charged,
 * with the payment fee once. Undefined when that currency is yuan. `payment` is for what is paid on its own,
 * `part` for a part of a payment or a balance, `toDoor` for two payments and customs charges.
 */
export function useConverted() {
  const terms = useChargeTerms()
  const say = (convert: (by: ChargeTerms) => readonly number[]): string | undefined => {
    if (!terms) return undefined
    const [low, high = low] = convert(terms).map((minor) => amount(minor, terms.currency))
    return shellText.approximately(landedTotalText.range(low ?? '', high ?? ''))
  }
  return {
    payment: (fen: number) => say((by) => [charge(fen, by).payMinor]),
    part: (fen: number) => say((by) => [Math.sign(fen) * chargeShare(Math.abs(fen), by)]),
    toDoor: (...ends: readonly LandedAmounts[]) => say((by) => ends.map((end) => landedCharge(end, by))),
  }
}
