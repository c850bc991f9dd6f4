/*
 * Whether a page's chunk is loading. The old page stays until the new one can be rendered; meanwhile the
 * shell draws a thin progress line at the top, so that a slow connection does not look like a dead link.
 */
let count = 0
const watchers = new Set<() => void>()

/** Counts a load as pending until it settles. */
export async function loadingPage<T>(load: Promise<T>): Promise<T> {
  change(1)
  try {
    return await load
  } finally {
    change(-1)
  }
}

export const isPageLoading = (): boolean => count > 0

export function watchPageLoading(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function change(by: number): void {
  count += by
  for (const watcher of watchers) watcher()
}
