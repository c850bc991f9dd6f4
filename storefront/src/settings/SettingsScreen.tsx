import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { AllLoaded } from '@longhaul/browser/state/AllLoaded.tsx'
import { mailTopicsText } from '@longhaul/text/mail/topics.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Contents, type Heading } from '../shared/Contents.tsx'
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

const SECTIONS: readonly Heading[] = [
  { id: 'account', text: settingsText.account },
  { id: 'mails', text: mailTopicsText.title },
  { id: 'display', text: settingsText.display },
  { id: 'photos', text: settingsText.photos.title },
  { id: 'device', text: settingsText.push.title },
]

const WITHOUT_PHOTOS = SECTIONS.filter(({ id }) => id !== 'photos')

/**
 * `/mine/setting`: a summary of the account (the person, the balance, what is on its way), with links to
 * everything else. What waits for the shopper is on the desk. Everything appears at once, so that nothing
 * moves.
 */
export default function SettingsScreen() {
  const sharing = useCall('GET /photo_sharing')
  const calls = [
    sharing,
    useCall('GET /users/info'),
    useCall('GET /addresses'),
    useCall('GET /orders', { query: { limit: 1 } }),
    useCall('GET /stock_items', { query: { stage: 'in_stock', limit: 1 } }),
    useCall('GET /parcels', { query: { limit: 1 } }),
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
          <div className="grid grid-cols-1 gap-9 lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start">
            <div className="max-lg:hidden lg:sticky lg:top-20">
              <Contents
                title={settingsText.contents}
                headings={sharing.data?.open ? SECTIONS : WITHOUT_PHOTOS}
              />
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-9">
              <AccountLinks />
              <Emails />
              <Display />
              <PhotoSharing />
              <Push />
            </div>
          </div>
        </div>
      </AllLoaded>
    </Page>
  )
}
