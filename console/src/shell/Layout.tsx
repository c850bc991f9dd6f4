import { useLiveUpdates } from '@longhaul/browser/live/use-live-updates.ts'
import { OfflineNote } from '@longhaul/browser/state/OfflineNote.tsx'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { AskHost } from '@longhaul/ui/dialog/ask.tsx'
import { SkipLink } from '@longhaul/ui/scroll/SkipLink.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SECTIONS, sectionPath } from '../sections.ts'
import { useShortcutKeys, useShortcuts } from '../shared/shortcuts.ts'
import { useLoggedIn, useMe, whyNotRole } from '../shared/use-me.ts'
import { DemoBanner } from './DemoBanner.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { PersonBar } from './PersonBar.tsx'
import { SideNav } from './SideNav.tsx'

/** The frame around every screen: queues at the side, person on top, keys everywhere, live. */
export function Layout({ children }: { children: ReactNode }) {
  const [keysOpen, setKeysOpen] = useState(false)
  useLiveUpdates(useLoggedIn())
  useShortcutKeys()
  useGoKeys(() => setKeysOpen(true))
  return (
    <div className="console in-data-station:grid-cols-1">
      <SkipLink />
      <div className="side in-data-station:hidden">
        <SideNav />
        <DemoBanner />
        <PersonBar onKeys={() => setKeysOpen(true)} />
      </div>
      <main id="main" tabIndex={-1} ref={useFocusOnChange()}>
        <OfflineNote />
        {children}
      </main>
      <KeysDialog open={keysOpen} onClose={() => setKeysOpen(false)} />
      <AskHost />
    </div>
  )
}

/** G and a letter for every section that is this person's, ? for the list. */
function useGoKeys(onHelp: () => void): void {
  const me = useMe()
  const navigate = useNavigate()
  useShortcuts([
    ...SECTIONS.filter((section) => whyNotRole(me, section.roles) === null).map((section) => ({
      keys: `g ${section.key}`,
      does: shellText.keys.go(shellText.sections[section.id]),
      act: () => void navigate(sectionPath(section)),
    })),
    { keys: '?', does: shellText.keys.help, act: onHelp },
  ])
}

/** After a change of page the focus is at its beginning, unless the page took it itself: a scan field. */
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
