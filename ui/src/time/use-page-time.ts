import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * False on the server and during hydration, true afterwards: output that depends on the reader's clock or time zone must first match the server's. The render
 * that follows hydration is in pieces, between which the browser answers a touch; a store whose value differed from the server's would make it a single one.
 */
export function useInPage(): boolean {
  const [{ ofPage, ofDocument }] = useState(snapshots)
  const mounted = useSyncExternalStore(noWatch, ofPage, ofDocument)
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => {
    if (!mounted) startTransition(() => setHydrated(true))
  }, [mounted])
  return mounted || hydrated
}

/** Of one component's use: true, or false once React has called the second function, which it does on the server and during hydration only. */
function snapshots() {
  let mounted = true
  return { ofPage: () => mounted, ofDocument: () => (mounted = false) }
}

/** The current minute, in milliseconds; null on the server and during hydration. */
export function useNow(): number | null {
  const now = useSyncExternalStore(watchMinutes, thisMinute, thisMinute)
  return useInPage() ? now : null
}

const noWatch = () => () => {}

const MINUTE_MS = 60_000
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

function watchMinutes(watcher: () => void) {
  const clock = setInterval(watcher, MINUTE_MS / 6)
  return () => clearInterval(clock)
}
