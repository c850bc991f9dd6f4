import { format, moneyWithCode } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Lightbox } from '@longhaul/ui/gallery/Lightbox.tsx'
import { Money } from '@longhaul/ui/money/Money.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'
import { useConverted } from '../shared/use-converted.ts'
import type { GoodsForm } from './use-goods-form.ts'
import { type Product } from './variants.ts'
import { langOf } from '../shared/goods-name.ts'

const say = goodsText.product

const isToday = (iso: string) => format.date(iso) === format.date(new Date())

/** What the seller says: pictures, the title in the seller's own words, the price and when it was read. */
export function ProductFacts({
  product,
  form,
  fixed,
}: {
  product: Product
  form: GoodsForm
  fixed: boolean
}) {
  const { read_at: readAt } = product
  const time = isToday(readAt) ? format.time(readAt) : format.dateTime(readAt)
  return (
    <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-[200px_minmax(0,1fr)] md:gap-5 md:p-5">
      <Pictures product={product} form={form} fixed={fixed} />
      <div className="grid grid-cols-1 content-start gap-2">
        <div className="flex items-start gap-1">
          <p className="flex-1 text-lg font-semibold leading-tight" lang={langOf(product.title)}>
            {product.title}
          </p>
          <CopyButton text={product.title} what={say.copyTitle} />
        </div>
        {product.helper_title && (
          <p className="text-sm text-ink-2" lang={langOf(product.helper_title)}>
            {product.helper_title}
          </p>
        )}
        {product.seller_name && (
          <p className="text-ink-2">
            {say.seller} <span lang={langOf(product.seller_name)}>{product.seller_name}</span>
          </p>
        )}
        <Price product={product} />
        {product.availability === 'sold_out' && (
          <p>
            <Tag tone="warn">{say.soldOut}</Tag>
          </p>
        )}
        <p className="text-sm text-ink-2">
          {product.price_fen === null ? say.read(time) : say.source(product.source, time)}
        </p>
        {product.availability === 'sold_out' && <p className="text-sm text-ink-2">{say.soldOutNote}</p>}
      </div>
    </div>
  )
}

/** The page's price in yuan; where the seller counts in another currency, that one and the day of the rate below it. */
function Price({ product }: { product: Product }) {
  const approx = useConverted()
  const { price_fen: priceFen, seller_price: seller, price_is_from: isFrom } = product
  const own = seller && moneyWithCode(seller.minor, seller.currency)
  if (priceFen === null) return <p className="text-sm text-ink-2">{own ? say.noRate(own) : say.noPrice}</p>
  const [before = '', after = ''] = isFrom ? say.from('|').split('|') : []
  return (
    <div className="mt-1">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        {before && <span className="text-sm text-ink-2">{before}</span>}
        <Money fen={priceFen} strong approx={own ? undefined : approx(priceFen)} />
        {after && <span className="text-sm text-ink-2">{after}</span>}
      </p>
      {own && seller.rate && (
        <p className="text-sm text-ink-2">{say.foreign(own, format.date(seller.rate.quoted_on))}</p>
      )}
    </div>
  )
}

/** The big one goes with the order; a row below chooses it, the big one opens them all. */
function Pictures({ product, form, fixed }: { product: Product; form: GoodsForm; fixed: boolean }) {
  const [open, setOpen] = useState<number | null>(null)
  const { images } = product
  const chosen = Math.max(
    0,
    images.findIndex((image) => image.file_id === form.values.imageFileId),
  )
  const big = images[chosen]
  if (!big)
    return product.more_images ? (
      <Skeleton kind="thumb" />
    ) : (
      <p className="grid aspect-square place-content-center justify-items-center gap-2 rounded-control bg-sunken p-3 text-center text-sm text-ink-2">
        <ImageOff aria-hidden="true" />
        {say.noPictures}
      </p>
    )
  const photos = images.map((image, index) => ({ src: image.url, caption: say.picture(index + 1) }))
  return (
    <div>
      <button
        type="button"
        className="block w-full cursor-zoom-in overflow-hidden rounded-control bg-photo"
        aria-haspopup="dialog"
        aria-label={say.picture(chosen + 1)}
        onClick={() => setOpen(chosen)}
      >
        <img className="aspect-square w-full object-cover" src={big.url} alt="" width={400} height={400} />
      </button>
      {images.length > 1 && (
        <ul
          className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-1 sm:grid-cols-4"
          aria-label={say.pictures}
        >
          {images.slice(0, 8).map((image, index) => (
            <li key={image.file_id}>
              <button
                type="button"
                className="block w-full overflow-hidden rounded-control border-2 border-transparent bg-photo aria-pressed:border-primary"
                aria-pressed={index === chosen}
                aria-label={say.choosePicture(index + 1)}
                onClick={() => (fixed ? setOpen(index) : form.set('imageFileId', image.file_id))}
              >
                <img className="aspect-square w-full object-cover" src={image.url} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Lightbox
        label={say.pictures}
        photos={photos}
        at={open}
        onMove={setOpen}
        onClose={() => setOpen(null)}
      />
    </div>
  )
}
