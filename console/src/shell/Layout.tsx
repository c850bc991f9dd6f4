import { useLiveUpdates } from '@longhaul/browser/live/use-live-updates.ts'
import { OfflineNote } from '@longhaul/browser/state/OfflineNote.tsx'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useLocation, useNavigate } from '@longhaul/ui/address/router.tsx'
import { AskHost } from '@longhaul/ui/dialog/AskHost.tsx'
import { SkipLink } from '@longhaul/ui/scroll/SkipLink.tsx'
import { lazyWithPreload } from '@longhaul/browser/chunk/lazy-with-preload.tsx'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { FindButton, useFinder } from '../find/FindButton.tsx'
import { useRefused } from '../policy/second-person.ts'
import { SECTIONS, sectionPath } from '../sections.ts'
import { useShortcuts } from '../shared/shortcuts.ts'
import { useLoggedIn, useMe, whyNotRole } from '../shared/use-me.ts'
import { KeysDialog } from './KeysDialog.tsx'
import { PersonBar } from './PersonBar.tsx'
import { SideNav } from './SideNav.tsx'

const ProposeDialog = lazyWithPreload(() =>
  import('../policy/ProposeDialog.tsx').then((found) => found.ProposeDialog),
)
const FindDialog = lazyWithPreload(() => import('../find/FindDialog.tsx').then((found) => found.FindDialog))

/**
 * Menu and page: side by side, or the menu on top on a phone. Stations and print have no menu, so one column.
 */
const FRAME =
  'grid min-h-dvh grid-cols-[216px_minmax(0,1fr)] max-desk:grid-cols-[60px_minmax(0,1fr)] max-md:grid-cols-1 max-md:grid-rows-[auto_1fr] in-data-station:block print:block print:min-h-0'
/** The menu, the demo banner, and the account at the bottom. */
const SIDE =
  'sticky top-0 z-(--z-sticky) grid h-dvh grid-rows-[minmax(0,1fr)_auto_auto] self-start border-e bg-sunken max-md:h-auto max-md:grid-cols-[minmax(0,1fr)_auto] max-md:grid-rows-[auto] max-md:border-e-0 max-md:border-b in-data-station:hidden print:hidden'

/** The frame of every screen: side menu, shortcuts, live updates. */
export function Layout({ children }: { children: ReactNode }) {
  const [keysOpen, setKeysOpen] = useState(false)
  useLiveUpdates(useLoggedIn())
  const finder = useFinder()
  const refused = useRefused()
  useGoKeys(() => setKeysOpen(true))
  return (
    <div className={FRAME}>
      <SkipLink />
      <div className={SIDE}>
        <SideNav find={<FindButton onOpen={finder.open} />} />
        <DemoBanner />
        <PersonBar onKeys={() => setKeysOpen(true)} />
      </div>
      <main id="main" tabIndex={-1} className="min-w-0 print:p-0" ref={useFocusOnChange()}>
        <OfflineNote className="flex items-center gap-2 bg-bad-tint px-6 py-2 font-medium text-bad" />
        {children}
      </main>
      <KeysDialog open={keysOpen} onClose={() => setKeysOpen(false)} />
      <AskHost />
      {refused && (
        <Suspense fallback={null}>
          <ProposeDialog refused={refused} />
        </Suspense>
      )}
      {finder.words !== null && (
        <Suspense fallback={null}>
          <FindDialog words={finder.words} onClose={finder.close} />
        </Suspense>
      )}
    </div>
  )
}

/** `g` and a letter for every section that this member may open, `?` for help. */
function useGoKeys(onHelp: () => void): void {
  const me = useMe()
  const navigate = useNavigate()
  useShortcuts([
    ...SECTIONS.filter((section) => whyNotRole(me, section.roles) === null).map((section) => ({
      keys: `g ${section.key}`,
      does: shellText.keys.go(shellText.sections[section.id]),
      act: () => navigate(sectionPath(section)),
    })),
    { keys: '?', does: shellText.keys.help, act: onHelp },
  ])
}

/**
 * Moves the focus to the main region after navigation, unless the page has focused something itself, such as
 * a scan field.
 */
function useFocusOnChange() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** Shown on every screen of the demo, so that no one mistakes it for the real shop. */
function DemoBanner() {
  const { data } = useCall('GET /configurations', undefined, { staleMs: 10 * 60_000 })
  if (!data?.demo) return null
  return (
    <p
      className="row-start-2 bg-warn-tint px-4 py-2 text-[13px]/[18px] text-warn max-desk:hidden"
      role="note"
    >
      {shellText.demo}
    </p>
  )
}
