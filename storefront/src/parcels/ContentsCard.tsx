import { money, weight } from '@longhaul/text/format.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import PackageIcon from 'lucide-react/icons/package'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import type { ParcelPage } from './parcel.ts'

type Content = ParcelPage['contents'][number]

/** What is inside, each thing with its picture and the way to its order. */
export function ContentsCard({ parcel }: { parcel: ParcelPage }) {
  return (
    <Card title={parcelsText.detail.contents} flush aside={parcelsText.items(parcel.contents.length)}>
      <ul className="border-t border-line">
        {parcel.contents.map((content) => (
          <ContentRow key={content.stock_item_id} content={content} />
        ))}
      </ul>
    </Card>
  )
}

function ContentRow({ content }: { content: Content }) {
  const text = parcelsText.detail
  return (
    <li className="flex gap-4 border-b border-line px-4 py-3 last:border-b-0 md:px-6">
      <span className="grid size-16 flex-none place-items-center overflow-hidden rounded-control bg-photo text-ink-3">
        {content.image ? (
          <img
            className="size-full object-cover"
            src={content.image}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <PackageIcon />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-medium">
          {content.title}{' '}
          {content.quantity > 1 && (
            <span className="num font-normal text-ink-2">{text.quantity(content.quantity)}</span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          <span className="num">{content.weight_grams ? weight(content.weight_grams) : text.notWeighed}</span>
          <span className="num">
            {text.value} {money(content.value_fen)}
          </span>
          {content.description && (
            <span>
              {text.declared} <i lang="en">{content.description}</i>
            </span>
          )}
        </p>
        <p className="text-sm">
          {content.order_id && content.order_number ? (
            <Link to={to.order(content.order_id)}>{text.order(content.order_number)}</Link>
          ) : (
            <span className="text-ink-2">{text.inbound}</span>
          )}
        </p>
      </div>
    </li>
  )
}
