import { weight } from '@longhaul/text/format.ts'
import { captionsText } from '@longhaul/text/photos/captions.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Lightbox } from '@longhaul/ui/gallery/Lightbox.tsx'
import Camera from 'lucide-react/icons/camera'
import PackageIcon from 'lucide-react/icons/package'
import { useState } from 'react'
import { goodsName } from '../shared/goods-name.ts'
import type { StockItem } from './shelf.ts'

/** The item's picture; with warehouse photos, clicking it enlarges them. */
export function ItemPhotos({ item }: { item: StockItem }) {
  const [open, setOpen] = useState<number | null>(null)
  const { shelf } = warehouseText
  const count = item.photos.length
  const first = item.photos[0]?.url ?? item.image
  const name = goodsName(item)
  const about = shelf.photo(name, item.weight_grams ? weight(item.weight_grams) : '')
  const photos = item.photos.map((photo, index) => ({
    src: photo.url,
    caption: shelf.seen(captionsText.caption(photo, index + 1), about),
  }))
  const picture = first ? (
    <img className="size-full object-cover" src={first} alt="" loading="lazy" decoding="async" />
  ) : (
    <PackageIcon className="size-8 text-ink-3" />
  )
  const look =
    'relative grid aspect-[4/3] w-26 flex-none place-items-center overflow-hidden rounded-control bg-photo'
  if (count === 0) return <span className={look}>{picture}</span>
  return (
    <>
      <button
        type="button"
        className={`${look} cursor-zoom-in`}
        aria-haspopup="dialog"
        aria-label={shelf.openPhotos(name, count)}
        onClick={() => setOpen(0)}
      >
        {picture}
        <span className="num absolute end-1 bottom-1 flex items-center gap-1 rounded-control bg-surface px-1 text-xs text-ink">
          <Camera className="size-3.5" />
          {count}
        </span>
      </button>
      <Lightbox
        label={shelf.photosOf(name)}
        photos={photos}
        at={open}
        onMove={setOpen}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
