import type { ReactNode } from 'react'

/** What narrows a list down, above it; the list takes the rest of the screen. */
export function Desk({ children }: { children: ReactNode }) {
  return <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">{children}</div>
}

/** A list that scrolls in the rest of its screen, where nothing is open beside it. */
export function DeskScroll({ children }: { children: ReactNode }) {
  return <div className="min-h-0 overflow-auto">{children}</div>
}
