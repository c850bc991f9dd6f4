const KEY = 'consoleChunkReloadAt'
const MINUTE_MS = 60_000

/** Thrown where a page's chunk could not be loaded and reloading has just been tried: the error boundary says "Update needed". */
export class ChunkError extends Error {}

/** A page's chunk cannot be loaded, mostly because the site was updated under an open page: reload, at most once a minute. */
export function chunkFailed(cause: unknown): Promise<never> {
  if (!navigator.onLine || !mayReload(Date.now()))
    return Promise.reject(new ChunkError('a page could not be loaded', { cause }))
  location.reload()
  // Nothing more happens here: the page is going away.
  return new Promise(() => undefined)
}

/** Whether the last reload of this kind is a minute ago; notes this one. Without storage nothing could stop a loop, so no. */
function mayReload(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < MINUTE_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}
