import type { ParcelRow as StaffRow, getParcelForStaff } from '@longhaul/contract/parcels/parcels.staff.ts'
import type { PackingDraft } from '@longhaul/contract/parcels/packing-draft.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Static } from 'typebox'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { imageUrl } from '../../files/public.ts'
import type { Db } from '../../platform/database/db.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { listServiceNames } from '../../shipping/public.ts'
import { toShort } from '../picking/read-wave.ts'
import { toFeeRows } from '../pricing/fee-rows.ts'
import { readVideo } from '../packing/packing-video.ts'
import { actualBillOf, addressOf, draftOf, estimatedBillOf } from '../combining/snapshot.ts'
import { listContentsForStaff, listParcelPhotos } from '../sql-items.ts'
import { listEvents } from '../tracking/sql-tracking.ts'
import { toEvent } from '../tracking/tracking-event.ts'
import { toStaffGoods } from '../../goods/public.ts'
import type { World } from '../../platform/world.ts'
import type { Reading } from './reading.ts'
import { type ListedParcel, findParcelRow, listSteps } from './sql-lists.ts'

/** A package as staff see it, with what to pick and where to send it, or `not_found`. */
export async function readParcelDetail(
  { db, world, now, lang }: Reading,
  id: string,
): Promise<ReplyOf<typeof getParcelForStaff>> {
  const row = orNotFound(await findParcelRow(db, id))
  const [services, contents, photos] = await Promise.all([
    listServiceNames(db),
    listContentsForStaff(db, [id]),
    listParcelPhotos(db, id),
  ])
  const actualBill = actualBillOf(row)
  return {
    ...toParcelRow(row, lang),
    address: addressOf(row),
    services: services
      .filter((service) => row.service_ids.includes(service.id))
      .map((service) => ({ id: service.id, name: service.name[lang] })),
    remark: row.remark,
    carton: row.carton_code,
    draft: row.stage === 'packing' ? toDraft(draftOf(row), { world, now }) : null,
    contents: contents.map((content) => ({
      ...toContent(world, content, now),
      weight_grams: content.weight_grams,
      checked_pieces: content.checked_pieces,
      short: toShort(content.short),
      size_mm: content.length_mm === null ? null : [content.length_mm, content.width_mm!, content.height_mm!],
    })),
    estimated_fees: toFeeRows(estimatedBillOf(row), services, lang),
    actual_fees: actualBill && toFeeRows(actualBill, services, lang),
    photos: photos.map(({ file_id }) => ({
      id: file_id,
      url: imageUrl(world, file_id, now) ?? '',
    })),
    video: await readVideo({ db, world, now, lang }, row.video_file_id),
    // There are none before the carrier has the package, so they are not read for each scan at the bench.
    events:
      row.tracking_number === null ? [] : (await listEvents(db, id)).map((event) => toEvent(event, lang)),
    ...(row.stage === 'address_problem' ? { address_problem: await readAddressProblem(db, id) } : {}),
  }
}

function toDraft(draft: PackingDraft | null, { world, now }: Pick<Reading, 'world' | 'now'>) {
  if (!draft) return null
  const { photo_file_ids: ids, ...typed } = draft
  return { ...typed, photos: ids.map((id) => ({ id, url: imageUrl(world, id, now) ?? '' })) }
}

async function readAddressProblem(db: Db, id: string): Promise<string> {
  const steps = await listSteps(db, id)
  return steps.findLast((entry) => entry.step === 'report_address')?.note ?? ''
}

/** A row of a staff queue. */
export const toParcelRow = (row: ListedParcel, lang: Lang): Static<typeof StaffRow> => ({
  id: row.id,
  number: row.number,
  stage: row.stage,
  stage_at: row.stage_at.toISOString(),
  shopper_id: row.shopper_id,
  shopper_name: row.shopper_name,
  shopper_code: row.shopper_code,
  warehouse_id: row.warehouse_id,
  country: row.country,
  country_name: row.country_name[lang],
  line_id: row.line_id,
  line_name: row.line_name[lang],
  item_count: row.item_count,
  is_held: row.is_held,
  estimated_grams: row.estimated_grams,
  actual_grams: row.actual_grams,
  estimated_fen: row.estimated_fen,
  actual_fen: row.actual_fen,
  frozen_fen: row.frozen_fen,
  tracking_number: row.tracking_number,
  carrier: row.carrier,
  paid_at: row.paid_at?.toISOString() ?? null,
})

type Row = Awaited<ReturnType<typeof listContentsForStaff>>[number]

/** A thing of a package as staff see it on its list, and whether it is in the box. */
const toContent = (world: World, row: Row, now: Date) => ({
  stock_item_id: row.stock_item_id,
  ...toStaffGoods(world, row.goods, now),
  warehouse_id: row.warehouse_id,
  shelf: row.shelf,
  goods_number: goodsNumberText(row.goods_number),
  labelled_pieces: row.labelled_pieces,
  tracking_number: row.tracking_number,
  checked: row.checked_pieces >= row.quantity,
})
