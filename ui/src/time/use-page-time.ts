import { useSyncExternalStore } from 'react'

/**
 * False on the server and during hydration, true afterwards: what depends on the reader's clock or time zone
 * must first match the server's.
 */
export const useInPage = (): boolean =>
  useSyncExternalStore(
    noWatch,
    () => true,
    () => false,
  )

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
