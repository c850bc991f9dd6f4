/** Hears of a step in the history before the router does; it may keep the step from the router. */
type Guard = (event: PopStateEvent) => void

let guard: Guard | null = null

/** Called once, before there is a router: of those who listen to the window, the first hears first. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => guard?.(event))
}

/** Puts a guard before the router; answers how to take it away. */
export function guardHistory(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}
