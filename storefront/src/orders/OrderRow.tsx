import { money, weight, warehouseFormat } from '@longhaul/text/format.ts'
import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import { orderListText } from '@longhaul/text/storefront/orders/order-list.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { Row } from '@longhaul/ui/density/Row.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { useConverted } from '../shared/use-converted.ts'
import { type OrderCard, lookOf } from './order-looks.ts'
import { GoodsName, GoodsOptions } from '../shared/GoodsName.tsx'

const say = orderListText.list

/** One order in the list: its goods, where it is, and its cost. */
export function OrderRow({ order }: { order: OrderCard }) {
  const approx = useConverted()
  const [item] = order.items
  return (
    <Row
      picture={<GoodsPicture src={item?.photo ?? item?.image} size={88} />}
      title={
        <span className="flex w-full items-baseline justify-between gap-x-3">
          <Link className="min-w-0 text-ink no-underline hover:underline" to={to.order(order.id)}>
            {item ? <GoodsName of={item} /> : order.number}
          </Link>
          <span className="num md:hidden">{money(order.cost_fen)}</span>
        </span>
      }
      aside={
        <div className="grid gap-x-4 gap-y-1 text-sm lg:gap-x-8 md:grid-cols-[11rem_5rem] lg:grid-cols-[16rem_8rem] md:items-center">
          <Standing order={order} />
          <p className="num text-end max-md:hidden">
            <b className="block text-md">{money(order.cost_fen)}</b>
            <span className="text-ink-2">{approx.payment(order.cost_fen)}</span>
          </p>
        </div>
      }
    >
      <p className="break-words empty:hidden">{item && <GoodsOptions of={item} />}</p>
      <p>
        {order.items.length > 1 && `${say.more(order.items.length - 1)} · `}
        <span className="code">{order.number}</span> · <DateTime at={order.created_at} only="date" />
      </p>
    </Row>
  )
}

function Standing({ order }: { order: OrderCard }) {
  const { kind, name, line } = lookOf(order)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:grid md:justify-items-start">
      <span className="flex flex-wrap gap-2">
        <StatusTag kind={kind}>{name}</StatusTag>
        {order.partly_arrived && <Tag tone="kraft">{statusText.partlyArrived}</Tag>}
      </span>
      <p className={order.place === 'shelf' ? 'break-keep text-ink-2' : 'text-ink-2'}>
        {order.place === 'shelf' ? shelfLine(order) : line}
      </p>
    </div>
  )
}

/** The weight, and until when storage is free. */
function shelfLine({ items }: OrderCard): string {
  const grams = items.reduce((sum, item) => sum + (item.weight_grams ?? 0), 0)
  const until = items
    .flatMap(({ free_until: end }) => end ?? [])
    .toSorted()
    .at(0)
  return [grams > 0 && weight(grams), until && say.freeUntil(warehouseFormat.date(until))]
    .filter(Boolean)
    .join(' · ')
}
