import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, true afterwards: output that depends on the reader's clock or time zone must first match the server's. */
export const useInPage = (): boolean => useSyncExternalStore(noWatch, yes, no)

/** The current minute, in milliseconds; null on the server and during hydration. */
export const useNow = (): number | null => useSyncExternalStore(watchMinutes, thisMinute, () => null)

const noWatch = () => () => {}
const yes = () => true
const no = () => false

const MINUTE_MS = 60_000
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

function watchMinutes(watcher: () => void) {
  const clock = setInterval(watcher, MINUTE_MS / 6)
  return () => clearInterval(clock)
}
