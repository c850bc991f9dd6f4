import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { ORDER_LISTS } from '@longhaul/domain/orders/place.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { to } from '../links.ts'
import { nameOfList } from '../shared/order-list-name.ts'
import { Counts } from './Counts.tsx'
import { Glance } from './Glance.tsx'

/** The number of orders in each list; every order is in exactly one. */
export function OrdersGlance() {
  const orders = useCall('GET /orders', { query: { limit: 1 } })
  return (
    <Glance title={settingsText.orders} way={<Link to={to.orders()}>{settingsText.allOrders}</Link>}>
      <Loaded of={orders} skeleton={<Skeleton />}>
        {({ counts }) => (
          <Counts
            none={settingsText.noOrders}
            counts={ORDER_LISTS.map((list) => ({
              name: nameOfList(list),
              count: counts[list] ?? 0,
              to: to.orders(list),
            }))}
          />
        )}
      </Loaded>
    </Glance>
  )
}
