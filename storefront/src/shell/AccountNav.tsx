import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { useEffect, useRef } from 'react'
import { NavLink } from '../shared/Link.tsx'
import { to } from '../links.ts'
import { useMe } from '../shared/use-me.ts'
import { CountBadge } from './CountBadge.tsx'

const ENTRY =
  'inline-flex min-h-12 items-center gap-2 px-3 whitespace-nowrap text-ink-2 no-underline aria-[current]:font-medium aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--primary)]'

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
    <nav className="border-b" aria-label={shellText.account}>
      <ul className="wrap relative flex gap-1 overflow-x-auto [scrollbar-width:none]" ref={list}>
        {entries.map(([address, name]) => (
          <li key={address}>
            <NavLink className={ENTRY} to={address}>
              {name}
              {address === to.messages() && <CountBadge count={me?.unread_count ?? 0} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
