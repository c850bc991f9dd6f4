const watchers = new Set<() => void>()

/** Calls back when the session's cookies may have changed: at once for this page, for another tab when this one becomes visible. */
export function watchSession(watcher: () => void): () => void {
  watchers.add(watcher)
  document.addEventListener('visibilitychange', watcher)
  return () => {
    watchers.delete(watcher)
    document.removeEventListener('visibilitychange', watcher)
  }
}

/** To be called after the session's cookies were written. */
export function sessionChanged(): void {
  for (const watcher of watchers) watcher()
}
