import { named } from '@longhaul/text/marks.ts'
import { captionsText } from '@longhaul/text/photos/captions.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { goodsName } from '../shared/goods-name.ts'
import type { OrderItem } from './order-looks.ts'

const say = ordersText.inspection

/** The warehouse's photos of an item, each zoomable. */
export function ItemPhotos({
  item,
  photos,
}: {
  item: OrderItem
  photos: NonNullable<OrderItem['inspection']>['photos']
}) {
  if (photos.length === 0) return <p className="text-sm text-ink-2">{say.none}</p>
  return (
    <Gallery
      captioned
      label={named(say.photos, goodsName(item))}
      photos={photos.map((photo, index) => ({
        src: photo.url,
        caption: captionsText.caption(photo, index + 1),
      }))}
    />
  )
}
