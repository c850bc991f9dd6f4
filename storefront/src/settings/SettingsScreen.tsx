import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Page } from '../shared/Page.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { BalanceGlance } from './BalanceGlance.tsx'
import { Display } from './Display.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { OrdersGlance } from './OrdersGlance.tsx'
import { ParcelsGlance } from './ParcelsGlance.tsx'
import { PhotoSharing } from './PhotoSharing.tsx'
import { Push } from './Push.tsx'
import { ShelfGlance } from './ShelfGlance.tsx'
import { WaitingSteps } from './WaitingSteps.tsx'
import { Who } from './Who.tsx'

/**
 * `/mine/setting`: a summary of the account (the person, pending decisions, the balance, what is on its way),
 * with links to everything else.
 */
export default function SettingsScreen() {
  return (
    <Page title={settingsText.title}>
      <div className="grid grid-cols-1 gap-9">
        <Who />
        <FirstSteps />
        <WaitingSteps />
        <div className="grid grid-cols-2 gap-x-5 gap-y-7 md:gap-x-8 lg:grid-cols-4">
          <BalanceGlance />
          <OrdersGlance />
          <ShelfGlance />
          <ParcelsGlance />
        </div>
        <AccountLinks />
        <Push />
        <PhotoSharing />
        <Display />
      </div>
    </Page>
  )
}
