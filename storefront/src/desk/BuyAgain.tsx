import { date, money, weight } from '@longhaul/text/format.ts'
import { deskText as text } from '@longhaul/text/storefront/desk/desk.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { draftKeeper } from '@longhaul/ui/field/tab-drafts.ts'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { GoodsName, GoodsOptions } from '../shared/GoodsName.tsx'
import type { Bought } from '../shared/waiting/desk-data.ts'

/**
 * The goods that arrived last: each opens the order form with the same link, options and quantity, at today's
 * price.
 */
export function BuyAgain({ bought }: { bought: readonly Bought[] }) {
  if (bought.length === 0) return null
  return (
    <section aria-labelledby="buy-again">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="buy-again" className="text-xl">
          {text.buyAgain}
        </h2>
        <p className="text-sm text-ink-2">{text.buyAgainHint}</p>
        <Link className="ms-auto" to={to.orders()}>
          {text.yourOrders}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-4 sm:gap-x-5">
        {bought.map((goods) => (
          <Goods key={goods.order_item_id} goods={goods} />
        ))}
      </ul>
    </section>
  )
}

function Goods({ goods }: { goods: Bought }) {
  const { image, quantity, unit_price_fen: fen, ordered_at: at, weight_grams: grams } = goods
  return (
    <li className="flex min-w-0 flex-col gap-1 text-sm">
      {image ? (
        <img
          className="aspect-square w-full rounded-card object-cover"
          src={image}
          width={160}
          height={160}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : (
        <GoodsPicture src={null} size={120} />
      )}
      <Link
        to={to.order(goods.order_id)}
        className="mt-1 line-clamp-2 text-md font-semibold text-ink no-underline hover:underline"
      >
        <GoodsName of={goods} />
      </Link>
      <p className="line-clamp-2 text-ink-2">
        <GoodsOptions of={goods} />
      </p>
      <p className="text-ink-2">{text.boughtFor(money(fen), date(at))}</p>
      <p className="num text-ink-2">
        {[quantity > 1 && text.pieces(quantity), grams !== null && text.onOurScale(weight(grams))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mt-auto pt-2">
        <ButtonLink type="assistWhite" to={to.goods(goods.url)} onClick={() => fillIn(goods)}>
          {text.buyAgain}
          <span className="sr-only">
            {' '}
            <GoodsName of={goods} />
          </span>
        </ButtonLink>
      </div>
    </li>
  )
}

/**
 * Stores what is known where the order form looks for it (`keep` of `useForm`). Options are stored as words;
 * the form matches them with those that the page offers now. The price is not stored, because the form asks
 * for today's.
 */
const fillIn = ({ url, options_text: optionsText, quantity, names }: Bought): void =>
  draftKeeper(`goods:${url}`)({
    quantity,
    ...(optionsText === '' ? {} : { ownOptions: true, optionsText }),
    ...(names?.own ? { ownName: names.own } : {}),
  })
