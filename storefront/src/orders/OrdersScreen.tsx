import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { countOfTab } from '@longhaul/domain/lists/own-counts.ts'
import { ORDER_LISTS } from '@longhaul/domain/orders/place.ts'
import { named } from '@longhaul/text/marks.ts'
import { orderListText } from '@longhaul/text/storefront/orders/order-list.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { LeadSkeleton } from '@longhaul/ui/loading/LeadSkeleton.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { nameOfList } from '../shared/order-list-name.ts'
import { Page } from '../shared/Page.tsx'
import { OrderPages } from './OrderPages.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { firstPage, useOrderFilters } from './use-order-filters.ts'
import { useWaitingOrders } from './waiting-order.ts'
import { WaitingSheet } from './WaitingSheet.tsx'

const say = orderListText.list

/**
 * What needs the shopper first, then all orders grouped by where they are; filtered by status, words and
 * days, which are kept in the address.
 */
export default function OrdersScreen() {
  const [chosen, setStatus] = useSearchParam('status')
  const filters = useOrderFilters()
  const [isSearching, setSearching] = useState(filters.any)
  const status = ORDER_LISTS.find((list) => list === chosen)
  const isAll = status === undefined && !filters.any
  // The same request as for the list's first page, so that they share one call; the tabs keep their counts
  // while it loads.
  const first = useCall('GET /orders', { query: firstPage(filters, status) }, { keepPrevious: true })
  const { orders, isLoading } = useWaitingOrders(isAll)
  const counts = first.data?.counts

  const skeleton = isAll ? <LeadSkeleton /> : <Skeleton kind="rows" count={4} />
  return (
    <Page
      title={status ? named(say.title, nameOfList(status)) : say.title}
      heading={orders.length > 0 ? say.need(orders.length) : say.title}
      actions={
        <Button
          guardMs={0}
          size="small"
          icon={<Search />}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        >
          {/* On a telephone only the icon: the heading grows once the orders are counted, and must not push the button onto a new line. */}
          <span className="max-md:sr-only">{say.searchOrDates}</span>
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {isSearching && (
          // As tall as its fields, which are stacked on a telephone.

          <OrderFilters filters={filters} />
        )}
        <Tabs
          label={say.tabs}
          look="chips"
          tabs={[
            { id: 'all', label: say.all, ...(counts && countOfTab(Object.values(counts))) },
            ...ORDER_LISTS.map((id) => ({
              id,
              label: nameOfList(id),
              ...(counts && countOfTab([counts[id] ?? 0])),
            })),
          ]}
          current={status ?? 'all'}
          onChange={(id) => setStatus(id === 'all' ? '' : id)}
        >
          <div className="grid grid-cols-1 gap-8">
            <WaitingSheet orders={orders} />
            {/* the waiting orders are above the list and must not push it down when they arrive */}
            {isLoading ? (
              skeleton
            ) : (
              <OrderPages
                key={`${status} ${filters.key}`}
                status={status}
                filters={filters}
                shown={new Set(orders.map(({ id }) => id))}
              />
            )}
          </div>
        </Tabs>
      </div>
    </Page>
  )
}
