import type { getParcel } from '@longhaul/contract/parcels/parcels.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { expectedArrival, inCountryAt } from '@longhaul/domain/shipping/expected-arrival.ts'
import { thingOfGoods } from '@longhaul/domain/ledger/thing.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { costOfPieces, itemCost } from '@longhaul/domain/orders/came-back.ts'
import { returnFreightShare } from '@longhaul/domain/parcels/return-freight.ts'
import { readAccuracy } from '../../landed-cost/public.ts'
import { imageUrl } from '../../files/public.ts'
import { namesOf, toShopperHold } from '../../goods/public.ts'
import { readThings } from '../../ledger/public.ts'
import type { Db } from '../../platform/database/db.ts'
import { listServiceNames } from '../../shipping/public.ts'
import { toFeeRows } from '../pricing/fee-rows.ts'
import { toParcelCards } from './parcel-card.ts'
import { readDutyCharged } from '../charged/read-duty-charged.ts'
import { readAsk } from '../asks/read-ask.ts'
import { readVideo } from '../packing/packing-video.ts'
import type { Reading } from './reading.ts'
import { actualBillOf, addressOf, declarationOf, estimatedBillOf, rateOf } from '../combining/snapshot.ts'
import { listContents, listParcelPhotos } from '../sql-items.ts'
import { type ListedParcel, listSteps } from './sql-lists.ts'
import { findReview } from '../reviews/sql-reviews.ts'
import { listEvents } from '../tracking/sql-tracking.ts'
import { toKeptDuty } from '../pricing/kept-duty.ts'
import { toShopperEvent } from '../tracking/tracking-event.ts'

/** A package in full, for its owner. */
export async function toParcelPage(reading: Reading, row: ListedParcel): Promise<Page> {
  const { db, world, now, lang } = reading
  const [card] = await toParcelCards(reading, [row])
  const services = await listServiceNames(db)
  const actualBill = actualBillOf(row)
  const events = await listEvents(db, row.id)
  const arrivedAt = inCountryAt(events.map(({ happened_at: at, status }) => ({ at, status })))
  const expected = row.shipped_at ? expectedArrival(row.shipped_at, rateOf(row), arrivedAt) : null
  return {
    ...card!,
    warehouse_name: row.warehouse_name[lang],
    address: addressOf(row),
    contents: await readContents(reading, row),
    estimated_size_mm: row.estimated_size_mm,
    actual_size_mm: row.actual_size_mm,
    estimated_fees: toFeeRows(estimatedBillOf(row), services, lang),
    actual_fees: actualBill && toFeeRows(actualBill, services, lang),
    difference_fen: row.actual_fen === null ? null : row.estimated_fen - row.actual_fen,
    insured_fen: row.insured_fen,
    ...(row.plan_saved_fen > 0 ? { plan_saved_fen: row.plan_saved_fen } : {}),
    tax_estimate: toKeptDuty(row, row.line_name[lang], lang),
    duty_charged: await readDutyCharged(reading, row),
    how_right: actualBill && (await readAccuracy(db, await listContents(db, [row.id]), actualBill, lang)),
    photos: (await listParcelPhotos(db, row.id)).map((photo) => ({
      id: photo.file_id,
      url: imageUrl(world, photo.file_id, now) ?? '',
      width: photo.width ?? 0,
      height: photo.height ?? 0,
      kind: 'packing',
    })),
    services: services
      .filter((service) => row.service_ids.includes(service.id))
      .map((service) => ({ id: service.id, name: service.name[lang] })),
    video: await readVideo(reading, row.video_file_id),
    events: events.map((event) => toShopperEvent(event, row.warehouse_name, lang)),
    expected_from: expected?.from.toISOString() ?? null,
    expected_until: expected?.until.toISOString() ?? null,
    ask: await readAsk(reading, row.id),
    remark: row.remark,
    close_reason: row.close_reason,
    return_freight: row.return_cause && {
      cause: row.return_cause,
      freight_fen: row.return_freight_fen ?? 0,
      charged_fen: returnFreightShare(row.return_cause, row.return_freight_fen ?? 0),
    },
    review: await readReview(reading, row.id),
    history: (await listSteps(db, row.id)).map((step) => ({
      step: step.step,
      to_stage: step.to_stage,
      actor: step.actor,
      note: step.note,
      created_at: step.created_at.toISOString(),
    })),
  }
}

type Page = ReplyOf<typeof getParcel>

async function readContents({ db, world, now }: Reading, row: ListedParcel): Promise<Page['contents']> {
  const contents = await listContents(db, [row.id])
  const costOf = await readCosts(db, contents)
  const described = new Map(declarationOf(row).map((entry) => [entry.stock_item_id, entry.description]))
  return contents.map((content) => ({
    stock_item_id: content.stock_item_id,
    title: content.title,
    ...namesOf(content),
    quantity: content.quantity,
    value_fen: content.value_fen,
    cost_fen: costOf(content),
    description: described.get(content.stock_item_id) ?? '',
    weight_grams: content.weight_grams,
    image: imageUrl(world, content.image_file_id, now),
    photo: imageUrl(world, content.photo_file_id, now),
    order_id: content.order_id,
    order_number: content.order_number,
    hold: toShopperHold(content),
  }))
}

type Content = Awaited<ReturnType<typeof listContents>>[number]

/**
 * What goods in a package cost their shopper: their share of the item they were ordered as, by the books,
 * before any compensation.
 */
async function readCosts(db: Db, contents: readonly Content[]): Promise<(content: Content) => Fen> {
  const accountOf = await readThings(db, contents.map(thingOfGoods))
  return (content) => {
    const { ordered_fen: orderedFen, ordered_quantity: ordered, refunded_quantity: refunded } = content
    if (orderedFen === null || ordered === null) return content.value_fen
    const account = accountOf(thingOfGoods(content))
    const costFen = itemCost(orderedFen, account) + account.compensatedFen
    return costOfPieces(costFen, content.quantity, ordered - (refunded ?? 0))
  }
}

async function readReview({ db, world, now }: Reading, parcelId: string): Promise<Page['review']> {
  const review = await findReview(db, parcelId)
  return review
    ? {
        stars: review.stars,
        body: review.body,
        images: review.file_ids.flatMap((id) => imageUrl(world, id, now) ?? []),
        stage: review.stage,
        created_at: review.created_at.toISOString(),
      }
    : null
}
