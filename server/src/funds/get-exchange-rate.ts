import { getExchangeRate as route } from '@longhaul/contract/site/site.ts'
import { creditRate, minorDigits } from '@longhaul/domain/money/exchange.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { badInput } from '../platform/http/refusal.ts'
import { listLatestRates, readSettings } from '../site/public.ts'
import { chargedRate } from './quote.ts'

export const getExchangeRateAction = action(route, getExchangeRate)

/**
 * Yuan for one unit of each supported currency: at the market rate, at the rate credited (less our margin), and at the rate charged (with the
 * provider's fee).
 */
async function getExchangeRate({ tx, query, world }: Call<typeof route>): Answer<typeof route> {
  const settings = await readSettings(tx)
  const rows = await listLatestRates(tx)
  const wanted = query.currency ? [query.currency] : settings.currencies
  const rates = rows
    .filter((row) => wanted.includes(row.currency))
    .map((row) => {
      const marginPerMille = row.currency === 'CNY' ? 0 : settings.exchangeMarginPerMille
      return {
        currency: row.currency,
        rate: decimal(row.rate_nanos),
        credit_rate: decimal(creditRate(row.rate_nanos, marginPerMille)),
        rate_nanos: row.rate_nanos,
        charged_nanos: chargedRate(world, {
          currency: row.currency,
          rateNanos: row.rate_nanos,
          marginPerMille,
        }),
        minor_digits: minorDigits(row.currency),
        quoted_on: row.quoted_on,
        source: row.source,
      }
    })
  if (query.currency && rates.length === 0) throw badInput({ currency: 'no_rate' })
  return { rates }
}

const decimal = (nanos: number): string => (nanos / 1_000_000_000).toFixed(6)
