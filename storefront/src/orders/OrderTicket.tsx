import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Barcode } from '@longhaul/ui/barcode/Barcode.tsx'
import { TrackedNumber } from '@longhaul/ui/barcode/TrackedNumber.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import type { ReactNode } from 'react'
import { OrderBill } from './OrderBill.tsx'
import type { Order } from './order-looks.ts'

const say = ordersText.detail

/**
 * The order's ticket: its number and details, under the prescribed labels (docs/rules/orders.md), with the
 * bill below the tear.
 */
export function OrderTicket({ order }: { order: Order }) {
  return (
    <Ticket label={say.facts} bleeds>
      <TicketPart>
        <p className="text-sm text-ink-2">{say.number}</p>
        <div className="mt-1">
          <Barcode text={order.number} />
        </div>
        <TrackedNumber number={order.number} what={say.copyNumber} />
        <Facts order={order} />
      </TicketPart>
      <TearLine />
      <TicketPart>
        <OrderBill order={order} />
      </TicketPart>
    </Ticket>
  )
}

function Facts({ order }: { order: Order }) {
  const { data } = useCall('GET /warehouses', undefined, { staleMs: 10 * 60_000 })
  const known = data ? [...data.warehouses, ...data.closed] : []
  const warehouse = known.find(({ id }) => id === order.warehouse_id)
  return (
    <dl className="mt-3 grid grid-cols-1 gap-1.5 border-t border-line pt-3 text-sm">
      <Fact label={say.status}>{statusName(order)}</Fact>
      <Fact label={say.seller}>
        <span lang={order.seller_name ? 'zh-Hans' : undefined}>
          {order.seller_name || platformName(order.platform)}
        </span>
      </Fact>
      <Fact label={say.placed}>
        <DateTime at={order.created_at} />
      </Fact>
      <Fact label={say.payTime}>{order.paid_at ? <DateTime at={order.paid_at} /> : say.notPaid}</Fact>
      {order.status === 'paid' && order.review_due_at && (
        <Fact label={say.reviewBy}>
          <DateTime at={order.review_due_at} />
        </Fact>
      )}
      <Fact label={say.contact}>{order.contact}</Fact>
      <Fact label={say.photoCount}>{say.photoCountOf(order.photo_count)}</Fact>
      {warehouse && <Fact label={say.warehouse}>{warehouse.name}</Fact>}
      {order.remark && <Fact label={say.note}>{order.remark}</Fact>}
    </dl>
  )
}

/** Replaces “In stock”, which is no longer true once the goods have left the shelf. */
function statusName({ status, place }: Order): string {
  const hasLeft = place === 'packed' || place === 'shipped' || place === 'received'
  return (status === 'in_stock' && hasLeft ? statusText.places[place] : statusText.statuses[status]).name
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-ink-2">{label}</dt>
      <dd className="min-w-0 break-words text-end">{children}</dd>
    </div>
  )
}
