import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { format, moneyWithCode } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Money } from '@longhaul/ui/money/Money.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { langOf } from '../shared/goods-name.ts'
import { useConverted } from '../shared/use-converted.ts'
import type { Product } from './variants.ts'

const say = goodsText.product

const isToday = (iso: string) => format.date(iso) === format.date(new Date())

/**
 * The seller's information about a product: its name in letters that the reader can read, the seller's own
 * name, the price, and when it was read.
 */
export function ProductHead({ product }: { product: Product }) {
  const { read_at: readAt, title, helper_title: helper } = product
  const inPage = useInPage()
  const time = isToday(readAt) ? format.time(readAt) : format.dateTime(readAt)
  const readsHelper = LANGUAGES[pageLang].script === 'latin' && helper !== ''
  const [name, other] = readsHelper ? [helper, title] : [title, '']
  return (
    <div className="grid grid-cols-1 gap-2">
      <div>
        <h2 className="text-xl leading-tight" lang={langOf(name)}>
          {name}
        </h2>
        {other && (
          <div className="flex items-start gap-1 text-sm text-ink-2">
            <p className="min-w-0 py-1" lang={langOf(other)}>
              {other}
            </p>
            <CopyButton text={title} what={say.copyTitle} />
          </div>
        )}
        {/* From tablet width up, it is next to the link instead. */}
        {product.seller_name && (
          <p className="text-sm text-ink-2 md:hidden">
            {say.seller} <span lang={langOf(product.seller_name)}>{product.seller_name}</span>
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Price product={product} />
        {/* On a line of its own, because the converted price arrives later and must not move anything. The time is in the reader's zone. */}
        <span className="basis-full text-sm text-ink-2">
          {!inPage
            ? '\u00a0'
            : product.price_fen === null
              ? say.read(time)
              : say.source(product.source, time)}
        </span>
      </p>
      {inPage && hasNotes(product) && <ProductNotes product={product} />}
    </div>
  )
}

/**
 * The page's price in yuan, and converted once the page is in the browser: the server sends no exchange rate
 * with it, and the footer's may arrive before this is hydrated.
 */
function Price({ product }: { product: Product }) {
  const inPage = useInPage()
  const approx = useConverted()
  const { price_fen: priceFen, seller_price: seller, price_is_from: isFrom } = product
  if (priceFen === null) return null
  const [before = '', after = ''] = isFrom ? say.from('|').split('|') : []
  const converted = seller || !inPage ? null : approx.part(priceFen)
  return (
    <>
      {before && <span className="text-sm text-ink-2">{before}</span>}
      <Money fen={priceFen} strong />
      {after && <span className="text-sm text-ink-2">{after}</span>}
      {converted && <span className="num text-sm text-ink-2">{converted}</span>}
    </>
  )
}

const hasNotes = ({ price_fen: priceFen, seller_price: seller, availability }: Product): boolean =>
  priceFen === null || seller !== null || availability === 'sold_out'

/**
 * Notes that the price alone does not convey: a foreign currency with the date of its rate, no price, sold
 * out.
 */
function ProductNotes({ product }: { product: Product }) {
  const { price_fen: priceFen, seller_price: seller, availability } = product
  const own = seller && moneyWithCode(seller.minor, seller.currency)
  return (
    <>
      {priceFen === null && (
        <p className="text-sm text-ink-2">
          {own ? unreadText.product.noRate(own) : unreadText.product.noPrice}
        </p>
      )}
      {priceFen !== null && own && seller.rate && (
        <p className="text-sm text-ink-2">
          {unreadText.product.foreign(own, format.date(seller.rate.quoted_on))}
        </p>
      )}
      {availability === 'sold_out' && (
        <p className="text-sm text-ink-2">
          <Tag tone="warn">{say.soldOut}</Tag> {unreadText.product.soldOutNote}
        </p>
      )}
    </>
  )
}
