import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { OrderList } from '@longhaul/domain/orders/place.ts'
import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { EmptyCart } from '@longhaul/ui/illustrations/EmptyCart.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { OrderGroups, OrderLines } from './OrderGroups.tsx'
import { type OrderFilterState, PAGE_SIZE, firstPage } from './use-order-filters.ts'

const say = ordersText.list
type Asked = { status: OrderList | undefined; filters: OrderFilterState }
/** `shown` are those that stand above already. */
type Listed = Asked & { shown: ReadonlySet<string> }

/** The list, a page after the other: each is asked for by where the one before ended, so what is open stays where it is. */
export function OrderPages({ status, filters, shown }: Listed) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined])
  return (
    <div className="grid grid-cols-1 gap-4">
      {cursors.map((cursor, index) => (
        <OnePage
          key={cursor ?? 'first'}
          status={status}
          filters={filters}
          shown={shown}
          cursor={cursor}
          before={index * PAGE_SIZE}
          isLast={index === cursors.length - 1}
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </div>
  )
}

function OnePage({
  status,
  filters,
  shown,
  cursor,
  before,
  isLast,
  onMore,
}: Listed & {
  cursor: string | undefined
  before: number
  isLast: boolean
  onMore: (next: string) => void
}) {
  const page = useCall('GET /orders', {
    query: { ...firstPage(filters, status), ...(cursor ? { cursor } : {}) },
  })
  return (
    <Loaded of={page} skeleton={<Skeleton kind="rows" count={4} />}>
      {({ items, next_cursor: next }) => {
        if (items.length === 0 && cursor === undefined) return <Empty status={status} filters={filters} />
        const Orders = status || filters.any ? OrderLines : OrderGroups
        const unpaid = status === 'pending_payment' ? items.map((order) => order.id) : []
        return (
          <>
            {cursor === undefined && unpaid.length > 1 && (
              <p className="text-end">
                <ButtonLink to={to.payOrders(unpaid)}>{say.payAll(unpaid.length)}</ButtonLink>
              </p>
            )}
            <Orders orders={items.filter(({ id }) => !shown.has(id))} />
            {isLast && (
              <Pager
                shown={before + items.length}
                more={next !== null}
                loading={page.isFetching}
                onMore={() => next && onMore(next)}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function Empty({ status, filters }: Asked) {
  const { empty } = say
  if (filters.any)
    return (
      <EmptyState
        title={empty.filtered}
        action={
          <Button guardMs={0} onClick={() => filters.set({ q: '', from: '', to: '' })}>
            {say.clear}
          </Button>
        }
      >
        {empty.filteredText}
      </EmptyState>
    )
  return (
    <EmptyState
      picture={<EmptyCart />}
      title={
        status
          ? empty.status(status === 'sent' ? statusText.sent : statusText.statuses[status].name)
          : empty.all
      }
      action={
        <ButtonLink type="primary" to={to.home()}>
          {ordersText.list.toHome}
        </ButtonLink>
      }
    >
      {!status && empty.allText}
    </EmptyState>
  )
}
