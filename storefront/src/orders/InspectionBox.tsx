import { ABNORMAL_REASONS } from '@longhaul/domain/warehouse/inspection.ts'
import { money, size, weight } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { orderPageText } from '@longhaul/text/storefront/orders/order-page.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { photosText } from '@longhaul/text/storefront/photos/photos.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import Camera from 'lucide-react/icons/camera'
import { heldSince } from '../shared/held-since.ts'
import { CancelPhotos, type PhotoOrder } from '../shared/photos/CancelPhotos.tsx'
import { ItemPhotos } from './ItemPhotos.tsx'
import type { OrderItem } from './order-looks.ts'
import { goodsName } from '../shared/goods-name.ts'

const say = ordersText.inspection
type Inspection = NonNullable<OrderItem['inspection']>

/**
 * The warehouse's findings: zoomable photos, weight, size, a problem if there is one, and the last free day.
 */
export function InspectionBox({
  item,
  inspection,
  isShownAbove,
}: {
  item: OrderItem
  inspection: Inspection
  /** Photos and problem are shown with the decision instead. */
  isShownAbove: boolean
}) {
  const { weight_grams: grams, size_mm: sides, photos, free_until: freeUntil } = inspection
  const [length, width, height] = sides ?? []
  return (
    <section aria-label={named(say.title, goodsName(item))}>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h4>{isShownAbove ? say.title : say.photos}</h4>
        <dl className="num flex flex-wrap gap-x-6 text-sm">
          {grams !== null && (
            <div className="flex gap-2">
              <dt className="text-ink-2">{say.weight}</dt>
              <dd>{weight(grams)}</dd>
            </div>
          )}
          {length !== undefined && width !== undefined && height !== undefined && (
            <div className="flex gap-2">
              <dt className="text-ink-2">{say.size}</dt>
              <dd>{size(length, width, height)}</dd>
            </div>
          )}
          {freeUntil && item.stage === 'in_stock' && (
            <div className="flex flex-wrap gap-x-2">
              <dt className="text-ink-2">{ordersText.detail.freeUntil}</dt>
              <dd>
                <Countdown until={freeUntil} only="date" />
              </dd>
            </div>
          )}
        </dl>
      </div>
      {!isShownAbove && inspection.problem && <Problem inspection={inspection} />}
      {inspection.hold && (
        <div className="mt-3">
          <Note tone="warn">{heldSince(inspection.hold)}</Note>
        </div>
      )}
      {inspection.photo_order && (
        <div className="mt-3">
          <PhotoOrderNote order={inspection.photo_order} title={goodsName(item)} />
        </div>
      )}
      {!isShownAbove && (
        <div className="mt-3">
          <ItemPhotos item={item} photos={photos} />
        </div>
      )}
    </section>
  )
}

function Problem({ inspection: { problem, problem_note: note } }: { inspection: Inspection }) {
  const known = ABNORMAL_REASONS.find((reason) => reason === problem)
  return (
    <div className="mt-3">
      <Note tone="bad" title={known ? orderPageText.problems[known] : say.problem}>
        {note}
      </Note>
    </div>
  )
}

/**
 * A pending photo order: how many photos are done, the amount on hold, the shopper's remark, and a way to
 * cancel it.
 */
function PhotoOrderNote({ order, title }: { order: PhotoOrder; title: string }) {
  return (
    <div className="grid justify-items-start gap-1 border-s-3 border-kraft bg-kraft/10 px-3 py-2 text-sm">
      <p className="num flex items-center gap-2 whitespace-normal" role="status">
        <Camera className="size-4 flex-none" />
        <b className="font-semibold">{photosText.waiting(order.taken, order.shots)}</b>
        <span className="text-ink-2">{photosText.aside(money(order.fee_fen))}</span>
      </p>
      {order.remark && <p className="whitespace-pre-line text-ink-2">{order.remark}</p>}
      <CancelPhotos order={order} title={title} />
    </div>
  )
}
