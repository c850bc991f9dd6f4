import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { lazyWithPreload } from '@longhaul/browser/chunk/lazy-with-preload.tsx'
import { Suspense, useState } from 'react'
import { AddPicture } from './AddPicture.tsx'
import type { GoodsForm } from './use-goods-form.ts'
import type { Product } from './variants.ts'

const say = goodsText.product
/** Opened by a click only. */
export const Lightbox = lazyWithPreload(() =>
  import('@longhaul/ui/gallery/Lightbox.tsx').then((found) => found.Lightbox),
)
/** The number of thumbnails below the large picture. */
const THUMBS = 5

/**
 * The seller's pictures: the large one goes with the order, the row below selects it, and clicking the large
 * one opens all of them. Where there are none, the shopper may add one.
 */
export function Gallery({ product, form }: { product: Product | null | undefined; form: GoodsForm }) {
  const images = product?.images ?? []
  const chosen = images.findIndex((image) => image.file_id === form.values.imageFileId)
  if (images.length === 0)
    return product?.more_images ? <Reserved /> : <AddPicture form={form} isProduct={Boolean(product)} />
  return <Pictures images={images} chosen={Math.max(0, chosen)} form={form} />
}

/** Reserves the space of the thumbnails. */
export const Thumbs = () => <div className="mt-2 h-16 max-md:hidden" />

/** Reserves the space of the pictures while they load, so that nothing below moves. */
export const Reserved = () => (
  <div className="max-md:-mx-4" aria-hidden="true">
    <div className="aspect-square w-full bg-sunken max-md:aspect-[3/2] md:rounded-card" />
    <Thumbs />
  </div>
)

/** The picture that goes with the order. */
export const LargePicture = ({ url }: { url: string | undefined }) => (
  <img
    className="aspect-square w-full bg-photo object-cover max-md:aspect-[3/2] md:rounded-card"
    src={url}
    alt=""
    width={400}
    height={400}
    fetchPriority="high"
  />
)

function Pictures({ images, chosen, form }: { images: Product['images']; chosen: number; form: GoodsForm }) {
  const [open, setOpen] = useState<number | null>(null)
  const photos = images.map((image, index) => ({ src: image.url, caption: say.picture(index + 1) }))
  return (
    <div className="relative max-md:-mx-4">
      <button
        type="button"
        className="block w-full cursor-zoom-in overflow-hidden bg-photo md:rounded-card"
        aria-haspopup="dialog"
        aria-label={say.picture(chosen + 1)}
        onClick={() => setOpen(chosen)}
      >
        <LargePicture url={images[chosen]?.url} />
      </button>
      <p
        className="num absolute end-3 bottom-3 rounded-full bg-ink/80 px-2.5 py-0.5 text-sm text-surface md:hidden"
        aria-hidden="true"
      >
        {chosen + 1} / {images.length}
      </p>
      <ul className="mt-2 grid h-16 grid-cols-5 gap-2 max-md:hidden" aria-label={say.pictures}>
        {images.length > 1 &&
          images.slice(0, THUMBS).map((image, index) => (
            <li key={image.file_id}>
              <button
                type="button"
                className="block h-16 w-full overflow-hidden rounded-control border-2 border-transparent bg-photo aria-pressed:border-primary forced-colors:border-[Canvas] forced-colors:aria-pressed:border-[Highlight]"
                aria-pressed={index === chosen}
                aria-label={say.choosePicture(index + 1)}
                onClick={() => form.set('imageFileId', image.file_id)}
              >
                <img className="size-full object-cover" src={image.url} alt="" loading="lazy" />
              </button>
            </li>
          ))}
      </ul>
      <Suspense>
        <Lightbox
          label={say.pictures}
          photos={photos}
          at={open}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      </Suspense>
    </div>
  )
}
