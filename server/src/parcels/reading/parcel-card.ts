import { shippingIn } from '@longhaul/text/documents/shipping.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import type { ParcelCard } from '@longhaul/contract/parcels/parcels.ts'
import { parcelStatus } from '@longhaul/domain/states/parcel-stages.ts'
import { carrierPage, findCarrier } from '@longhaul/domain/shipping/carriers.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../../files/public.ts'
import { packageName } from '../../goods/public.ts'
import { addressOf } from '../combining/snapshot.ts'
import { stepOfParcel, toWireStep } from '../../next-steps/public.ts'
import { readSettings } from '../../site/public.ts'
import type { Reading } from './reading.ts'
import { listContents } from '../sql-items.ts'
import { type ListedParcel, parcelFactsOf } from './sql-lists.ts'
import { reviewedOf } from '../reviews/sql-reviews.ts'
import { openSupplementsOf } from '../paying/sql-supplements.ts'
import { latestEventsOf } from '../tracking/sql-tracking.ts'
import { toShopperEvent } from '../tracking/tracking-event.ts'

/** The most pictures of its contents on a card. */
const CARD_IMAGES = 4

/** Packages as shown in their owner's list. */
export async function toParcelCards(
  { db, world, now, lang }: Reading,
  rows: readonly ListedParcel[],
): Promise<Static<typeof ParcelCard>[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const [contents, events, supplements, reviewed, steps] = await Promise.all([
    listContents(db, ids),
    latestEventsOf(db, ids),
    openSupplementsOf(db, ids),
    reviewedOf(db, ids),
    parcelFactsOf(db, ids),
  ])
  const settings = await readSettings(db)
  return rows.map((row) => {
    const own = contents.filter((content) => content.parcel_id === row.id)
    const byValue = own.toSorted((a, b) => b.value_fen - a.value_fen)
    const images = own.flatMap((content) => imageUrl(world, content.image_file_id, now) ?? [])
    const event = events.find((event) => event.parcel_id === row.id)
    const carrier = findCarrier(row.carrier)
    const facts = steps.find((entry) => entry.id === row.id)?.facts
    const step = facts ? stepOfParcel(facts, { now, settings }) : null
    const supplement = supplements.find((supplement) => supplement.parcel_id === row.id)
    return {
      id: row.id,
      number: row.number,
      name: packageName(lang, byValue, addressOf(row).city),
      stage: row.stage,
      status: parcelStatus(row.stage),
      next: step && toWireStep(step),
      line_name: row.line_name[lang],
      option: row.option,
      country: row.country,
      country_name: row.country_name[lang],
      ...(row.stage === 'pending_payment' && row.closed_why
        ? { closed: shippingIn(lang).closed(row.closed_why[lang]) }
        : {}),
      estimated_grams: row.estimated_grams,
      actual_grams: row.actual_grams,
      estimated_fen: row.estimated_fen,
      actual_fen: row.actual_fen,
      frozen_fen: row.frozen_fen,
      tracking_number: row.tracking_number,
      carrier_name: carrier?.names[LANGUAGES[lang].script] ?? null,
      carrier_page: row.tracking_number === null ? null : carrierPage(row.carrier, row.tracking_number),
      item_count: own.length,
      images: images.slice(0, CARD_IMAGES),
      latest_event: event ? toShopperEvent(event, row.warehouse_name, lang) : null,
      supplement: supplement
        ? {
            id: supplement.id,
            amount_fen: supplement.amount_fen,
            pay_by: supplement.pay_by.toISOString(),
          }
        : null,
      reviewed: reviewed.some((review) => review.parcel_id === row.id),
      pay_way: row.pay_way,
      created_at: row.created_at.toISOString(),
      pay_by: row.pay_by.toISOString(),
      paid_at: row.paid_at?.toISOString() ?? null,
      shipped_at: row.shipped_at?.toISOString() ?? null,
    }
  })
}
