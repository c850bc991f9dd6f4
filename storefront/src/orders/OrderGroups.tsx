import { money } from '@longhaul/text/format.ts'
import { orderListText } from '@longhaul/text/storefront/orders/order-list.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { to } from '../links.ts'
import type { OrderCard } from './order-looks.ts'
import { OrderRow } from './OrderRow.tsx'
import { isWaitingOrder } from './waiting-order.ts'
import { WaitingRow } from './WaitingSheet.tsx'

const say = orderListText.list.groups
/** The number of pictures next to a folded group. */
const PICTURES = 3

/** Orders grouped by where their goods are; shipped and ended orders are folded. */
export function OrderGroups({ orders }: { orders: readonly OrderCard[] }) {
  const of = (group: OpenGroup | ClosedGroup) => orders.filter((order) => groupOf(order) === group)
  return (
    <div className="grid grid-cols-1 gap-8">
      {OPEN.map((group) => (
        <Open key={group} group={group} orders={of(group)} />
      ))}
      <div className="empty:hidden">
        {CLOSED.map((group) => (
          <Closed key={group} group={group} orders={of(group)} />
        ))}
      </div>
    </div>
  )
}

const OPEN = ['unpaid', 'coming', 'shelf', 'held', 'packed'] as const
const CLOSED = ['shipped', 'received', 'ended'] as const
type OpenGroup = (typeof OPEN)[number]
type ClosedGroup = (typeof CLOSED)[number]

/**
 * The group of an order. In the warehouse, only orders with a next step can be packed: goods in transfer to
 * another warehouse cannot.
 */
const groupOf = ({ place, next }: OrderCard): OpenGroup | ClosedGroup =>
  place === 'shelf' && next === null ? 'held' : place

type Group<Name> = { group: Name; orders: readonly OrderCard[] }

function Open({ group, orders }: Group<OpenGroup>) {
  if (orders.length === 0) return null
  return (
    <section aria-labelledby={`orders-${group}`}>
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-3">
        <h2 id={`orders-${group}`} className="text-lg">
          {say.names[group]}
        </h2>
        {(group === 'coming' || group === 'held') && <p className="text-sm text-ink-2">{say.nothingToDo}</p>}
        {group === 'shelf' && (
          <Link className="ms-auto py-1" to={to.store()}>
            {say.pack}
          </Link>
        )}
      </header>
      <OrderLines orders={orders} />
    </section>
  )
}

/** Orders as a list, each row according to what it needs. */
export const OrderLines = ({ orders }: { orders: readonly OrderCard[] }) => (
  <ul className="*:border-b *:border-line">
    {orders.map((order) =>
      isWaitingOrder(order) && order.place !== 'shipped' && order.place !== 'packed' ? (
        <WaitingRow key={order.id} order={order} />
      ) : (
        <OrderRow key={order.id} order={order} />
      ),
    )}
  </ul>
)

function Closed({ group, orders }: Group<ClosedGroup>) {
  if (orders.length === 0) return null
  const sumFen = orders.reduce((sum, { cost_fen: fen }) => sum + fen, 0)
  return (
    <Folded
      pictures={orders.slice(0, PICTURES).map(({ id, items: [item] }) => (
        <GoodsPicture key={id} src={item?.photo ?? item?.image} size={44} />
      ))}
      title={say.names[group]}
      detail={say.count(orders.length)}
      sum={money(sumFen)}
    >
      <OrderLines orders={orders} />
    </Folded>
  )
}
