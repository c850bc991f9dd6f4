import { previewPrices as route } from '@longhaul/contract/shipping/prices.staff.ts'
import { priceBy, typicalParcels } from '@longhaul/domain/shipping/change-prices.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { judgePrices } from './judge-prices.ts'
import { findNextCard, listPackedOf } from './sql-prices.ts'
import { toChange } from './judge-card.ts'

export const previewPricesAction = writeAction(route, previewPrices)

/** The prices of ten typical recent parcels before and after a change. */
async function previewPrices({ tx, params, body, now }: WriteCall<typeof route>): Answer<typeof route> {
  const { from, before, after, changes, compared } = await judgePrices(tx, params.id, body, now)
  const countries = [...new Set(changes.flatMap((change) => change.countries))]
  const packed = await listPackedOf(tx, params.id, countries)
  const next = await findNextCard(tx, params.id, from)
  return {
    changes: changes.map(toChange),
    examples: typicalParcels(packed, countries[0] ?? '').map((parcel) => ({
      grams: parcel.grams,
      size_mm: [...parcel.sizeMm],
      country: parcel.country,
      before_fen: priceBy(before, parcel),
      after_fen: priceBy(after, parcel),
    })),
    until: next?.toISOString() ?? null,
    compared,
  }
}
