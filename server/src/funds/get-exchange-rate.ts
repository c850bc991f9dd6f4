import { getExchangeRate as route } from '@longhaul/contract/site/site.ts'
import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { badInput } from '../platform/http/refusal.ts'
import { listLatestRates, readSettings } from '../site/public.ts'
import { shownTerms } from './quote.ts'

export const getExchangeRateAction = readAction(route, getExchangeRate)

/**
 * Yuan for one unit of each supported currency: at the market rate and at the rate credited (less our
 * margin), with the fee of the provider that collects it.
 */
async function getExchangeRate({ db, query, world }: ReadCall<typeof route>): Answer<typeof route> {
  const settings = await readSettings(db)
  const rows = await listLatestRates(db)
  const wanted = query.currency ? [query.currency] : settings.currencies
  const rates = rows
    .filter((row) => wanted.includes(row.currency))
    .map((row) => {
      const marginPerMille = row.currency === 'CNY' ? 0 : settings.exchangeMarginPerMille
      const terms = shownTerms(world, {
        currency: row.currency,
        rateNanos: row.rate_nanos,
        marginPerMille,
      })
      return {
        currency: row.currency,
        rate: decimal(row.rate_nanos),
        credit_rate: decimal(terms.creditNanos),
        rate_nanos: row.rate_nanos,
        credit_nanos: terms.creditNanos,
        fee_per_mille: terms.feePerMille,
        fee_fixed_minor: terms.feeFixedMinor,
        pay_step_minor: terms.stepMinor,
        minor_digits: minorDigits(row.currency),
        quoted_on: row.quoted_on,
        source: row.source,
      }
    })
  if (query.currency && rates.length === 0) throw badInput({ currency: 'no_rate' })
  return { rates }
}

const decimal = (nanos: number): string => (nanos / 1_000_000_000).toFixed(6)
