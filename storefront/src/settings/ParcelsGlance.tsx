import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { PARCEL_STATUSES } from '@longhaul/domain/states/parcel-stages.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { to } from '../links.ts'
import { Counts } from './Counts.tsx'
import { Glance } from './Glance.tsx'

/** Packages by status. */
export function ParcelsGlance() {
  const parcels = useCall('GET /parcels', { query: { limit: 1 } })
  return (
    <Glance title={settingsText.packages} way={<Link to={to.parcels()}>{settingsText.allPackages}</Link>}>
      <Loaded of={parcels} skeleton={<Skeleton />}>
        {({ counts }) => (
          <Counts
            none={settingsText.noPackages}
            counts={PARCEL_STATUSES.map((status) => ({
              name: settingsText.parcelStatuses[status],
              count: counts[status] ?? 0,
              to: to.parcels(status),
            }))}
          />
        )}
      </Loaded>
    </Glance>
  )
}
