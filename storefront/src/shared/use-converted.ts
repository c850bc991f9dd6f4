import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { fromFen } from '@longhaul/domain/money/exchange.ts'
import { amount } from '@longhaul/text/format.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useDisplayCurrency } from './display-currency.ts'

/**
 * `≈ $17.20`: an amount of fen in the shopper's display currency, as a recharge would charge it, fee included; undefined when that currency is yuan. For text
 * props: `const approx = useConverted()`, then `approx={approx(fen)}`.
 */
export function useConverted(): (fen: number) => string | undefined {
  const currency = useDisplayCurrency()
  const foreign = currency !== 'CNY'
  const { data } = useCall('GET /exchange_rate', { query: {} }, { enabled: foreign, staleMs: 60 * 60_000 })
  const rate = foreign ? data?.rates.find((rate) => rate.currency === currency) : undefined
  return (fen) => {
    if (!rate) return undefined
    const sign = fen < 0 ? -1 : 1
    return shellText.approximately(
      amount(sign * fromFen(Math.abs(fen), currency, rate.charged_nanos), currency),
    )
  }
}
