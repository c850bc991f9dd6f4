/*
 * Whether a page's chunk is on its way. The old page stays until the new one can be drawn; meanwhile the shell draws a thin line on top, so
 * that a slow line does not look like a dead link.
 */
let count = 0
const watchers = new Set<() => void>()

/** Counts a load until it ends, either way. */
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
