import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { BackToTop } from '@longhaul/ui/scroll/BackToTop.tsx'
import type { LucideIcon } from 'lucide-react'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Headset from 'lucide-react/icons/headset'
import House from 'lucide-react/icons/house'
import Warehouse from 'lucide-react/icons/warehouse'
import { to } from '../links.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { CartLink } from './CartLink.tsx'
import { CountBadge } from './CountBadge.tsx'
import { useWaitingCount } from '../shared/waiting/use-waiting-count.ts'

/** Above the back-to-top button, which is above any bar fixed to the window. */
const SHORTCUTS =
  'fixed end-0 bottom-24 z-20 grid rounded-s-card border border-e-0 bg-surface [box-shadow:var(--shadow-pop)] in-[body:has([data-bottom-bar~=fixed])]:bottom-38 max-md:hidden'
const ICON =
  'grid size-11 place-items-center text-ink-2 not-first:border-t first:rounded-ss-card last:rounded-es-card hover:bg-sunken hover:text-ink aria-[current]:text-primary'
const TABS =
  'fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-t bg-surface pb-[env(safe-area-inset-bottom)] [@media(max-height:30rem)]:static md:hidden'
const TAB =
  'grid h-14 content-center justify-items-center gap-0.5 text-[12px] leading-[1.2] text-ink-2 no-underline aria-[current]:font-semibold aria-[current]:text-primary'

/**
 * The floating icons: cart, home, help, contact, back to top (docs/rules/storefront.md). On a telephone a bar
 * of tabs at the bottom, where it covers nothing, with back to top above it.
 */
export function FloatingBar() {
  // Shoppers ask in their messages; the article says how.
  const contact = useLoggedIn() ? to.contact() : to.contactForm()
  const waiting = useWaitingCount()
  return (
    <>
      <nav id="shortcuts" className={SHORTCUTS} aria-label={shellText.shortcuts}>
        <CartLink className={ICON} />
        <FloatLink to={to.home()} name={shellText.home} Icon={House} />
        <FloatLink to={to.howToBuy(shellText.helpArticleName)} name={shellText.help} Icon={CircleHelp} />
        <FloatLink to={contact} name={shellText.contact} Icon={Headset} />
      </nav>
      <nav id="tab-bar" className={TABS} aria-label={shellText.shortcuts}>
        <TabLink to={to.home()} name={shellText.home} Icon={House} count={waiting} />
        <CartLink className={TAB}>{shellText.cart}</CartLink>
        <TabLink to={to.store()} name={shellText.shelf} Icon={Warehouse} />
        <TabLink to={to.orders()} name={shellText.ordersShort} Icon={ClipboardList} />
        <TabLink to={contact} name={shellText.contact} Icon={Headset} />
      </nav>
      <div id="way-up" data-screen-only="">
        <BackToTop />
      </div>
    </>
  )
}

type Entry = { to: string; name: string; Icon: LucideIcon }

function FloatLink({ to: address, name, Icon }: Entry) {
  const { pathname } = useLocation()
  return (
    <Link
      to={address}
      className={ICON}
      aria-label={name}
      title={name}
      aria-current={pathname === address ? 'page' : undefined}
    >
      <Icon />
    </Link>
  )
}

function TabLink({ to: address, name, Icon, count = 0 }: Entry & { count?: number }) {
  const { pathname } = useLocation()
  return (
    <Link
      to={address}
      className={TAB}
      aria-current={pathname === address ? 'page' : undefined}
      aria-label={count > 0 ? shellText.waitingOn(name, count) : undefined}
    >
      {count > 0 ? (
        <span className="relative inline-grid">
          <Icon />
          <span className="absolute -top-[9px] -right-[11px] grid">
            <CountBadge count={count} />
          </span>
        </span>
      ) : (
        <Icon />
      )}
      {name}
    </Link>
  )
}
