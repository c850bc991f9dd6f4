import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { money, weight, warehouseFormat } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { named } from '@longhaul/text/marks.ts'
import { knowledgeText } from '@longhaul/text/storefront/goods/knowledge.ts'
import { publicListText as say } from '@longhaul/text/storefront/lists/public-list.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { langOf } from '../shared/goods-name.ts'
import { OwnLandedCost } from '../shared/landed-cost/OwnLandedCost.tsx'
import { type PublicGoods, toItem } from './to-item.ts'

/**
 * Goods on a public list: our photo, what the page says, what our warehouse found, and the way to the cart.
 */
export function GoodsEntry({ goods, country }: { goods: PublicGoods; country: string | undefined }) {
  const name = nameOf(goods)
  const options = (isLatin && goods.options_latin) || goods.options_text
  return (
    // Of a hundred entries only those near the window are laid out; the others take about this height.
    <li className="flex items-start gap-3 border-line py-3 [contain-intrinsic-height:auto_11rem] [content-visibility:auto] not-last:border-b">
      <GoodsPicture
        src={goods.photo?.small.url}
        size={120}
        alt={goods.photo ? say.photoOf(name) : undefined}
      />
      <div className="grid min-w-0 grow grid-cols-1 gap-3 md:grid-cols-[1fr_12rem]">
        <div className="min-w-0">
          <h2 className="text-md font-semibold wrap-anywhere" lang={langOf(name)}>
            {name}
          </h2>
          <p className="text-sm text-ink-2">
            {platformName(goods.marketplace)}
            {options && (
              <>
                {' · '}
                <span
                  lang={langOf(options)}
                  title={options === goods.options_text ? undefined : goods.options_text}
                >
                  {options}
                </span>
              </>
            )}
          </p>
          <p className="num mt-1 text-sm">{priceOf(goods)}</p>
          <Found seen={goods.seen} />
          <p className="mt-1 text-sm">
            <Link to={to.product(goods.marketplace, goods.item_id)} aria-label={named(say.everything, name)}>
              {say.everything}
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap content-start items-start gap-2">
          <ButtonLink size="small" to={to.goods(goods.url)} aria-label={say.buyOf(name)} rel="nofollow">
            {say.buy}
          </ButtonLink>
          <OwnLandedCost key={country} item={toItem(goods)} name={name} />
        </div>
      </div>
    </li>
  )
}

const isLatin = LANGUAGES[pageLang].script === 'latin'

const nameOf = ({ title, helper_title: helper }: PublicGoods): string =>
  isLatin && helper !== '' ? helper : title

function priceOf({ price_fen: fen, price_on: day }: PublicGoods): string {
  if (fen === null) return say.noPrice
  return day === null ? say.priceUndated(money(fen)) : say.price(money(fen), warehouseFormat.date(day))
}

const PROBLEMS: Readonly<Record<string, string>> = knowledgeText.seen.problems

/** What our warehouse measured and found. Without any knowledge it says so. */
function Found({ seen }: { seen: PublicGoods['seen'] }) {
  if (!seen) return <p className="mt-1 text-sm text-ink-2">{say.notWeighed}</p>
  const { weight_grams: grams, pieces, arrived, with_problem: wrong, problem } = seen
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
      <span className="num">{grams ? say.weighs(weight(grams.median), pieces) : say.notWeighed}</span>
      {arrived > 0 && (
        <span className={wrong === 0 ? 'text-ink-2' : 'text-warn'}>
          {wrong === 0
            ? say.fine(arrived)
            : say.wrong(wrong, arrived, PROBLEMS[problem ?? ''] ?? problem ?? '')}
        </span>
      )}
    </p>
  )
}
