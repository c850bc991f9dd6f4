import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { orderListText } from '@longhaul/text/storefront/orders/order-list.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { EmptyCart } from '@longhaul/ui/illustrations/EmptyCart.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { nameOfList } from '../shared/order-list-name.ts'
import { OrderGroups, OrderLines } from './OrderGroups.tsx'
import { type Asked, PAGE_SIZE, firstPage } from './use-order-filters.ts'

const say = orderListText.list
/** `shown` are the orders that are already listed above. */
type Listed = Asked & { shown: ReadonlySet<string> }

/** The list, loaded page by page with a cursor, so that what is open stays in place. */
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
        if (items.length === 0 && cursor === undefined) return <NoOrders status={status} filters={filters} />
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

/** Why the list is empty, with a link to continue. */
function NoOrders({ status, filters }: Asked) {
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
      title={status ? empty.status(nameOfList(status)) : empty.all}
      action={
        <ButtonLink type="primary" to={to.home()}>
          {say.toHome}
        </ButtonLink>
      }
    >
      {!status && empty.allText}
    </EmptyState>
  )
}
