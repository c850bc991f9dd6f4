import { AskHost } from '@longhaul/ui/dialog/ask.tsx'
import { ToastRegion } from '@longhaul/ui/toast/ToastRegion.tsx'
import { useEffect } from 'react'
import { preloadErrorPanels } from '../shared/error-panel.ts'
import { useLiveUpdates } from './live-updates.ts'
import { OfflineNote } from './OfflineNote.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { ScrollKeeper } from './ScrollKeeper.tsx'

/** What lies over the page or works behind it, and is not needed to draw it. */
export function Overlays() {
  useLiveUpdates()
  useEffect(() => void preloadErrorPanels(), [])
  return (
    <>
      <RouteAnnouncer />
      <ScrollKeeper />
      <OfflineNote />
      <AskHost />
      <ToastRegion />
    </>
  )
}
