import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/**
 * False on the server and during hydration, true afterwards: output that depends on the reader's clock or time zone must first match the server's. The render
 * that follows hydration is in pieces, between which the browser answers a touch; a store whose value differed from the server's would make it a single one.
 */
export function useInPage(): boolean {
  const isMounted = useRef(true)
  const mounted = useSyncExternalStore(
    noWatch,
    () => isMounted.current,
    // Called on the server and during hydration, and nowhere else.
    () => (isMounted.current = false),
  )
  const [inPage, setInPage] = useState(mounted)
  useEffect(() => startTransition(() => setInPage(true)), [])
  return inPage
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
