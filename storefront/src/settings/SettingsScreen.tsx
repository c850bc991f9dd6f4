import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Page } from '../shared/Page.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { Display } from './Display.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { OrdersCard } from './OrdersCard.tsx'
import { ParcelsCard } from './ParcelsCard.tsx'
import { PushCard } from './PushCard.tsx'
import { ShelfCard } from './ShelfCard.tsx'
import { WhoCard } from './WhoCard.tsx'

/** `/mine/setting`: the account at a glance. Who, how much, what is under way, what waits; from here to everything else. */
export default function SettingsScreen() {
  return (
    <Page title={settingsText.title}>
      <FirstSteps />
      <div className="grid gap-4 lg:grid-cols-3">
        <div className="grid lg:col-span-2">
          <WhoCard />
        </div>
        <BalanceCard />
        <OrdersCard />
        <ShelfCard />
        <ParcelsCard />
        <div className="grid gap-4 lg:col-span-3">
          <AccountLinks />
          <PushCard />
          <Display />
        </div>
      </div>
    </Page>
  )
}
