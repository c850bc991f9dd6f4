import { useLiveUpdates } from '@longhaul/browser/live/use-live-updates.ts'
import { OfflineNote } from '@longhaul/browser/state/OfflineNote.tsx'
import { AskHost } from '@longhaul/ui/dialog/AskHost.tsx'
import { ToastRegion } from '@longhaul/ui/toast/ToastRegion.tsx'
import { useLoggedIn } from '../shared/visit.ts'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
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
