import type { StaffGoods } from '@longhaul/contract/goods/staff-goods.ts'
import { type GoodsService, type RemarkSource, holdOf } from '@longhaul/domain/warehouse/goods-signs.ts'
import { imageUrl } from '../files/public.ts'
import type { World } from '../platform/world.ts'
import { staffNamesOf } from './goods-names.ts'
import type { GoodsFacts } from './sql-staff-goods.ts'

/** A thing in wire format, from the facts that every list of contents selects. */
export function toStaffGoods(world: World, facts: GoodsFacts, now: Date): StaffGoods {
  const listed = facts.option_file_id ?? (facts.is_other_option ? null : facts.listed_file_id)
  const image = imageUrl(world, facts.photo_file_id ?? listed, now)
  return {
    title: facts.title,
    ...staffNamesOf({ title_latin: facts.title_latin, options_latin: facts.options_latin }),
    options_text: facts.options_text ?? '',
    quantity: facts.quantity,
    image,
    image_of: image === null ? null : facts.photo_file_id ? 'inspection' : 'listing',
    remarks: [
      ...remark('order', facts.order_remark),
      ...remark('item', facts.item_remark),
      ...remark('inbound', facts.inbound_remark),
      ...remark('answer', facts.answers),
    ],
    services: [
      ...service('photos', facts.photos_taken, facts.photo_shots ?? 0, facts.photo_remark),
      ...(facts.shelf_photos
        ? service(
            'shelf_photos',
            facts.shelf_photos.taken,
            facts.shelf_photos.shots,
            facts.shelf_photos.remark,
          )
        : []),
    ],
    flaw: facts.problem
      ? { problem: facts.problem, note: facts.problem_note ?? '', accepted: !facts.is_undecided }
      : null,
    returned: facts.returned,
    hold: toHold(facts),
  }
}

const remark = (of: RemarkSource, text: string | null) => (text?.trim() ? [{ of, text: text.trim() }] : [])

const service = (name: GoodsService, done: number, wanted: number, note: string | null) =>
  wanted > 0 ? [{ service: name, done, wanted, note: note ?? '' }] : []

function toHold({
  held,
  disputed_at,
  missing_since,
  refund,
  question_at,
  moving,
}: GoodsFacts): StaffGoods['hold'] {
  const hold = holdOf({
    held: held?.since ?? null,
    disputed: disputed_at,
    missing: missing_since,
    refund: refund?.since ?? null,
    question: question_at,
    moving: moving?.since ?? null,
  })
  return (
    hold && {
      why: hold.why,
      since: new Date(hold.since).toISOString(),
      pieces: hold.why === 'refund' ? (refund?.pieces ?? null) : null,
      warehouse_id: hold.why === 'moving' ? (moving?.to ?? null) : null,
      by: held?.by ?? null,
      reason: held?.reason ?? null,
      note: held?.note ?? '',
    }
  )
}
