import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { useEffect, useRef } from 'react'
import { NavLink } from '../shared/Link.tsx'
import { to } from '../links.ts'
import { useMe } from '../shared/use-me.ts'

/** From one page of the account to the next. Scrolls sideways where it is narrow, the present one in sight. */
export function AccountNav() {
  const me = useMe()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const here = list.current?.querySelector('[aria-current]')
    if (list.current && here instanceof HTMLElement)
      list.current.scrollLeft = here.offsetLeft - (list.current.clientWidth - here.offsetWidth) / 2
  }, [pathname])
  const entries = [
    [to.orders(), shellText.ordersShort],
    [to.store(), shellText.warehouse],
    [to.parcels(), shellText.packages],
    [to.funds(), shellText.balance],
    [to.rewards(), shellText.rewards],
    [to.messages(), shellText.messages],
    [to.addresses(), shellText.addresses],
    [to.settings(), shellText.settings],
  ] as const
  return (
    <nav className="account-nav" aria-label={shellText.account}>
      <ul className="wrap" ref={list}>
        {entries.map(([address, name]) => (
          <li key={address}>
            <NavLink to={address}>
              {name}
              {address === to.messages() && me && me.unread_count > 0 && (
                <span className="badge">{me.unread_count > 99 ? '99+' : me.unread_count}</span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
