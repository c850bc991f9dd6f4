import type { Reply } from '@longhaul/contract/routes.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { money, weight } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { searchText } from '@longhaul/text/storefront/goods/search.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Money } from '@longhaul/ui/money/Money.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { to } from '../links.ts'
import { langOf } from '../shared/goods-name.ts'
import { OwnLandedCost } from '../shared/landed-cost/OwnLandedCost.tsx'
import type { LandedCostItem } from '../shared/landed-cost/use-landed-cost.ts'
import { useConverted } from '../shared/use-converted.ts'

export type Found = Reply<'GET /goods/search'>['items'][number]

const say = searchText.card

/**
 * One found product: its picture, its name, what our scale has seen, its price, and to the door on request.
 * Opens the order form.
 */
export function FoundCard({ item }: { item: Found }) {
  const { title, helper_title: helper } = item
  const name = LANGUAGES[pageLang].script === 'latin' && helper !== '' ? helper : title
  return (
    <li>
      <Link
        className="grid grid-cols-[7rem_1fr] gap-4 text-ink no-underline md:block"
        to={to.goods(item.url)}
      >
        <span className="block self-start overflow-hidden rounded-card bg-photo">
          {item.picture ? (
            <img
              className="aspect-square w-full object-cover"
              src={item.picture}
              alt=""
              width={256}
              height={256}
              loading="lazy"
              decoding="async"
            />
          ) : (
            <span className="block aspect-square" />
          )}
        </span>
        <span className="grid min-w-0 grid-cols-1 content-start gap-1 md:mt-3">
          <span className="text-sm text-ink-2">{platformName(item.marketplace)}</span>
          <b className="line-clamp-2 font-semibold" lang={langOf(name)}>
            {name}
          </b>
          <Seen item={item} />
          <Price item={item} />
        </span>
      </Link>
      {item.price_fen !== null && !item.is_sold_out && (
        <div className="mt-2 grid justify-items-start">
          <OwnLandedCost item={toItem(item)} name={name} />
        </div>
      )}
    </li>
  )
}

const toItem = ({ url, title, price_fen: fen, freight_fen: freight }: Found): LandedCostItem => ({
  url,
  title,
  quantity: 1,
  ...(fen !== null && { unit_price_fen: fen }),
  ...(freight !== null && { freight_fen: freight }),
})

function Seen({ item: { weighed } }: { item: Found }) {
  if (!weighed) return <span className="text-sm text-ink-3">{say.never}</span>
  return (
    <span className="text-sm">
      <b className="font-semibold">{weight(weighed.weight_grams)}</b> ·{' '}
      {say.weighed(weighed.pieces, weighed.problems)}
    </span>
  )
}

function Price({ item }: { item: Found }) {
  const { price_fen: fen, freight_fen: freight, min_order: minimum } = item
  const converted = useConverted()
  const notes = [
    freight === null ? '' : freight === 0 ? say.free : say.freight(money(freight)),
    minimum === null ? '' : say.minimum(minimum),
  ].filter(Boolean)
  return (
    <span className="grid grid-cols-1 gap-x-2">
      {fen === null ? (
        <span className="text-sm">{say.noPrice}</span>
      ) : (
        <span className="text-lg">
          {item.price_is_from ? (
            <b className="font-semibold">{say.from(money(fen))}</b>
          ) : (
            <Money fen={fen} strong />
          )}{' '}
          <small className="text-sm text-ink-2">{converted.part(fen)}</small>
        </span>
      )}
      {notes.length > 0 && <span className="text-sm text-ink-2">{notes.join(' · ')}</span>}
      {item.is_sold_out && <Tag tone="warn">{say.soldOut}</Tag>}
      {item.is_ad && <Tag>{say.ad}</Tag>}
    </span>
  )
}
