import type { Fen } from '@longhaul/domain/money/fen.ts'
import { type ChargeTerms, charge } from '@longhaul/domain/money/charge.ts'
import { creditRate, fromFen } from '@longhaul/domain/money/exchange.ts'
import { rateAge } from '@longhaul/domain/money/rate-age.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { latestRate, readSettings } from '../site/public.ts'
import type { World } from '../platform/world.ts'
import type { Provider } from './provider.ts'
import { providersOf } from './providers.ts'

/**
 * The price of a recharge, with everything needed to recalculate it years later. Stored with the recharge.
 */
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
 * What must be paid so that `creditFen` is credited: the amount at the market rate less our margin, rounded
 * up, plus the provider's fee, rounded to the provider's step. Yuan have no rate and no margin. Refuses a
 * currency that the operator does not offer or the provider does not support.
 */
export async function quoteRecharge(
  world: World,
  db: Db,
  provider: Provider,
  wanted: { currency: string; creditFen: Fen },
): Promise<Quote> {
  const { currency, creditFen } = wanted
  const settings = await readSettings(db)
  if (!provider.stepOf(currency) || !settings.currencies.includes(currency))
    throw badInput({ currency: 'unknown' })
  const rate = await latestRate(db, currency)
  if (!rate || rateAge(rate, world.clock.now()) === 'stopped') throw new Refusal('try_again')
  const marginPerMille = currency === 'CNY' ? 0 : settings.exchangeMarginPerMille
  const terms = termsOf(world, provider, { currency, rateNanos: rate.rateNanos, marginPerMille })
  return {
    currency,
    ...charge(creditFen, terms),
    creditFen,
    rateNanos: rate.rateNanos,
    marginPerMille,
    quotedOn: rate.quotedOn,
  }
}

type Rated = Pick<Quote, 'currency' | 'rateNanos' | 'marginPerMille'>

/** The terms of a provider's payments in a currency. */
function termsOf(
  world: World,
  provider: Provider,
  { currency, rateNanos, marginPerMille }: Rated,
): ChargeTerms {
  const { perMille, fixedFen } = provider.feeOf(world)
  return {
    currency,
    rateNanos,
    creditNanos: creditRate(rateNanos, marginPerMille),
    feePerMille: perMille,
    feeFixedMinor: fromFen(fixedFen, currency, rateNanos),
    stepMinor: provider.stepOf(currency) ?? 1,
  }
}

/**
 * The terms by which shoppers see amounts in a currency: those of the first provider that collects it, which
 * is the one proposed to them. No fee if none does: such money can only be remitted.
 */
export function shownTerms(world: World, rated: Rated): ChargeTerms {
  const provider = providersOf(world).find((known) => known.stepOf(rated.currency))
  if (provider) return termsOf(world, provider, rated)
  const { currency, rateNanos, marginPerMille } = rated
  const creditNanos = creditRate(rateNanos, marginPerMille)
  return { currency, rateNanos, creditNanos, feePerMille: 0, feeFixedMinor: 0, stepMinor: 1 }
}

/** The rate that the shopper got, as a decimal: `6.573628`. */
export const rateText = ({
  rateNanos,
  marginPerMille,
}: Pick<Quote, 'rateNanos' | 'marginPerMille'>): string =>
  (creditRate(rateNanos, marginPerMille) / 1_000_000_000).toFixed(6)
