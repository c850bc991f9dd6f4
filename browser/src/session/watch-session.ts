const watchers = new Set<() => void>()

/**
 * Calls back when the session's cookies may have changed: immediately for a change by this page, or when this
 * tab's visibility changes.
 */
export function watchSession(watcher: () => void): () => void {
  watchers.add(watcher)
  document.addEventListener('visibilitychange', watcher)
  return () => {
    watchers.delete(watcher)
    document.removeEventListener('visibilitychange', watcher)
  }
}

/** Call this after writing the session's cookies. */
export function sessionChanged(): void {
  for (const watcher of watchers) watcher()
}
