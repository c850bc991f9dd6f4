const KEY = 'chunkReloadAt'
const MINUTE_MS = 60_000

/** Thrown where a page's chunk could not be loaded and reloading has just been tried: the error boundary says "Update needed". */
export class ChunkError extends Error {}

/**
 * What to do when a page's chunk cannot be loaded, mostly because the site was updated under an open page: reload, at most once a minute
 * (docs/rules/storefront.md). Forms that are half filled save themselves on the way out (ui/src/field/use-draft.ts).
 */
export function chunkFailed(cause: unknown): Promise<never> {
  if (!navigator.onLine || !mayReload(Date.now())) {
    // The panel takes the place of whatever form is on the page, so they save themselves as if the page went away.
    dispatchEvent(new Event('pagehide'))
    return Promise.reject(new ChunkError('a page could not be loaded', { cause }))
  }
  location.reload()
  // Never resolves: the page is being reloaded.
  return new Promise(() => undefined)
}

/** Whether the last reload of this kind is a minute ago; records this one. False without storage, where nothing could stop a loop. */
function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (now - last < MINUTE_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}
