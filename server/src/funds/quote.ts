import type { Fen } from '@longhaul/domain/money/fen.ts'
import { roundUpTo } from '@longhaul/domain/money/decimal.ts'
import { creditRate, fromFen, grossUp } from '@longhaul/domain/money/exchange.ts'
import { rateAge } from '@longhaul/domain/money/rate-age.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { latestRate, readSettings } from '../site/public.ts'
import type { World } from '../platform/world.ts'
import type { Provider } from './provider.ts'

/** What a recharge costs: all that is stored with it, so that it can be computed again years later. */
export type Quote = {
  currency: string
  payMinor: number
  feeMinor: number
  creditFen: Fen
  /** The market's rate; the shopper gets it less the margin. */
  rateNanos: number
  marginPerMille: number
  quotedOn: string
}

/**
 * What must be paid so that `creditFen` arrive: the credited amount at the market's rate less our margin, rounded up, and the provider's share
 * on top of that, in steps that the provider can tell apart. Yuan have no rate and no margin. Refuses a currency that the operator does not offer,
 * or the provider does not take.
 */
export async function quoteRecharge(
  world: World,
  db: Db,
  provider: Provider,
  wanted: { currency: string; creditFen: Fen },
): Promise<Quote> {
  const { currency, creditFen } = wanted
  const settings = await readSettings(db)
  const step = provider.stepOf(currency)
  if (!step || !settings.currencies.includes(currency)) throw badInput({ currency: 'unknown' })
  const rate = await latestRate(db, currency)
  if (!rate || rateAge(rate, world.clock.now()) === 'stopped') throw new Refusal('try_again')
  const marginPerMille = currency === 'CNY' ? 0 : settings.exchangeMarginPerMille
  const netMinor = fromFen(creditFen, currency, creditRate(rate.rateNanos, marginPerMille))
  const fee = provider.feeOf(world)
  const fixed = fromFen(fee.fixedFen, currency, rate.rateNanos)
  const payMinor = roundUpTo(grossUp(netMinor, { perMille: fee.perMille, fixed }), step)
  return {
    currency,
    payMinor,
    feeMinor: payMinor - netMinor,
    creditFen,
    rateNanos: rate.rateNanos,
    marginPerMille,
    quotedOn: rate.quotedOn,
  }
}

/** The rate that the shopper got, as a decimal: `6.573628`. */
export const rateText = ({
  rateNanos,
  marginPerMille,
}: Pick<Quote, 'rateNanos' | 'marginPerMille'>): string =>
  (creditRate(rateNanos, marginPerMille) / 1_000_000_000).toFixed(6)
