const KEY = 'chunkReloadAt'
const MINUTE_MS = 60_000
/** A page that is still here so long after it reloaded itself was kept by its reader, or has no network. */
const STILL_HERE_MS = 10_000

let reloading: Promise<void> | undefined

/**
 * Thrown when a page's chunk could not be loaded and a reload was tried within the last minute: the error
 * boundary says "Update needed".
 */
export class ChunkError extends Error {}

/**
 * Loads a chunk that the user is waiting for. Without a network it waits for one and retries: the
 * server-rendered page stays readable under the offline note, and a reload would lose it.
 */
export async function loadChunk<Found>(find: () => Promise<Found>): Promise<Found> {
  try {
    return await find()
  } catch (cause) {
    if (navigator.onLine) return chunkFailed(cause)
    await networkOrRetry()
    fetchSheetsAgain()
    return loadChunk(find)
  }
}

/*
 * The chunks that wait for a network, because a page that the reader asked for cannot open: the offline note
 * says so and offers to try at once (state/OfflineNote.tsx).
 */
const waiting = new Set<() => void>()
const watchers = new Set<() => void>()

/** Whether a page that the reader asked for waits for the network. */
export const isWaitingForNetwork = (): boolean => waiting.size > 0

export function watchNetworkWait(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Tries again what waits for the network. */
export function tryChunksAgain(): void {
  for (const goOn of waiting) goOn()
}

/** Resolves when the device is connected again, or the reader wants to try. */
async function networkOrRetry(): Promise<void> {
  const tell = () => watchers.forEach((watcher) => watcher())
  await new Promise<void>((goOn) => {
    waiting.add(goOn)
    addEventListener('online', () => goOn(), { once: true })
    tell()
  })
  waiting.clear()
  tell()
}

/**
 * The bundler's loader takes a style sheet that it could not load for loaded, and does not ask for it again.
 */
function fetchSheetsAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode())
}

/**
 * Handles a chunk that cannot be loaded, usually because the site was updated while the page was open:
 * reloads, at most once a minute (docs/rules/storefront.md). Half-filled forms save themselves when the page
 * goes away (ui/src/field/use-draft.ts).
 */
async function chunkFailed(cause: unknown): Promise<never> {
  // Several chunks of a page fail together.
  if (!reloading && mayReload(Date.now())) {
    location.reload()
    reloading = new Promise((stay) => setTimeout(stay, STILL_HERE_MS))
  }
  await reloading
  reloading = undefined
  // The error panel replaces any form on the page, so forms must save themselves as if the page went away.
  dispatchEvent(new Event('pagehide'))
  throw new ChunkError('a page could not be loaded', { cause })
}

/**
 * Whether the last such reload was at least a minute ago; if so, records this one. False without storage,
 * where nothing could stop a loop.
 */
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
