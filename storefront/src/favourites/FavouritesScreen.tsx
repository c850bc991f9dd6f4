import { favouritesText as say } from '@longhaul/text/storefront/favourites/favourites.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { to } from '../links.ts'
import { Page } from '../shared/Page.tsx'
import { PagePlaceholder } from '../shared/PagePlaceholder.tsx'
import { useLoggedIn } from '../shared/visit.ts'
import { DeviceFavourites, DeviceViewed } from './OnDevice.tsx'
import { OwnFavourites } from './OwnFavourites.tsx'
import { OwnViewed } from './OwnViewed.tsx'

/** Favourites, and the goods looked at: those of the account, for a guest those on the device. */
export default function FavouritesScreen() {
  const [tab] = useSearchParam('tab')
  const navigate = useNavigate()
  const loggedIn = useLoggedIn()
  const viewed = tab === 'viewed'
  if (!useInPage()) return <PagePlaceholder />
  return (
    <Page
      title={viewed ? say.tabs.viewed : say.title}
      heading={say.title}
      lead={
        loggedIn ? undefined : (
          <p>
            {say.guest} <Link to={to.login(to.favourites())}>{say.login}</Link>
          </p>
        )
      }
    >
      <Tabs
        label={say.title}
        tabs={[
          { id: 'favourites', label: say.tabs.favourites },
          { id: 'viewed', label: say.tabs.viewed },
        ]}
        current={viewed ? 'viewed' : 'favourites'}
        onChange={(id) => navigate(id === 'viewed' ? `${to.favourites()}?tab=viewed` : to.favourites())}
      >
        <div className="max-w-form pt-4">
          {loggedIn ? (
            viewed ? (
              <OwnViewed />
            ) : (
              <OwnFavourites />
            )
          ) : viewed ? (
            <DeviceViewed />
          ) : (
            <DeviceFavourites />
          )}
        </div>
      </Tabs>
    </Page>
  )
}
