import type { ReactNode } from 'react'
import './ticket.css'

/**
 * Two halves of a torn ticket: the first torn at its end, the second at its start. Side by side where there
 * is room.
 */
export function Torn({ children }: { children: ReactNode }) {
  return <div className="torn">{children}</div>
}
