import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { Counts } from './Counts.tsx'

/** Packages by status. */
export function ParcelsCard() {
  const parcels = useCall('GET /parcels', { query: { limit: 1 } })
  return (
    <Card title={settingsText.packages} aside={<Link to={to.parcels()}>{settingsText.allPackages}</Link>}>
      <Loaded of={parcels} skeleton={<Skeleton />}>
        {({ counts }) => (
          <Counts
            none={settingsText.noPackages}
            counts={Object.entries(settingsText.parcelStatuses).map(([status, name]) => ({
              name,
              count: counts[status] ?? 0,
              to: to.parcels(status),
            }))}
          />
        )}
      </Loaded>
    </Card>
  )
}
