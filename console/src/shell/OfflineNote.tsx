import { shellText } from '@longhaul/text/console/shell/shell.ts'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useSyncExternalStore } from 'react'

/** Says that there is no network, for as long as there is none. The live region is there before its words. */
export function OfflineNote() {
  const online = useSyncExternalStore(watchOnline, () => navigator.onLine)
  return (
    <div role="status" className="offline">
      {!online && (
        <>
          <WifiOff />
          {shellText.offline}
        </>
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
