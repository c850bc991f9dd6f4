import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { photosTakenFen } from '@longhaul/domain/orders/fine-photos.ts'
import { money } from '@longhaul/text/format.ts'
import { photosText } from '@longhaul/text/storefront/photos/photos.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'

const say = photosText

export type PhotoOrder = NonNullable<Reply<'GET /stock_items'>['items'][number]['photo_order']>

/** Cancels the ordered photos, after showing what is refunded. */
export function CancelPhotos({ order, title }: { order: PhotoOrder; title: string }) {
  const cancel = useSend('POST /stock_items/{id}/cancel_fine_photos', {
    onDone: ({ back_fen: fen }) => toast.success(say.cancelled(money(fen))),
  })
  const backFen = order.fee_fen - photosTakenFen(order.fee_fen, order.shots, order.taken)
  const askFirst = () =>
    void ask({
      type: 'warning',
      title: say.cancelTitle,
      text: say.cancelText(money(backFen)),
      danger: true,
      confirmText: say.cancel,
      busyText: say.cancelBusy,
      onConfirm: () => cancel.mutateAsync({ params: { id: order.stock_item_id }, body: {} }),
    })
  return (
    <Button size="smallest" guardMs={0} aria-label={say.cancelOf(title)} onClick={askFirst}>
      {say.cancel}
    </Button>
  )
}
