import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { BackToTop } from '@longhaul/ui/scroll/BackToTop.tsx'
import type { LucideIcon } from 'lucide-react'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Headset from 'lucide-react/icons/headset'
import House from 'lucide-react/icons/house'
import Warehouse from 'lucide-react/icons/warehouse'
import { Link } from '../shared/Link.tsx'
import { to } from '../links.ts'
import { CartLink } from './CartLink.tsx'

/**
 * The floating icons: cart, home, help, contact, back to top (docs/rules/storefront.md). On a telephone a bar of tabs at the bottom, where it covers
 * nothing, with back to top above it.
 */
export function FloatingBar() {
  return (
    <>
      <nav className="float" aria-label={shellText.shortcuts}>
        <CartLink className="float-link" />
        <FloatLink to={to.home()} name={shellText.home} Icon={House} />
        <FloatLink to={to.howToBuy(shellText.helpArticleName)} name={shellText.help} Icon={CircleHelp} />
        <FloatLink to={to.contact()} name={shellText.contact} Icon={Headset} />
      </nav>
      <nav className="tabbar" aria-label={shellText.shortcuts}>
        <TabLink to={to.home()} name={shellText.home} Icon={House} />
        <CartLink className="tabbar-link">{shellText.cart}</CartLink>
        <TabLink to={to.store()} name={shellText.shelf} Icon={Warehouse} />
        <TabLink to={to.orders()} name={shellText.ordersShort} Icon={ClipboardList} />
        <TabLink to={to.contact()} name={shellText.contact} Icon={Headset} />
      </nav>
      <div className="top-corner">
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
      className="float-link"
      aria-label={name}
      title={name}
      aria-current={pathname === address ? 'page' : undefined}
    >
      <Icon />
    </Link>
  )
}

function TabLink({ to: address, name, Icon }: Entry) {
  const { pathname } = useLocation()
  return (
    <Link to={address} className="tabbar-link" aria-current={pathname === address ? 'page' : undefined}>
      <Icon />
      {name}
    </Link>
  )
}
