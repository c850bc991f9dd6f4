import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { conversationsText } from '@longhaul/text/storefront/messages/conversations.ts'
import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Printer from 'lucide-react/icons/printer'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { NotFound } from '../shared/NotFound.tsx'
import { Page } from '../shared/Page.tsx'
import { SaveButton } from '../shared/SaveButton.tsx'
import { Link } from '../shared/Link.tsx'
import { ItemCard } from './ItemCard.tsx'
import { OrderDecision, decidedItem } from './OrderDecision.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderState } from './OrderState.tsx'
import { type Order, lookOf, waitingStage } from './order-looks.ts'
import { useCancelOrder } from './use-cancel-order.ts'
import { whyNotCancelOrder } from './why-not-cancel-order.ts'

const say = ordersText.detail

/** One order with everything about it. */
export default function OrderScreen() {
  const [id] = useSearchParam('id')
  return id === '' ? <NotFound /> : <ById key={id} id={id} />
}

function ById({ id }: { id: string }) {
  const order = useCall('GET /orders/{id}', { params: { id } })
  const skeleton = (
    <Page title={ordersText.list.title}>
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
      title={first ? first.title : order.number}
      above={
        <Link className="mb-2 inline-flex items-center gap-2 py-2 print:hidden" to={to.orders()}>
          <ArrowLeft />
          {say.back}
        </Link>
      }
      heading={<Heading order={order} />}
      actions={
        <>
          <ButtonLink to={to.ask('order', order.id, order.number)} icon={<MessageCircleQuestion />}>
            {conversationsText.askOrder}
          </ButtonLink>
          {order.paid_at && (
            <SaveButton
              path={`/orders/${order.id}/receipt.pdf`}
              fileName={`receipt-${order.number}.pdf`}
              label={say.receipt}
              busyText={say.receiptBusy}
            />
          )}
          <Button type="blackLine" guardMs={0} icon={<Printer />} onClick={() => print()}>
            {say.print}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start print:items-start print:grid-cols-[minmax(0,1fr)_270px] print:gap-4">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <div className="grid grid-cols-1 gap-6 print:hidden">
            <OrderDecision order={order} />
            <OrderState order={order} />
          </div>
          <section className="grid grid-cols-1 gap-4" aria-labelledby="order-items">
            <h2 id="order-items">{say.items}</h2>
            {waitingFirst(order.items).map((item) => (
              <ItemCard key={item.id} item={item} isDecidedAbove={item === decided} />
            ))}
          </section>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <OrderMoney order={order} />
          <OrderFacts order={order} />
          <CancelOrder order={order} />
          <div className="print:hidden">
            <OrderHistory order={order} />
          </div>
        </div>
      </div>
    </Page>
  )
}

/** What waits for the shopper stands on top. */
const waitingFirst = (items: Order['items']): Order['items'] =>
  items.toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)))
const isWaiting = (item: Order['items'][number]): boolean => waitingStage([item]) !== undefined

/** What it is, then under which number it is kept, and how it stands. */
function Heading({ order }: { order: Order }) {
  const { kind, name } = lookOf(order)
  const [first, ...rest] = order.items
  return (
    <span className="grid grid-cols-1 gap-2">
      <span lang={first ? 'zh-Hans' : undefined}>{first?.title ?? order.number}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm font-normal tracking-normal">
        {rest.length > 0 && <span className="text-ink-2">{ordersText.list.more(rest.length)}</span>}
        <span className="flex items-center">
          <span className="sr-only">{say.number} </span>
          <span className="code">{order.number}</span>
          <CopyButton text={order.number} what={say.copyNumber} />
        </span>
        <StatusTag kind={kind}>{name}</StatusTag>
        {order.partly_arrived && <Tag tone="kraft">{statusText.partlyArrived}</Tag>}
      </span>
    </span>
  )
}

/** The last thing on the page, as long as it makes sense at all. */
function CancelOrder({ order }: { order: Order }) {
  const cancel = useCancelOrder()
  if (order.place !== 'unpaid' && order.place !== 'coming' && order.place !== 'shelf') return null
  return (
    <p className="text-end print:hidden">
      <Button
        type="redLine"
        size="small"
        disabledReason={whyNotCancelOrder(order)}
        onClick={() => cancel(order)}
      >
        {say.cancelOrder}
      </Button>
    </p>
  )
}
