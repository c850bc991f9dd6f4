import { favouritesText as say } from '@longhaul/text/storefront/favourites/favourites.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import type { ReactNode } from 'react'
import { to } from '../links.ts'
import { Page } from '../shared/Page.tsx'
import { PagePlaceholder } from '../shared/PagePlaceholder.tsx'
import { useLoggedIn } from '../shared/visit.ts'
import { DeviceFavourites, DeviceViewed } from './OnDevice.tsx'
import { OwnFavourites } from './OwnFavourites.tsx'
import { OwnViewed } from './OwnViewed.tsx'
import { NothingWatched, OwnWatches } from './OwnWatches.tsx'

const TABS = ['favourites', 'watched', 'viewed'] as const
type TabId = (typeof TABS)[number]

/**
 * Favourites, watched goods, and the goods looked at: those of the account, for a guest those on the device.
 */
export default function FavouritesScreen() {
  const [asked] = useSearchParam('tab')
  const navigate = useNavigate()
  const loggedIn = useLoggedIn()
  const tab = TABS.find((known) => known === asked) ?? 'favourites'
  if (!useInPage()) return <PagePlaceholder />
  return (
    <Page
      title={tab === 'favourites' ? say.title : say.tabs[tab]}
      heading={say.title}
      lead={
        loggedIn ? undefined : (
          <p>
            {tab === 'watched' ? say.watchGuest : say.guest}{' '}
            <Link to={to.login(addressOf(tab))}>{say.login}</Link>
          </p>
        )
      }
    >
      <Tabs
        label={say.title}
        tabs={TABS.map((id) => ({ id, label: say.tabs[id] }))}
        current={tab}
        onChange={(id) => navigate(addressOf(id))}
      >
        <div className="max-w-text">{(loggedIn ? OWN : ON_DEVICE)[tab]}</div>
      </Tabs>
    </Page>
  )
}

const addressOf = (tab: TabId): string =>
  tab === 'favourites' ? to.favourites() : `${to.favourites()}?tab=${tab}`

const OWN: Record<TabId, ReactNode> = {
  favourites: <OwnFavourites />,
  watched: <OwnWatches />,
  viewed: <OwnViewed />,
}
const ON_DEVICE: Record<TabId, ReactNode> = {
  favourites: <DeviceFavourites />,
  watched: <NothingWatched />,
  viewed: <DeviceViewed />,
}
