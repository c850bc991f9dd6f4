import type { Fen } from '@longhaul/domain/money/fen.ts'
import { roundUpTo } from '@longhaul/domain/money/decimal.ts'
import { type RateNanos, creditRate, fromFen, grossUp, rateOf } from '@longhaul/domain/money/exchange.ts'
import { rateAge } from '@longhaul/domain/money/rate-age.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { latestRate, readSettings } from '../site/public.ts'
import type { World } from '../platform/world.ts'
import type { Provider } from './provider.ts'
import { providersOf } from './providers.ts'

/** The price of a recharge, with everything needed to recalculate it years later. Stored with the recharge. */
export type Quote = {
  currency: string
  payMinor: number
  feeMinor: number
  creditFen: Fen
  /** The market rate; the shopper gets it less the margin. */
  rateNanos: number
  marginPerMille: number
  quotedOn: string
}

/**
 * What must be paid so that `creditFen` is credited: the amount at the market rate less our margin, rounded up, plus the provider's fee, rounded to the
 * provider's step. Yuan have no rate and no margin. Refuses a currency that the operator does not offer or the provider does not support.
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
  const price = priceOf(world, provider, {
    currency,
    creditFen,
    rateNanos: rate.rateNanos,
    marginPerMille,
    step,
  })
  return {
    currency,
    ...price,
    creditFen,
    rateNanos: rate.rateNanos,
    marginPerMille,
    quotedOn: rate.quotedOn,
  }
}

type Priced = Pick<Quote, 'currency' | 'creditFen' | 'rateNanos' | 'marginPerMille'> & { step: number }

/** The amount to pay for a credit, and the provider's fee in it, in minor units. */
function priceOf(
  world: World,
  provider: Provider,
  { currency, creditFen, rateNanos, marginPerMille, step }: Priced,
): Pick<Quote, 'payMinor' | 'feeMinor'> {
  const netMinor = fromFen(creditFen, currency, creditRate(rateNanos, marginPerMille))
  const fee = provider.feeOf(world)
  const fixed = fromFen(fee.fixedFen, currency, rateNanos)
  const payMinor = roundUpTo(grossUp(netMinor, { perMille: fee.perMille, fixed }), step)
  return { payMinor, feeMinor: payMinor - netMinor }
}

/** The size of the sample recharge for `chargedRate`, in fen. It matters because fees have a fixed part. */
const SAMPLE_FEN = 100_000

/**
 * The rate that a shopper gets on a recharge: yuan for one unit of a currency, in billionths, less our margin and the fee of the first provider that
 * supports the currency. The credited rate if none does.
 */
export function chargedRate(
  world: World,
  { currency, rateNanos, marginPerMille }: Pick<Quote, 'currency' | 'rateNanos' | 'marginPerMille'>,
): RateNanos {
  for (const provider of providersOf(world)) {
    const step = provider.stepOf(currency)
    if (!step) continue
    const price = priceOf(world, provider, {
      currency,
      creditFen: SAMPLE_FEN,
      rateNanos,
      marginPerMille,
      step,
    })
    return rateOf(SAMPLE_FEN, price.payMinor, currency)
  }
  return creditRate(rateNanos, marginPerMille)
}

/** The rate that the shopper got, as a decimal: `6.573628`. */
export const rateText = ({
  rateNanos,
  marginPerMille,
}: Pick<Quote, 'rateNanos' | 'marginPerMille'>): string =>
  (creditRate(rateNanos, marginPerMille) / 1_000_000_000).toFixed(6)
