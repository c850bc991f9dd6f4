/** Called before the router for each step in the history; it may hide the step from the router. */
type Guard = (event: PopStateEvent) => void

let guard: Guard | null = null

/**
 * Call this once, before creating the router: the window calls its listeners in the order in which they were
 * added.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => guard?.(event))
}

/** Installs a guard in front of the router; returns the function that removes it. */
export function guardHistory(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}
