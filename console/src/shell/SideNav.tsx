import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { Logo } from '@longhaul/ui/logo/Logo.tsx'
import MenuIcon from 'lucide-react/icons/menu'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { to } from '../links.ts'
import { MENU, sectionOf } from '../sections.ts'
import { SideGroup } from './SideGroup.tsx'

/** The scroll padding leaves room below the current section for the demo banner, which appears later. */
const MENU_LIST =
  'scroll-pt-10 scroll-pb-24 overflow-y-auto overscroll-contain px-2 pb-4 [scrollbar-width:thin] max-desk:[scrollbar-width:none]'
/** On a phone it opens over the page. */
const PHONE_LIST =
  'max-md:absolute max-md:inset-x-0 max-md:top-full max-md:max-h-[calc(100dvh-60px)] max-md:border-b max-md:bg-sunken max-md:px-3 max-md:pt-2 max-md:pb-6 max-md:shadow-pop'

/**
 * The side menu, with the global search above it: all sections in groups, with counts. On a phone a button
 * opens it.
 */
export function SideNav({ find }: { find?: ReactNode }) {
  const id = useId()
  const { pathname, key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === key
  const here = sectionOf(pathname)
  return (
    <nav
      className="grid min-h-0 grid-rows-[auto_auto_minmax(0,1fr)] max-md:flex max-md:items-center max-md:px-2"
      aria-label={shellText.navigation}
    >
      <HomeLink />
      {find}
      <button
        type="button"
        className="hidden min-h-11 items-center gap-2 rounded-control px-3 font-medium max-md:flex"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? null : key)}
      >
        <MenuIcon />
        {shellText.menu}
      </button>
      <div
        id={id}
        className={`${MENU_LIST} ${PHONE_LIST} ${open ? '' : 'max-md:hidden'}`}
        ref={useCurrentInSight(pathname)}
      >
        {MENU.map((group) => (
          <SideGroup key={group.id} group={group} here={here} />
        ))}
      </div>
    </nav>
  )
}

/** The shop's logo, with its name where there is room. */
function HomeLink() {
  const site = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 }).data
  const name = site?.WEBSITE_NAME ?? 'Longhaul'
  return (
    <Link
      to={to.home()}
      className="flex h-14 items-center gap-2.5 px-4 text-ink no-underline max-desk:justify-center max-desk:p-0 max-md:px-2"
    >
      <Logo src={site?.WEBSITE_LOGO_PATH} name={name} markOnly size="small" />
      <span className="text-xl/none font-semibold tracking-[-0.02em] max-desk:hidden" aria-hidden="true">
        {name}
      </span>
    </Link>
  )
}

/** Scrolls the menu to the current section. */
function useCurrentInSight(pathname: string) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [pathname])
  return menu
}
