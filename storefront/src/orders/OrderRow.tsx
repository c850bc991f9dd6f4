import { money } from '@longhaul/text/format.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Money } from '@longhaul/ui/money/Money.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { Link } from '../shared/Link.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useConverted } from '../shared/use-converted.ts'
import { ItemPicture } from './ItemPicture.tsx'
import { type OrderCard, nextActionOf, sentenceOf, statusKinds, waitingStage } from './order-looks.ts'
import { useCancelOrder, whyNotCancelOrder } from './use-cancel-order.ts'
import { GoodsName, GoodsOptions } from '../shared/GoodsName.tsx'

const say = ordersText.list
/** So many items are named; the others are counted. */
const NAMED = 2

/** One order in the list: what it is, how it stands, what comes next. */
export function OrderRow({ order }: { order: OrderCard }) {
  const { number, status, items } = order
  const isWaiting = waitingStage(items) !== undefined
  return (
    <li className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 md:px-5">
        <span className="flex items-center">
          <span className="sr-only">{say.number} </span>
          <Link className="code" to={to.order(order.id)}>
            {number}
          </Link>
          <CopyButton text={number} what={ordersText.detail.copyNumber} />
        </span>
        <span className="min-w-0 flex-1 truncate text-sm text-ink-2 max-sm:order-last max-sm:basis-full">
          <span lang={order.seller_name ? 'zh-Hans' : undefined}>
            {order.seller_name || platformName(order.platform)}
          </span>{' '}
          · <DateTime at={order.created_at} only="date" />
        </span>
        <span className="ms-auto flex flex-wrap gap-2">
          {order.partly_arrived && <Tag tone="kraft">{statusText.partlyArrived}</Tag>}
          <StatusTag kind={isWaiting ? 'attention' : statusKinds[status]}>
            {statusText.statuses[status].name}
          </StatusTag>
        </span>
      </header>
      <div className="grid grid-cols-1 gap-4 px-4 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:px-5">
        <Goods order={order} />
        <Amount order={order} />
      </div>
      <footer className="grid grid-cols-1 items-center gap-x-6 gap-y-3 border-t border-line px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:px-5">
        <div className="text-sm">
          <p>{sentenceOf(order).means}</p>
          {status === 'pending_payment' ? (
            <p className="flex flex-wrap items-center gap-x-2">
              {say.payBy} <Countdown until={order.pay_by} soonDays={1} />
            </p>
          ) : (
            <p className="text-ink-2">{sentenceOf(order).action}</p>
          )}
        </div>
        <Actions order={order} />
      </footer>
    </li>
  )
}

function Goods({ order: { items } }: { order: OrderCard }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {items.slice(0, NAMED).map((item) => (
        <li key={item.id} className="grid grid-cols-[56px_minmax(0,1fr)] gap-3">
          <ItemPicture src={item.image} />
          <div className="min-w-0">
            <p className="truncate">
              <GoodsName of={item} />
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
              <GoodsOptions of={item} />
              <span className="num">
                {ordersText.detail.unitPrice(item.quantity, money(item.unit_price_fen))}
              </span>
              {items.length > 1 && <span>{statusText.stages[item.stage].name}</span>}
            </p>
          </div>
        </li>
      ))}
      {items.length > NAMED && <li className="text-sm text-ink-2">{say.more(items.length - NAMED)}</li>}
    </ul>
  )
}

function Amount({ order }: { order: OrderCard }) {
  const approx = useConverted()
  return (
    <div className="flex items-baseline justify-between gap-x-4 md:flex-col md:items-end md:justify-start">
      <span className="text-sm text-ink-2">
        {say.amount} · {say.items(order.items.length)}
      </span>
      <span className="grid grid-cols-1 justify-items-end">
        <Money fen={order.amounts.total_fen} strong />
        <small className="num text-ink-3">{approx(order.amounts.total_fen)}</small>
      </span>
    </div>
  )
}

function Actions({ order }: { order: OrderCard }) {
  const cancel = useCancelOrder()
  const next = nextActionOf(order)
  const isDetail = next.to === to.order(order.id)
  const isUrgent = order.status === 'pending_payment' || waitingStage(order.items) !== undefined
  return (
    <div className="flex flex-wrap gap-3 md:justify-end">
      {whyNotCancelOrder(order) === null && (
        <Button type="redLine" size="small" onClick={() => cancel(order)}>
          {say.cancel}
        </Button>
      )}
      {!isDetail && (
        <ButtonLink size="small" to={to.order(order.id)}>
          {say.details}
        </ButtonLink>
      )}
      <ButtonLink size="small" type={isUrgent ? 'primary' : 'assistWhite'} to={next.to}>
        {next.label}
      </ButtonLink>
    </div>
  )
}
