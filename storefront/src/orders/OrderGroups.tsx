import { useFirstRows } from '@longhaul/browser/state/use-first-rows.ts'
import { money } from '@longhaul/text/format.ts'
import { orderListText } from '@longhaul/text/storefront/orders/order-list.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import type { OrderCard } from './order-looks.ts'
import { OrderRow } from './OrderRow.tsx'
import { isWaitingOrder } from './waiting-order.ts'
import { WaitingRow } from './WaitingSheet.tsx'

const say = orderListText.list.groups
/** So many pictures stand beside a folded group. */
const PICTURES = 3

/** Orders by where their goods are; what has left and what is over is folded. */
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

/** Where the goods are; of what is in the warehouse, only what has a next step can be packed: not what is on its way to another one. */
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

function Closed({ group, orders }: Group<ClosedGroup>) {
  if (orders.length === 0) return null
  const sumFen = orders.reduce((sum, { amounts }) => sum + amounts.total_fen, 0)
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
