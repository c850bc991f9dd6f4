import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { countOfTab } from '@longhaul/domain/lists/own-counts.ts'
import { ORDER_STATUSES } from '@longhaul/domain/orders/stages.ts'
import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { Page } from '../shared/Page.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderPages } from './OrderPages.tsx'
import { useOrderFilters } from './use-order-filters.ts'

const say = ordersText.list

/** All orders, by status, with search; what stands in the address is what is shown. */
export default function OrdersScreen() {
  const [chosen, setStatus] = useSearchParam('status')
  const filters = useOrderFilters()
  const status = ORDER_STATUSES.find((orderStatus) => orderStatus === chosen)
  // The same question as the list's first page asks: one call, and the tabs keep their numbers while it is out.
  const first = useCall(
    'GET /orders',
    { query: { ...filters.query, ...(status ? { status } : {}) } },
    { keepPrevious: true },
  )
  const counts = first.data?.counts

  return (
    <Page
      title={status ? `${say.title}: ${statusText.statuses[status].name}` : say.title}
      heading={say.title}
    >
      <div className="grid grid-cols-1 gap-5">
        <OrderFilters filters={filters} />
        <Tabs
          label={say.tabs}
          tabs={[
            { id: 'all', label: say.all, ...(counts && countOfTab(Object.values(counts))) },
            ...ORDER_STATUSES.map((id) => ({
              id,
              label: statusText.statuses[id].name,
              ...(counts && countOfTab([counts[id] ?? 0])),
            })),
          ]}
          current={status ?? 'all'}
          onChange={(id) => setStatus(id === 'all' ? '' : id)}
        >
          <OrderPages key={`${status} ${filters.key}`} status={status} filters={filters} />
        </Tabs>
      </div>
    </Page>
  )
}
