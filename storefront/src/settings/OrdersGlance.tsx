import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { ORDER_STATUSES } from '@longhaul/domain/orders/stages.ts'
import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { Counts } from './Counts.tsx'
import { Glance } from './Glance.tsx'

/** Orders by status. */
export function OrdersGlance() {
  const orders = useCall('GET /orders', { query: { limit: 1 } })
  return (
    <Glance title={settingsText.orders} way={<Link to={to.orders()}>{settingsText.allOrders}</Link>}>
      <Loaded of={orders} skeleton={<Skeleton />}>
        {({ counts }) => (
          <Counts
            none={settingsText.noOrders}
            counts={ORDER_STATUSES.map((status) => ({
              name: statusText.statuses[status].name,
              count: counts[status] ?? 0,
              to: to.orders(status),
            }))}
          />
        )}
      </Loaded>
    </Glance>
  )
}
