import { call } from '@longhaul/browser/calls/client.ts'
import { money } from '@longhaul/text/format.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { LanguageItems } from '@longhaul/browser/language/LanguageItems.tsx'
import { LANGS } from '@longhaul/domain/languages.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Heart from 'lucide-react/icons/heart'
import List from 'lucide-react/icons/list'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import Settings from 'lucide-react/icons/settings'
import Ticket from 'lucide-react/icons/ticket-percent'
import Wallet from 'lucide-react/icons/wallet'
import { to } from '../links.ts'
import { changeLanguage, logOutHere } from '../session.ts'
import { toList } from '../shared/to-list.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useMe } from '../shared/use-me.ts'
import { CurrencyList } from './CurrencyList.tsx'
import { SiteItems } from './SiteItems.tsx'

/** The contents of the logged-in shopper's menu. */
export function UserItems() {
  const queries = useQueryClient()
  return (
    <>
      <Pages />
      <SiteItems narrow />
      <Languages />
      <CurrencyList />
      <li>
        <button type="button" onClick={() => void logOut(queries)}>
          <LogOut />
          {shellText.logout}
        </button>
      </li>
    </>
  )
}

/** The pages of an account, with a short note for each. */
function Pages() {
  const me = useMe()
  return (
    <>
      <li>
        <Link to={to.orders()}>
          <ClipboardList />
          {shellText.orders}
        </Link>
      </li>
      <li>
        <Link to={to.favourites()}>
          <Heart />
          {shellText.favourites}
        </Link>
      </li>
      <li>
        <Link to={toList()}>
          <List />
          {shellText.lists}
        </Link>
      </li>
      <li className="md:hidden">
        <Link to={to.parcels()}>
          <Package />
          {shellText.packages}
        </Link>
      </li>
      <li>
        <Link to={to.funds()}>
          <Wallet />
          {shellText.balance}
          {me && <span className="num ms-auto text-sm text-ink-2">{money(me.available_fen)}</span>}
        </Link>
      </li>
      <li>
        <Link to={to.messages()}>
          <Mail />
          {me ? shellText.messagesUnread(me.unread_count) : shellText.messages}
        </Link>
      </li>
      <li>
        <Link to={to.rewards()}>
          <Ticket />
          {shellText.rewards}
        </Link>
      </li>
      <li>
        <Link to={to.addresses()}>
          <MapPin />
          {shellText.addresses}
        </Link>
      </li>
      <li>
        <Link to={to.settings()}>
          <Settings />
          {shellText.settings}
        </Link>
      </li>
    </>
  )
}

/** Shown on a telephone, where the header has no separate language menu. */
function Languages() {
  const open = useConfiguration()?.languages ?? LANGS
  return (
    <li className="mt-1 border-t border-line md:hidden">
      <ul aria-label={shellText.language}>
        <LanguageItems open={open} onChoose={changeLanguage} />
      </ul>
    </li>
  )
}

/**
 * Clears token, user and flag, then reloads to home (docs/rules/accounts.md). The server is notified by a
 * call that outlives the page: if its reply were awaited here, requests and live connections of the page
 * would be refused meanwhile, as if the session had expired.
 */
async function logOut(queries: QueryClient): Promise<void> {
  await queries.cancelQueries()
  void call('POST /logout', { body: {} }, { keepalive: true }).catch(() => undefined)
  logOutHere()
  location.assign(to.home())
}
