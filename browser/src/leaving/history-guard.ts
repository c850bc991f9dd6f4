/** Is called for a step in the history before the router; it may hide the step from the router. */
type Guard = (event: PopStateEvent) => void

let guard: Guard | null = null

/** Called once, before there is a router: listeners of the window are called in the order in which they were added. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => guard?.(event))
}

/** Puts a guard before the router; returns the function that removes it. */
export function guardHistory(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}
