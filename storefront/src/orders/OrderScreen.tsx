import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { orderPageText } from '@longhaul/text/storefront/orders/order-page.ts'
import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import { orderListText } from '@longhaul/text/storefront/orders/order-list.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Rail } from '@longhaul/ui/rail/Rail.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { to } from '../links.ts'
import { NotFound } from '../shared/NotFound.tsx'
import { Page } from '../shared/Page.tsx'
import { goodsName } from '../shared/goods-name.ts'
import { OrderAgain } from './OrderAgain.tsx'
import { OrderGoods } from './OrderGoods.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderStep, decidedItem } from './OrderStep.tsx'
import { OrderTicket } from './OrderTicket.tsx'
import { type Order, lookOf, waitingStage } from './order-looks.ts'
import { GoodsName } from '../shared/GoodsName.tsx'
import { railOf } from './order-rail.ts'
import { sentencesOf } from './order-sentences.ts'

const say = ordersText.detail

/** The page of a single order. */
export default function OrderScreen() {
  const [id] = useSearchParam('id')
  return id === '' ? <NotFound /> : <ById key={id} id={id} />
}

function ById({ id }: { id: string }) {
  const order = useCall('GET /orders/{id}', { params: { id } })
  const skeleton = (
    <Page title={orderListText.list.title}>
      <Skeleton kind="card" count={2} />
    </Page>
  )
  return (
    <Loaded of={order} skeleton={skeleton}>
      {(found) => <OrderPage order={found} />}
    </Loaded>
  )
}

function OrderPage({ order }: { order: Order }) {
  const first = order.items[0]
  const decided = decidedItem(order)
  return (
    <Page
      title={first ? goodsName(first) : order.number}
      above={
        <Link className="mb-2 inline-flex min-h-11 items-center gap-2 print:hidden" to={to.orders()}>
          <ArrowLeft />
          {say.back}
        </Link>
      }
      heading={<Heading order={order} />}
    >
      <div className="print:hidden">
        <OrderStep order={order} />
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:mt-0 print:grid-cols-[minmax(0,1fr)_304px] print:gap-4">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <section aria-labelledby="order-items">
            <h2 id="order-items" className="mb-3 text-xl">
              {say.items}
            </h2>
            {waitingFirst(order.items).map((item) => (
              <OrderGoods
                key={item.id}
                item={item}
                isAlone={order.items.length === 1}
                isDecidedAbove={item === decided}
              />
            ))}
            <OrderAgain order={order} />
          </section>
          <div className="border-t border-line pt-5 print:hidden">
            <OrderWay order={order} />
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <OrderTicket order={order} />
          <OrderDocuments order={order} />
        </div>
      </div>
    </Page>
  )
}

/** Puts items that wait for the shopper first. */
const waitingFirst = (items: Order['items']): Order['items'] =>
  items.toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)))
const isWaiting = (item: Order['items'][number]): boolean => waitingStage([item]) !== undefined

/** The order's name and state; its number is on the ticket. */
function Heading({ order }: { order: Order }) {
  const { kind, name } = lookOf(order)
  const [first, ...rest] = order.items
  return (
    <span className="grid grid-cols-1 gap-2">
      {first ? <GoodsName of={first} /> : order.number}
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm font-normal">
        {rest.length > 0 && <span className="text-ink-2">{orderListText.list.more(rest.length)}</span>}
        <StatusTag kind={kind}>{name}</StatusTag>
        {order.partly_arrived && <Tag tone="kraft">{statusText.partlyArrived}</Tag>}
      </span>
    </span>
  )
}

/** The order's progress; folded below it, what that means and all events. */
function OrderWay({ order }: { order: Order }) {
  const words = sentencesOf(order, useNow())
  return (
    <section className="grid grid-cols-1 gap-6" aria-labelledby="order-way">
      <h2 id="order-way" className="text-xl">
        {ordersText.detail.way}
      </h2>
      <Rail label={orderPageText.rail.label} steps={railOf(order)} />
      <div>
        <Folded title={orderPageText.means} detail={order.next ? words.means : undefined}>
          <dl className="grid grid-cols-1 gap-3 pb-5">
            {(['next', 'action'] as const).map((part) => (
              <div key={part}>
                <dt className="text-sm text-ink-2">{orderPageText[part]}</dt>
                <dd>{words[part]}</dd>
              </div>
            ))}
          </dl>
        </Folded>
        <OrderHistory order={order} />
      </div>
    </section>
  )
}
