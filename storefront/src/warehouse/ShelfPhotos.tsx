import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { shotsLeft, whyNotAskForPhotos } from '@longhaul/domain/orders/ask-for-photos.ts'
import { PHOTO_SHOTS_MAX } from '@longhaul/domain/orders/fine-photos.ts'
import { photosText } from '@longhaul/text/storefront/photos/photos.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { goodsName } from '../shared/goods-name.ts'
import { PhotosDialog } from '../shared/photos/PhotosDialog.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import type { StockItem } from './shelf.ts'

/** A button to order more photos of an item on its shelf; hidden where none can be ordered. */
export function ShelfPhotos({ item }: { item: StockItem }) {
  const [open, setOpen] = useState<boolean | null>(null)
  const limit = useConfiguration()?.photo_limit ?? PHOTO_SHOTS_MAX
  const order = useSend('POST /stock_items/{id}/fine_photos', {
    onDone: ({ photo_shots: all }) => toast.success(photosText.done(all)),
  })
  const waiting = item.photo_order
  const left = shotsLeft(limit, {
    taken: item.photos.filter((photo) => photo.kind === 'detail').length,
    waitedFor: waiting ? waiting.shots - waiting.taken : 0,
  })
  const state = {
    stage: item.stage,
    refundOpen: item.refund_open,
    moving: Boolean(item.moving_to),
    missing: Boolean(item.missing),
  }
  if (item.stage !== 'in_stock' || whyNotAskForPhotos(state)) return null
  return (
    <div>
      <Button
        size="smallest"
        guardMs={0}
        aria-haspopup="dialog"
        aria-label={photosText.askOf(goodsName(item))}
        disabledReason={left > 0 ? null : photosText.full(limit)}
        onClick={() => setOpen(true)}
      >
        {photosText.ask}
      </Button>
      {/* Mounted only on demand, because a shelf may hold hundreds of items. */}
      {open !== null && (
        <PhotosDialog
          ordered={{ shots: waiting?.shots ?? 0, remark: waiting?.remark ?? '', left }}
          isOnShelf
          open={open}
          failed={order.error}
          onOrder={(body) => order.mutateAsync({ params: { id: item.id }, body })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
