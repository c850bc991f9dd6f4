import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { lazyWithPreload } from '@longhaul/browser/chunk/lazy-with-preload.tsx'
import { Suspense, useId, useState } from 'react'
import { PictureStrip } from '@longhaul/ui/gallery/PictureStrip.tsx'
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
  <div aria-hidden="true">
    <PictureStrip>
      <div className="aspect-square" />
    </PictureStrip>
    <Thumbs />
  </div>
)

/** The picture that goes with the order. */
export const LargePicture = ({ url }: { url: string | undefined }) => (
  <img src={url} alt="" width={400} height={400} fetchPriority="high" />
)

function Pictures({ images, chosen, form }: { images: Product['images']; chosen: number; form: GoodsForm }) {
  const [open, setOpen] = useState<number | null>(null)
  const photos = images.map((image, index) => ({ src: image.url, caption: say.picture(index + 1) }))
  return (
    <div>
      <PictureStrip>
        <button
          type="button"
          className="cursor-zoom-in"
          aria-haspopup="dialog"
          aria-label={say.picture(chosen + 1)}
          onClick={() => setOpen(chosen)}
        >
          <LargePicture url={images[chosen]?.url} />
        </button>
        {images.map(
          (image, index) =>
            index !== chosen && (
              <button
                key={image.file_id}
                type="button"
                // One stop for the keyboard: the others are in the dialog that the first one opens.
                tabIndex={-1}
                aria-hidden="true"
                onClick={() => setOpen(index)}
              >
                <img src={image.url} alt="" loading="lazy" />
              </button>
            ),
        )}
      </PictureStrip>
      <Choice
        images={images.slice(0, THUMBS)}
        chosen={chosen}
        onChoose={(id) => form.set('imageFileId', id)}
      />
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

/** The small pictures below the large one. Tab reaches the chosen one, the arrow keys the others. */
function Choice({
  images,
  chosen,
  onChoose,
}: {
  images: Product['images']
  chosen: number
  onChoose: (id: string) => void
}) {
  const name = useId()
  if (images.length < 2) return <Thumbs />
  return (
    <fieldset className="mt-2 grid h-16 grid-cols-5 gap-2 max-md:hidden" aria-label={say.pictures}>
      {images.map((image, index) => (
        <label
          key={image.file_id}
          className="block h-16 cursor-pointer overflow-hidden rounded-control border-2 border-transparent bg-photo has-checked:border-primary has-focus-visible:outline-2 has-focus-visible:outline-focus forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight]"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            aria-label={say.choosePicture(index + 1)}
            checked={index === chosen}
            onChange={() => onChoose(image.file_id)}
          />
          <img className="size-full object-cover" src={image.url} alt="" loading="lazy" />
        </label>
      ))}
    </fieldset>
  )
}
