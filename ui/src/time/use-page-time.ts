import { useSyncExternalStore } from 'react'

/**
 * False on the server and while its HTML is taken over, true afterwards: what depends on the reader's clock and time
 * zone has to read as the server wrote it first.
 */
export const useInPage = (): boolean => useSyncExternalStore(noWatch, yes, no)

/** Now, once a minute, in milliseconds; null on the server and while its HTML is taken over. */
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
