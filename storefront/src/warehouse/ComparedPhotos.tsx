import { captionsText } from '@longhaul/text/photos/captions.ts'
import { photoDeskText } from '@longhaul/text/storefront/warehouse/photo-desk.ts'
import { Lightbox } from '@longhaul/ui/gallery/Lightbox.tsx'
import type { Photo } from '@longhaul/ui/gallery/photo.ts'
import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'
import { goodsName } from '../shared/goods-name.ts'
import type { StockItem } from './shelf.ts'

const text = photoDeskText
const FRAME = 'block aspect-square w-full overflow-hidden rounded-control bg-photo'

/**
 * The listing's picture on the left, one of the warehouse's on the right, all the warehouse's photos below.
 * The right one can be enlarged.
 */
export function ComparedPhotos({ item }: { item: StockItem }) {
  const [shown, setShown] = useState(0)
  const [large, setLarge] = useState<number | null>(null)
  const photos = item.photos.map((entry, index) => ({
    src: entry.url,
    caption: captionsText.inSeries(entry, index + 1, item.photos.length),
  }))
  const photo = photos[shown]
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <figure>
          <figcaption className="mb-1 text-sm text-ink-2">{text.listed}</figcaption>
          <Listed item={item} />
        </figure>
        <figure>
          <figcaption className="mb-1 text-sm text-ink-2">{text.came}</figcaption>
          {photo && (
            <button
              type="button"
              className={`${FRAME} cursor-zoom-in`}
              aria-haspopup="dialog"
              onClick={() => setLarge(shown)}
            >
              <img
                className="size-full object-contain"
                src={photo.src}
                alt={photo.caption}
                decoding="async"
              />
            </button>
          )}
          {photo && (
            <p className="mt-1 text-sm" aria-hidden="true">
              {photo.caption}
            </p>
          )}
        </figure>
      </div>
      {photos.length > 1 && <Strip photos={photos} shown={shown} onShow={setShown} />}
      <Lightbox
        label={text.photos}
        photos={photos}
        at={large}
        onMove={(to) => {
          setLarge(to)
          setShown(to)
        }}
        onClose={() => setLarge(null)}
      />
    </div>
  )
}

/** The picture from the shop's page, or a note that there was none. */
function Listed({ item }: { item: StockItem }) {
  if (item.listing_image)
    return (
      <img
        className={`${FRAME} object-contain`}
        src={item.listing_image}
        alt={text.listedOf(goodsName(item))}
      />
    )
  return (
    <span className={`${FRAME} grid place-content-center gap-2 p-3 text-center text-sm text-ink-2`}>
      <ImageOff className="mx-auto size-6" />
      {text.noListing}
    </span>
  )
}

/** All pictures as thumbnails; the chosen one is shown above. */
function Strip({
  photos,
  shown,
  onShow,
}: {
  photos: readonly Photo[]
  shown: number
  onShow: (index: number) => void
}) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label={text.photos}>
      {photos.map((photo, index) => (
        <li key={photo.src}>
          <button
            type="button"
            className="block size-14 overflow-hidden rounded-control border-2 border-line bg-photo aria-pressed:border-primary"
            aria-pressed={index === shown}
            aria-label={photo.caption}
            onClick={() => onShow(index)}
          >
            <img className="size-full object-cover" src={photo.src} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  )
}
