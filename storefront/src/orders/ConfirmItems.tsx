import type { Reply } from '@longhaul/contract/routes.ts'
import { money } from '@longhaul/text/format.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { wishWords } from '@longhaul/text/storefront/orders/wish-words.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { Money } from '@longhaul/ui/money/Money.tsx'
import { GoodsName, GoodsOptions, OriginalName } from '../shared/GoodsName.tsx'
import { to } from '../links.ts'
import { RestrictedLine } from '../shared/RestrictedLine.tsx'
import type { Preview } from './use-confirm-form.ts'

const say = ordersText.confirm
export type CartLine = Reply<'GET /cart'>['groups'][number]['items'][number]

/** What will be ordered, one card per order, with every wish that goes with it. */
export function ConfirmItems({ orders, lines }: { orders: Preview['orders']; lines: readonly CartLine[] }) {
  return (
    <>
      {orders.map((order, index) => (
        <Card
          key={order.cart_item_ids.join()}
          title={
            <span lang={order.seller_name ? 'zh-Hans' : undefined}>
              {order.seller_name || platformName(order.platform)}
            </span>
          }
          aside={
            <span className="flex flex-wrap gap-x-4">
              {orders.length > 1 && <span>{say.shopOrder(index + 1, orders.length)}</span>}
              <Link to={to.cart()}>{say.edit}</Link>
            </span>
          }
        >
          <ul className="grid grid-cols-1 gap-4">
            {lines
              .filter((line) => order.cart_item_ids.includes(line.id))
              .map((line) => (
                <Line key={line.id} line={line} />
              ))}
          </ul>
        </Card>
      ))}
    </>
  )
}

function Line({ line }: { line: CartLine }) {
  return (
    <li className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 border-line not-last:border-b not-last:pb-4 sm:grid-cols-[88px_minmax(0,1fr)_auto]">
      <GoodsPicture src={line.image} size={88} />
      <div className="min-w-0">
        <p className="font-medium">
          <GoodsName of={line} />
        </p>
        <OriginalName of={line} />
        <p className="text-sm text-ink-2 empty:hidden">
          <GoodsOptions of={line} />
        </p>
        <RestrictedLine restricted={line.restricted} />
        <dl className="mt-1 grid grid-cols-1 gap-0.5 text-sm text-ink-2">
          {wishesOf(line).map(([label, value]) => (
            <div key={label} className="flex gap-2">
              <dt className="shrink-0">{label}</dt>
              <dd className="min-w-0 break-words text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="num col-start-2 mt-1 flex flex-wrap items-baseline gap-x-3 sm:col-start-3 sm:mt-0 sm:flex-col sm:items-end">
        <Money fen={line.goods_fen} />
        <span className="text-sm text-ink-2">
          {ordersText.detail.unitPrice(line.quantity, money(line.unit_price_fen))}
        </span>
        {line.page_price_fen !== null && (
          <span className="text-sm text-ink-2">
            {ordersText.detail.pagePrice(money(line.page_price_fen))}
          </span>
        )}
      </div>
    </li>
  )
}

/** Everything the shopper chose besides the goods, as label and value. */
function wishesOf(line: CartLine): [label: string, value: string][] {
  const { form } = wishWords
  const rows: [string, string][] = []
  if (line.price_reason)
    rows.push([form.priceReason, joined(wishWords.reasons[line.price_reason], line.price_reason_text)])
  if (line.photo_shots > 0)
    rows.push([wishWords.photos(line.photo_shots), joined(money(line.photos_fen), line.photo_remark)])
  if (line.remark) rows.push([wishWords.remark, line.remark])
  rows.push([
    form.soldOut,
    line.sold_out_choice === 'alternative' ? line.alternative : wishWords.soldOut[line.sold_out_choice],
  ])
  if (line.tolerance_percent > 0) rows.push([form.priceRise, wishWords.tolerance(line.tolerance_percent)])
  return rows
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ')
