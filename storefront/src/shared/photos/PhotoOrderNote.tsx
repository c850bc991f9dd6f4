import { money } from '@longhaul/text/format.ts'
import { photosText } from '@longhaul/text/storefront/photos/photos.ts'
import Camera from 'lucide-react/icons/camera'
import { CancelPhotos, type PhotoOrder } from './CancelPhotos.tsx'

/**
 * A pending photo order: how many photos are done, the amount on hold, the shopper's remark, and a way to
 * cancel it.
 */
export function PhotoOrderNote({ order, title }: { order: PhotoOrder; title: string }) {
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
