import WifiOff from 'lucide-react/icons/wifi-off'
import { useSyncExternalStore } from 'react'
import { app } from '../app.ts'

/**
 * Says so while there is no network. The live region is always rendered, so that screen readers announce the
 * text when it appears.
 */
export function OfflineNote({ className }: { className?: string }) {
  const online = useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className={className}>
          <WifiOff />
          {app.words.offline}
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
