import { photoDeskText } from '@longhaul/text/storefront/warehouse/photo-desk.ts'
import { Lightbox } from '@longhaul/ui/gallery/Lightbox.tsx'
import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'
import type { StockItem } from './shelf.ts'

const text = photoDeskText
const FRAME = 'block aspect-square w-full overflow-hidden rounded-control bg-photo'

/** The listing's picture on the left, one of the warehouse's on the right, all of those below it. The right one opens large. */
export function ComparedPhotos({ item }: { item: StockItem }) {
  const [shown, setShown] = useState(0)
  const [large, setLarge] = useState<number | null>(null)
  const count = item.photos.length
  const photo = item.photos[shown]
  const photos = item.photos.map((entry, index) => ({
    src: entry.url,
    caption: text.photo(index + 1, count),
  }))
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <figure>
          <figcaption className="mb-1 text-sm text-ink-2">{text.listed}</figcaption>
          {item.listing_image ? (
            <img
              className={`${FRAME} object-contain`}
              src={item.listing_image}
              alt={text.listedOf(item.title)}
            />
          ) : (
            <span className={`${FRAME} grid place-content-center gap-2 p-3 text-center text-sm text-ink-2`}>
              <ImageOff className="mx-auto size-6" />
              {text.noListing}
            </span>
          )}
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
                src={photo.url}
                alt={text.photo(shown + 1, count)}
                decoding="async"
              />
            </button>
          )}
        </figure>
      </div>
      {count > 1 && (
        <ul className="flex flex-wrap gap-2" aria-label={text.photos}>
          {item.photos.map((entry, index) => (
            <li key={entry.id}>
              <button
                type="button"
                className="block size-14 overflow-hidden rounded-control border-2 border-line bg-photo aria-pressed:border-primary"
                aria-pressed={index === shown}
                aria-label={text.photo(index + 1, count)}
                onClick={() => setShown(index)}
              >
                <img className="size-full object-cover" src={entry.url} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
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
