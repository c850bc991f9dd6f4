import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { isMany } from '@longhaul/domain/lists/own-counts.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import { to } from '../links.ts'
import { Glance } from './Glance.tsx'

/** The goods in the warehouse, and when their free days end. */
export function ShelfGlance() {
  const stock = useCall('GET /stock_items', { query: { stage: 'in_stock', limit: 1 } })
  return (
    <Glance title={settingsText.warehouse} way={<Link to={to.store()}>{settingsText.openWarehouse}</Link>}>
      <Loaded of={stock} skeleton={<Skeleton />}>
        {({ items, counts: { in_stock: stored, soon } }) => {
          if (stored === 0) return <p className="text-ink-2">{settingsText.emptyShelf}</p>
          // The server sorts the most urgent first.
          const first = items[0]?.free_until
          return (
            <div className="grid gap-2">
              <p>{settingsText.stored(stored, isMany(stored))}</p>
              {soon > 0 && <p className="text-warn">{settingsText.soon(soon, isMany(soon))}</p>}
              {first && (
                <p className="text-sm text-ink-2">
                  {settingsText.next} <Countdown until={first} only="date" />
                </p>
              )}
            </div>
          )
        }}
      </Loaded>
    </Glance>
  )
}
