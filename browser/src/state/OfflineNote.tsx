import { stateText } from '@longhaul/text/ui.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useSyncExternalStore } from 'react'
import { app } from '../app.ts'
import { isWaitingForNetwork, tryChunksAgain, watchNetworkWait } from '../chunk/chunk-reload.ts'

/**
 * Says so while there is no network, and, where a page cannot open for that reason, offers to try again. The
 * live region is always rendered, so that screen readers announce the
 * text when it appears.
 */
export function OfflineNote({ className }: { className?: string }) {
  const online = useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  )
  const isWaiting = useSyncExternalStore(watchNetworkWait, isWaitingForNetwork, () => false)
  return (
    <div role="status">
      {(!online || isWaiting) && (
        <p className={className}>
          <WifiOff />
          {isWaiting ? app.words.offlinePage : app.words.offline}
          {isWaiting && (
            <Button size="small" guardMs={0} onClick={tryChunksAgain}>
              {stateText.tryAgain}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

function watchOnline(watcher: () => void): () => void {
  addEventListener('online', watcher)
  addEventListener('offline', watcher)
  return () => {
    removeEventListener('online', watcher)
    removeEventListener('offline', watcher)
  }
}
