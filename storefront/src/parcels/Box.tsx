import { money, size, weight } from '@longhaul/text/format.ts'
import { parcelPageText as text } from '@longhaul/text/storefront/parcels/parcel-page.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Lightbox } from '@longhaul/ui/gallery/Lightbox.tsx'
import PackageIcon from 'lucide-react/icons/package'
import { type ReactNode, useId, useState } from 'react'
import { to } from '../links.ts'
import { GoodsName } from '../shared/GoodsName.tsx'
import type { ParcelPage } from './parcel.ts'

/** The contents, each item with its inspection photo and weight, and the packed box. */
export function Box({ parcel }: { parcel: ParcelPage }) {
  const id = useId()
  const isOver = parcel.status === 'cancelled' || parcel.status === 'done'
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {isOver ? text.wasInside : text.inside}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
        {parcel.contents.map((content) => (
          <Thing key={content.stock_item_id} content={content} />
        ))}
        <Packed parcel={parcel} />
      </ul>
    </section>
  )
}

function Thing({ content }: { content: ParcelPage['contents'][number] }) {
  const { detail } = parcelsText
  return (
    <li className="min-w-0">
      <Picture src={content.photo ?? content.image} />
      <p className="mt-1.5 line-clamp-2 leading-tight font-semibold">
        <GoodsName of={content} />{' '}
        {content.quantity > 1 && (
          <span className="num font-normal text-ink-2">{detail.quantity(content.quantity)}</span>
        )}
      </p>
      <p className="num text-sm whitespace-normal text-ink-2">
        {content.weight_grams ? weight(content.weight_grams) : detail.notWeighed} · {detail.value}{' '}
        {money(content.value_fen)}
      </p>
      {content.description && (
        <p className="text-sm text-ink-2">
          {detail.declared} <i lang="en">{content.description}</i>
        </p>
      )}
      <p className="text-sm">
        {content.order_id && content.order_number ? (
          <Link to={to.order(content.order_id)}>{detail.order(content.order_number)}</Link>
        ) : (
          <span className="text-ink-2">{detail.inbound}</span>
        )}
      </p>
    </li>
  )
}

/** The packers' photo of the box on the scale; renders nothing if there is none. */
function Packed({ parcel }: { parcel: ParcelPage }) {
  const { detail } = parcelsText
  const [open, setOpen] = useState<number | null>(null)
  const [first] = parcel.photos
  if (!first) return null
  const [length, width, height] = parcel.actual_size_mm ?? []
  return (
    <li className="min-w-0">
      <button
        type="button"
        className="block w-full cursor-zoom-in"
        aria-haspopup="dialog"
        aria-label={detail.photos}
        onClick={() => setOpen(0)}
      >
        <Picture src={first.url} />
      </button>
      <p className="mt-1.5 leading-tight font-semibold">{text.packed}</p>
      <p className="num text-sm whitespace-normal text-ink-2">
        {parcel.actual_grams !== null && weight(parcel.actual_grams)}
        {length !== undefined &&
          width !== undefined &&
          height !== undefined &&
          ` · ${size(length, width, height)}`}
      </p>
      <Lightbox
        label={detail.photos}
        photos={parcel.photos.map((photo, index) => ({ src: photo.url, caption: detail.photo(index + 1) }))}
        at={open}
        onMove={setOpen}
        onClose={() => setOpen(null)}
      />
    </li>
  )
}

const Picture = ({ src }: { src: string | null }): ReactNode => (
  <span className="grid aspect-[4/3] place-items-center overflow-hidden rounded-control bg-photo text-ink-3">
    {src ? (
      <img className="size-full object-cover" src={src} alt="" loading="lazy" decoding="async" />
    ) : (
      <PackageIcon className="size-10" />
    )}
  </span>
)
