import { OfflineNote } from '@longhaul/browser/state/OfflineNote.tsx'
import { AskHost } from '@longhaul/ui/dialog/AskHost.tsx'
import { ToastRegion } from '@longhaul/ui/toast/ToastRegion.tsx'
import { useEffect } from 'react'
import { preloadErrorPanels } from '../shared/error-panel.ts'
import { fetchPicturesForPrint } from '../shared/pictures-for-print.ts'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

/** Above the bar of tabs, where there is one. */
const OFFLINE =
  'fixed inset-x-0 bottom-0 z-10 bg-warn-tint text-warn in-[body:has(#tab-bar)]:max-md:bottom-[calc(57px+env(safe-area-inset-bottom))]'

/** Everything that overlays the page, and what the next page may need. */
export function Overlays() {
  useEffect(() => void preloadErrorPanels(), [])
  useEffect(fetchPicturesForPrint, [])
  return (
    <>
      <RouteAnnouncer />
      <div className={OFFLINE}>
        <OfflineNote className="wrap flex items-center gap-2 py-3" />
      </div>
      <AskHost />
      <ToastRegion belowHeader />
    </>
  )
}
