import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { shotsLeft, whyNotAskForPhotos } from '@longhaul/domain/orders/ask-for-photos.ts'
import { PHOTO_SHOTS_MAX } from '@longhaul/domain/orders/fine-photos.ts'
import { photosText } from '@longhaul/text/storefront/photos/photos.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { PhotosDialog } from '../shared/photos/PhotosDialog.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import type { OrderItem } from './order-looks.ts'

/**
 * The button that orders detail photos of an item, with its dialog. Hidden while none can be taken; says so
 * once all have been ordered.
 */
export function AskForPhotos({ item, isRefunding }: { item: OrderItem; isRefunding: boolean }) {
  const [open, setOpen] = useState<boolean | null>(null)
  const limit = useConfiguration()?.photo_limit ?? PHOTO_SHOTS_MAX
  const order = useSend('POST /order_items/{id}/fine_photos', {
    onDone: ({ photo_shots: all }) => toast.success(photosText.done(all)),
  })
  const { stage, inspection } = item
  const isOnShelf = stage === 'in_stock'
  const ordered = isOnShelf
    ? onShelf(inspection, limit)
    : { shots: item.photo_shots, remark: item.photo_remark, left: limit - item.photo_shots }
  const reason = whyNotAskForPhotos({
    stage,
    refundOpen: isRefunding,
    moving: inspection?.moving ?? false,
    missing: inspection?.missing ?? false,
  })
  if (reason) return null
  const full = ordered.left > 0 ? null : photosText.full(limit)
  return (
    <>
      <Button size="small" type="assistPink" disabledReason={full} onClick={() => setOpen(true)}>
        {photosText.ask}
      </Button>
      {/* Mounted only on demand, because its price needs the cart. */}
      {open !== null && (
        <PhotosDialog
          ordered={ordered}
          isOnShelf={isOnShelf}
          open={open}
          failed={order.error}
          onOrder={(body) => order.mutateAsync({ params: { id: item.id }, body })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The photos already ordered, and how many more are allowed in addition to all that were ever taken. */
function onShelf(inspection: OrderItem['inspection'], limit: number) {
  const waiting = inspection?.photo_order
  const taken = inspection?.photos.filter((photo) => photo.kind === 'detail').length ?? 0
  const waitedFor = waiting ? waiting.shots - waiting.taken : 0
  return {
    shots: waiting?.shots ?? 0,
    remark: waiting?.remark ?? '',
    left: shotsLeft(limit, { taken, waitedFor }),
  }
}
