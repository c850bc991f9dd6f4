import { useFirstRows } from '@longhaul/browser/state/use-first-rows.ts'
import type { OrderPlace } from '@longhaul/domain/orders/place.ts'
import { money } from '@longhaul/text/format.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import type { OrderCard } from './order-looks.ts'
import { OrderRow } from './OrderRow.tsx'
import { isWaitingOrder } from './waiting-order.ts'
import { WaitingRow } from './WaitingSheet.tsx'

const say = ordersText.list.groups
/** So many pictures stand beside a folded group. */
const PICTURES = 3

/** Orders by where their goods are; what has left and what is over is folded. */
export function OrderGroups({ orders }: { orders: readonly OrderCard[] }) {
  const of = (place: OrderPlace) => orders.filter((order) => order.place === place)
  return (
    <div className="grid grid-cols-1 gap-8">
      {(['unpaid', 'coming', 'shelf', 'packed'] as const).map((place) => (
        <Open key={place} place={place} orders={of(place)} />
      ))}
      <div className="empty:hidden">
        {(['shipped', 'received', 'ended'] as const).map((place) => (
          <Closed key={place} place={place} orders={of(place)} />
        ))}
      </div>
    </div>
  )
}

type Group<Place> = { place: Place; orders: readonly OrderCard[] }

function Open({ place, orders }: Group<'unpaid' | 'coming' | 'shelf' | 'packed'>) {
  if (orders.length === 0) return null
  return (
    <section aria-labelledby={`orders-${place}`}>
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-3">
        <h2 id={`orders-${place}`} className="text-lg">
          {say.names[place]}
        </h2>
        {place === 'coming' && <p className="text-sm text-ink-2">{say.nothingToDo}</p>}
        {place === 'shelf' && (
          <Link className="ms-auto py-1" to={to.store()}>
            {say.pack}
          </Link>
        )}
      </header>
      <OrderLines orders={orders} />
    </section>
  )
}

/** Orders one below the other, each by what it needs. */
export const OrderLines = ({ orders }: { orders: readonly OrderCard[] }) => (
  <ul className="*:border-b *:border-line">
    {useFirstRows(orders).map((order) =>
      isWaitingOrder(order) && order.place !== 'shipped' && order.place !== 'packed' ? (
        <WaitingRow key={order.id} order={order} />
      ) : (
        <OrderRow key={order.id} order={order} />
      ),
    )}
  </ul>
)

function Closed({ place, orders }: Group<'shipped' | 'received' | 'ended'>) {
  if (orders.length === 0) return null
  const sumFen = orders.reduce((sum, { amounts }) => sum + amounts.total_fen, 0)
  return (
    <Folded
      pictures={orders.slice(0, PICTURES).map(({ id, items: [item] }) => (
        <GoodsPicture key={id} src={item?.photo ?? item?.image} size={44} />
      ))}
      title={say.names[place]}
      detail={say.count(orders.length)}
      sum={money(sumFen)}
    >
      <OrderLines orders={orders} />
    </Folded>
  )
}
