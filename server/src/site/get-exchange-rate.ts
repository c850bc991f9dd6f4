import { getExchangeRate as route } from '@longhaul/contract/site/site.ts'
import { creditRate, minorDigits } from '@longhaul/domain/money/exchange.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { badInput } from '../platform/http/refusal.ts'
import { readSettings } from './settings.ts'
import { listLatestRates } from './sql.ts'

export const getExchangeRateAction = action(route, getExchangeRate)

/** Yuan for one unit of each supported currency. A recharge is credited at the market's rate less our margin. */
async function getExchangeRate({ tx, query }: Call<typeof route>): Answer<typeof route> {
  const settings = await readSettings(tx)
  const rows = await listLatestRates(tx)
  const wanted = query.currency ? [query.currency] : settings.currencies
  const rates = rows
    .filter((row) => wanted.includes(row.currency))
    .map((row) => ({
      currency: row.currency,
      rate: decimal(row.rate_nanos),
      credit_rate: decimal(
        row.currency === 'CNY' ? row.rate_nanos : creditRate(row.rate_nanos, settings.exchangeMarginPerMille),
      ),
      rate_nanos: row.rate_nanos,
      minor_digits: minorDigits(row.currency),
      quoted_on: row.quoted_on,
      source: row.source,
    }))
  if (query.currency && rates.length === 0) throw badInput({ currency: 'no_rate' })
  return { rates }
}

const decimal = (nanos: number): string => (nanos / 1_000_000_000).toFixed(6)
