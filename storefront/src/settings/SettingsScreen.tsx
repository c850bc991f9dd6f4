import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { AllLoaded } from '@longhaul/browser/state/AllLoaded.tsx'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Page } from '../shared/Page.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { BalanceGlance } from './BalanceGlance.tsx'
import { Display } from './Display.tsx'
import { Emails } from './Emails.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { OrdersGlance } from './OrdersGlance.tsx'
import { ParcelsGlance } from './ParcelsGlance.tsx'
import { PhotoSharing } from './PhotoSharing.tsx'
import { Push } from './Push.tsx'
import { ShelfGlance } from './ShelfGlance.tsx'
import { Who } from './Who.tsx'

/**
 * `/mine/setting`: a summary of the account (the person, the balance, what is on its way), with links to
 * everything else. What waits for the shopper is on the desk. Everything appears at once, so that nothing
 * moves.
 */
export default function SettingsScreen() {
  const calls = [
    useCall('GET /users/info'),
    useCall('GET /addresses'),
    useCall('GET /orders', { query: { limit: 1 } }),
    useCall('GET /stock_items', { query: { stage: 'in_stock', limit: 1 } }),
    useCall('GET /parcels', { query: { limit: 1 } }),
    useCall('GET /photo_sharing'),
    useCall('GET /mail_choices'),
  ]
  return (
    <Page title={settingsText.title}>
      <AllLoaded of={calls} skeleton={<Skeleton kind="rows" count={6} />}>
        <div className="grid grid-cols-1 gap-9">
          <Who />
          <FirstSteps />
          <div className="grid grid-cols-2 gap-x-5 gap-y-7 md:gap-x-8 lg:grid-cols-4">
            <BalanceGlance />
            <OrdersGlance />
            <ShelfGlance />
            <ParcelsGlance />
          </div>
          <AccountLinks />
          <Emails />
          <Display />
          <PhotoSharing />
          <Push />
        </div>
      </AllLoaded>
    </Page>
  )
}
