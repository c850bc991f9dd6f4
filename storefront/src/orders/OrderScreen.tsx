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
import { goodsName } from '../shared/goods-name.ts'
import { Link } from '../shared/Link.tsx'
import { ItemCard } from './ItemCard.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderState } from './OrderState.tsx'
import { type Order, statusKinds, waitingStage } from './order-looks.ts'

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
  return (
    <Page
      title={first ? goodsName(first) : order.number}
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
          <div className="print:hidden">
            <OrderState order={order} />
          </div>
          <section className="grid grid-cols-1 gap-4" aria-labelledby="order-items">
            <h2 id="order-items">{say.items}</h2>
            {waitingFirst(order.items).map((item) => (
              <ItemCard key={item.id} item={item} />
            ))}
          </section>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <OrderMoney order={order} />
          <OrderFacts order={order} />
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

function Heading({ order }: { order: Order }) {
  const kind = waitingStage(order.items) ? 'attention' : statusKinds[order.status]
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="flex items-center">
        <span className="sr-only">{say.number} </span>
        <span className="code">{order.number}</span>
        <CopyButton text={order.number} what={say.copyNumber} />
      </span>
      <StatusTag kind={kind}>{statusText.statuses[order.status].name}</StatusTag>
      {order.partly_arrived && <Tag tone="kraft">{statusText.partlyArrived}</Tag>}
    </span>
  )
}
