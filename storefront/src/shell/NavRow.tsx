import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Link, NavLink } from '@longhaul/ui/address/Link.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { to } from '../links.ts'
import { useMe } from '../shared/use-me.ts'
import { useWaitingCount } from '../shared/waiting/use-waiting-count.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { CountBadge } from './CountBadge.tsx'
import { CommunityEntry, EstimateEntry } from '../shared/FeatureEntry.tsx'

const ENTRY =
  'inline-flex h-11 items-center gap-2 px-2.5 text-[15px] whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:[box-shadow:inset_0_-3px_0_var(--primary)]'

/**
 * Below the row of the paste box: the account's pages for logged-in shoppers, and the site's offers. Narrow
 * screens have tabs and menus instead.
 */
export function NavRow() {
  const loggedIn = useLoggedIn()
  return (
    <nav
      className={`wrap print:hidden ${loggedIn ? 'max-md:hidden' : 'max-desk:hidden'}`}
      aria-label={shellText.mainNavigation}
    >
      <ul className="-ms-2.5 flex">
        {loggedIn && <AccountEntries />}
        {/* Between telephone and desktop width, the menu contains these. */}
        <li className={loggedIn ? 'ms-auto max-desk:hidden' : undefined}>
          <SiteEntries />
        </li>
      </ul>
    </nav>
  )
}

function AccountEntries() {
  const me = useMe()
  const { pathname } = useLocation()
  const waiting = useWaitingCount()
  const entries: readonly (readonly [address: string, name: string, unread?: number | undefined])[] = [
    [to.orders(), shellText.ordersShort],
    [to.store(), shellText.shelf],
    [to.parcels(), shellText.packages],
    [to.funds(), shellText.balance],
    [to.messages(), shellText.messages, me?.unread_count],
  ]
  return (
    <>
      <li>
        <Link
          className={ENTRY}
          to={to.home()}
          aria-current={pathname === '/' ? 'page' : undefined}
          aria-label={waiting ? shellText.waitingOn(shellText.desk, waiting) : undefined}
        >
          {shellText.home}
          <CountBadge count={waiting} />
        </Link>
      </li>
      {entries.map(([address, name, unread = 0]) => (
        <li key={address}>
          <NavLink
            className={ENTRY}
            to={address}
            aria-label={unread ? shellText.messagesUnread(unread) : undefined}
          >
            {name}
            <CountBadge count={unread} quiet />
          </NavLink>
        </li>
      ))}
    </>
  )
}

/** The shipping estimate, the community, help. */
export function SiteEntries() {
  return (
    <span className="flex">
      <EstimateEntry className={ENTRY} />
      <CommunityEntry className={ENTRY} />
      <NavLink className={ENTRY} to={to.howToBuy(shellText.helpArticleName)}>
        {shellText.help}
      </NavLink>
    </span>
  )
}
