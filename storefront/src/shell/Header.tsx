import { shortName } from '@longhaul/domain/accounts/nickname.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { Avatar } from '@longhaul/ui/logo/Avatar.tsx'
import { Menu } from '@longhaul/ui/menu/Menu.tsx'
import MenuIcon from 'lucide-react/icons/menu'
import UserPlus from 'lucide-react/icons/user-plus'
import { to } from '../links.ts'
import { SearchForm } from '../shared/SearchForm.tsx'
import { useMe } from '../shared/use-me.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { CartLink } from './CartLink.tsx'
import { HomeLink } from './HomeLink.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { NavRow, SiteEntries } from './NavRow.tsx'
import { SiteItems } from './SiteItems.tsx'
import { UserItems } from './UserItems.tsx'

const LINK =
  'inline-flex min-h-11 items-center rounded-control px-2 whitespace-nowrap text-ink no-underline hover:bg-sunken hover:text-ink'

/**
 * A row with the paste box, which takes all the space left by logo, cart, language and account, and a row of
 * pages. For guests the home page itself is the paste box, so its header is one row without the box; on
 * screens narrower than a desktop their paste box has a row of its own.
 */
export function Header() {
  const { pathname } = useLocation()
  const loggedIn = useLoggedIn()
  const hasBox = loggedIn || pathname !== '/'
  return (
    <header
      className={`border-b print:min-h-0 ${hasBox ? 'min-h-[61px] md:min-h-[113px]' : 'min-h-[61px] md:min-h-[69px]'}`}
    >
      <div
        className={`wrap flex min-h-15 flex-wrap items-center gap-2 py-2 md:min-h-17 md:gap-x-4 ${loggedIn ? 'md:flex-nowrap' : 'desk:flex-nowrap'}`}
      >
        <HomeLink size={loggedIn ? 'mark' : 'narrow'} />
        {hasBox && (
          <div
            className={`min-w-0 flex-1 print:hidden ${loggedIn ? 'md:ms-3' : 'max-desk:order-last max-desk:basis-full'}`}
          >
            <SearchForm look="slim" />
          </div>
        )}
        <div className="ms-auto flex items-center gap-1 print:hidden">
          {!hasBox && (
            <nav className="max-desk:hidden" aria-label={shellText.mainNavigation}>
              <SiteEntries />
            </nav>
          )}
          {loggedIn ? <ForShoppers /> : <ForGuests />}
        </div>
      </div>
      {hasBox && <NavRow />}
    </header>
  )
}

/** On a telephone, the account menu contains all of these. */
function ForShoppers() {
  return (
    <>
      <span className="max-md:hidden">
        <CartLink className="grid size-11 place-items-center rounded-control text-ink hover:bg-sunken" />
      </span>
      <span className="hidden md:max-desk:block">
        <MoreMenu />
      </span>
      <span className="max-md:hidden">
        <LanguageMenu />
      </span>
      <UserMenu />
    </>
  )
}

/** What the narrow header has no room for. */
function MoreMenu() {
  return (
    <Menu button={<MenuIcon />} label={shellText.mainNavigation} align="end" size="head">
      <MoreItems />
    </Menu>
  )
}

/** The contents of a narrow header's menu. */
function MoreItems() {
  const loggedIn = useLoggedIn()
  return (
    <>
      <SiteItems />
      {!loggedIn && (
        <li>
          <Link to={to.register()}>
            <UserPlus />
            {shellText.register}
          </Link>
        </li>
      )}
    </>
  )
}

/**
 * The logged-in shopper: avatar, name or e-mail cut to 18 characters; orders, account, log-out and the
 * currencies (docs/rules/accounts.md).
 */
function UserMenu() {
  const me = useMe()
  const name = me?.name || me?.email || ''
  return (
    <Menu
      align="end"
      size="head"
      label={me ? shellText.accountOf(name) : shellText.account}
      button={
        <>
          <Avatar src={me?.avatar} name={name} />
          <span className="max-w-[18ch] overflow-hidden text-ellipsis max-desk:hidden" title={name}>
            {me ? shortName(name) : <span className="inline-block w-[6ch]" />}
          </span>
        </>
      }
    >
      <UserItems />
    </Menu>
  )
}

function ForGuests() {
  const { pathname, search } = useLocation()
  const back = pathname === '/' || pathname.startsWith('/user/') ? undefined : pathname + search
  return (
    <>
      <span className="desk:hidden">
        <MoreMenu />
      </span>
      <LanguageMenu />
      <Link className={LINK} to={to.login(back)}>
        {shellText.login}
      </Link>
      <span className="max-[22.5rem]:hidden">
        <Link to={to.register()} {...buttonLook('assistWhite', 'normal', 'snug')}>
          <span className="btn-face">{shellText.register}</span>
        </Link>
      </span>
    </>
  )
}
