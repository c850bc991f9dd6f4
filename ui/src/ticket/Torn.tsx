import type { ReactNode } from 'react'
import './ticket.css'

/** Two tickets that were one, lying apart: the first torn at its end, the second at its start. Beside each other where there is room. */
export function Torn({ children }: { children: ReactNode }) {
  return <div className="torn">{children}</div>
}
