import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Logo } from '@longhaul/ui/logo/Logo.tsx'
import MenuIcon from 'lucide-react/icons/menu'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { to } from '../links.ts'
import { MENU, sectionOf } from '../sections.ts'
import { SideGroup } from './SideGroup.tsx'

/** The menu: every section in its group, with what waits in it. On a phone it opens under a button. */
export function SideNav() {
  const id = useId()
  const site = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 }).data
  const { pathname, key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === key
  const here = sectionOf(pathname)
  return (
    <nav className="side-nav" aria-label={shellText.navigation}>
      <Link to={to.home()} className="side-logo">
        <Logo src={site?.WEBSITE_LOGO_PATH} name={site?.WEBSITE_NAME ?? 'Longhaul'} />
      </Link>
      <button
        type="button"
        className="side-open"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? null : key)}
      >
        <MenuIcon />
        {shellText.menu}
      </button>
      <div id={id} className="side-menu" data-open={open ? '' : undefined} ref={useCurrentInSight(pathname)}>
        {MENU.map((group) => (
          <SideGroup key={group.id} group={group} here={here} />
        ))}
      </div>
    </nav>
  )
}

/** A menu longer than the window is scrolled to the section that one is in. */
function useCurrentInSight(pathname: string) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [pathname])
  return menu
}
