import { type ChargedSource, errorPerMille, isInside, toldOf } from '@longhaul/domain/duty/charged.ts'
import type { KeptDuty } from '@longhaul/domain/duty/stored-duty.ts'
import { toFen } from '@longhaul/domain/money/exchange.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import type { Db } from '../../platform/database/db.ts'
import { listRatesOn } from './sql.ts'

/** A package as far as its duty is concerned. */
export type DutyParcel = { id: string; country: string; tax_estimate: KeptDuty | null }

/** An amount that was charged for a package. */
export type Charged = { parcel: DutyParcel; amountMinor: number; currency: string }

/**
 * The columns of each charge, beside what was told before paying, in yuan at the rate of the day of the
 * estimate, else of today; null for a currency that has no rate.
 */
export async function toChargeRows(
  db: Db,
  charges: readonly Charged[],
  source: ChargedSource,
  now: Date,
): Promise<(Figures | null)[]> {
  const today = shanghaiDay(now)
  const dayOf = ({ parcel }: Charged): string => parcel.tax_estimate?.day ?? today
  const asked = charges.filter(({ currency }) => currency !== 'CNY')
  const rows =
    asked.length > 0
      ? await listRatesOn(
          db,
          asked.map((charge) => ({ currency: charge.currency, day: dayOf(charge) })),
        )
      : []
  const rates = new Map(rows.map(({ currency, day, rate_nanos: rate }) => [`${currency} ${day}`, rate]))
  return charges.map((charge) => {
    const { parcel, amountMinor, currency } = charge
    const rate = currency === 'CNY' ? 1_000_000_000 : rates.get(`${currency} ${dayOf(charge)}`)
    return rate === undefined
      ? null
      : {
          ...{ parcel_id: parcel.id, country: parcel.country, source, currency, amount_minor: amountMinor },
          ...figuresOf(toFen(amountMinor, currency, rate), parcel.tax_estimate, source),
        }
  })
}

type Figures = NonNullable<ReturnType<typeof figuresOf>> & {
  parcel_id: string
  country: string
  source: ChargedSource
  currency: string
  amount_minor: number
}

function figuresOf(chargedFen: number, kept: KeptDuty | null, source: ChargedSource) {
  const told = toldOf(kept, source)
  return {
    charged_fen: chargedFen,
    low_fen: told?.low ?? null,
    likely_fen: told?.likely ?? null,
    high_fen: told?.high ?? null,
    error_per_mille: told && errorPerMille(chargedFen, told.likely),
    is_inside: told && isInside(chargedFen, told),
  }
}
