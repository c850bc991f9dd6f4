const KEY = 'chunkReloadAt'
const MINUTE_MS = 60_000

/** Thrown where a page's chunk could not be loaded and reloading has just been tried: the error boundary says "Update needed". */
export class ChunkError extends Error {}

/**
 * Loads what a reader waits for. Without a network it waits for one and asks again: what the server drew stays readable under the note that
 * says so, and a reload would lose it.
 */
export async function loadChunk<Found>(find: () => Promise<Found>): Promise<Found> {
  try {
    return await find()
  } catch (cause) {
    if (navigator.onLine) return chunkFailed(cause)
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadChunk(find)
  }
}

/**
 * What to do when a page's chunk cannot be loaded, mostly because the site was updated under an open page: reload, at most once a minute
 * (docs/rules/storefront.md). Forms that are half filled save themselves on the way out (ui/src/field/use-draft.ts).
 */
function chunkFailed(cause: unknown): Promise<never> {
  if (!mayReload(Date.now())) {
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
