import { useLiveUpdates } from '@longhaul/browser/live/use-live-updates.ts'
import { OfflineNote } from '@longhaul/browser/state/OfflineNote.tsx'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { AskHost } from '@longhaul/ui/dialog/AskHost.tsx'
import { ToastRegion } from '@longhaul/ui/toast/ToastRegion.tsx'
import { useEffect, useRef, useState } from 'react'
import { watchTitle } from '../shared/head.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { ScrollKeeper } from './ScrollKeeper.tsx'

/** Above the bar of tabs, where there is one. */
const OFFLINE =
  'fixed inset-x-0 bottom-0 z-10 bg-warn-tint text-warn in-[body:has(#tab-bar)]:max-md:bottom-[calc(57px+env(safe-area-inset-bottom))]'

/**
 * What is around every page and invisible at first: dialogs, toasts, announcements, live updates, the scroll
 * position.
 */
export function Overlays() {
  useLiveUpdates(useLoggedIn())
  return (
    <>
      <ScrollKeeper />
      <RouteAnnouncer />
      <div className={OFFLINE}>
        <OfflineNote className="wrap flex items-center gap-2 py-3" />
      </div>
      <AskHost />
      <ToastRegion belowHeader />
    </>
  )
}

/**
 * After a navigation, announces the page's title and moves the focus to the beginning of its content, as
 * after a full load.
 */
function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [spoken, setSpoken] = useState('')
  const shown = useRef(pathname)
  const due = useRef(false)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    due.current = true
    // A dialog or a field that took the focus meanwhile keeps it.
    if (
      document.activeElement === document.body ||
      !document.querySelector('main')?.contains(document.activeElement)
    )
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(
    () =>
      watchTitle(() => {
        if (!due.current) return
        due.current = false
        setSpoken(document.title)
      }),
    [],
  )

  return (
    <p className="sr-only" role="status" aria-live="polite">
      {spoken}
    </p>
  )
}
