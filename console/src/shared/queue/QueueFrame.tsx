import type { ReactNode } from 'react'

/** Filters above, and a list that takes the rest of the screen. */
export function QueueFrame({ children }: { children: ReactNode }) {
  return <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">{children}</div>
}

/** A list that scrolls within the rest of the screen, without a detail panel. */
export function QueueScroll({ children }: { children: ReactNode }) {
  return <div className="min-h-0 overflow-auto">{children}</div>
}
