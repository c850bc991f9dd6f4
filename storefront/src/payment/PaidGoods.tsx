import type { Reply } from '@longhaul/contract/routes.ts'
import { money } from '@longhaul/text/format.ts'
import { paymentText } from '@longhaul/text/storefront/payment/payment.ts'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { GoodsName, GoodsOptions } from '../shared/GoodsName.tsx'

/** Something being paid for, with its goods. */
export type PaidFor = Reply<'POST /payments/preview'>['items'][number]

/** Up to this many are listed by name; more are shown as pictures only. */
const NAMED_MAX = 3

/**
 * What the money is for: each order or package by its number, with pictures of its goods, and its own sum
 * where there are several.
 */
export const PaidGoods = ({ things }: { things: readonly PaidFor[] }) => (
  <ul className="grid grid-cols-1 gap-4">
    {things.map((thing) => (
      <li key={thing.id} className="grid grid-cols-1 gap-2">
        <p className="flex justify-between gap-4">
          <span>
            {paymentText.kinds[thing.kind]} <span className="code">{thing.number}</span>
          </span>
          {things.length > 1 && <span className="num">{money(thing.amount_fen)}</span>}
        </p>
        {thing.goods.length > 0 && <Goods of={thing} />}
      </li>
    ))}
  </ul>
)

function Goods({ of: { goods, goods_count: count } }: { of: PaidFor }) {
  if (count > NAMED_MAX)
    return (
      <p className="flex flex-wrap items-center gap-2">
        {goods.map((entry, nth) => (
          <GoodsPicture key={`${entry.title} ${nth}`} src={entry.image} size={44} />
        ))}
        <span className="text-sm text-ink-2">{paymentText.goods(count)}</span>
      </p>
    )
  return (
    <ul className="grid grid-cols-1 gap-2">
      {goods.map((entry, nth) => (
        <li key={`${entry.title} ${nth}`} className="flex items-center gap-3">
          <GoodsPicture src={entry.image} size={72} />
          <span className="min-w-0 text-sm">
            <b className="line-clamp-2 text-md font-medium">
              <GoodsName of={entry} />
            </b>
            <span className="text-ink-2">
              <GoodsOptions of={entry} /> {entry.quantity > 1 && `× ${entry.quantity}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
