import { format, moneyWithCode } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { unreadText as say } from '@longhaul/text/storefront/goods/unread.ts'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import type { Product } from './variants.ts'

/** Notes that the price alone does not convey: a foreign currency with the date of its rate, no price, sold out. */
export function ProductNotes({ product }: { product: Product }) {
  const { price_fen: priceFen, seller_price: seller, availability } = product
  const own = seller && moneyWithCode(seller.minor, seller.currency)
  return (
    <>
      {priceFen === null && (
        <p className="text-sm text-ink-2">{own ? say.product.noRate(own) : say.product.noPrice}</p>
      )}
      {priceFen !== null && own && seller.rate && (
        <p className="text-sm text-ink-2">{say.product.foreign(own, format.date(seller.rate.quoted_on))}</p>
      )}
      {availability === 'sold_out' && (
        <p className="text-sm text-ink-2">
          <Tag tone="warn">{goodsText.product.soldOut}</Tag> {say.product.soldOutNote}
        </p>
      )}
    </>
  )
}
