import type { ReactNode } from 'react'
import './mat.css'

/** What an instrument showed: green digits. `label` says of what, for who hears it. */
export function ReadOut({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <span className="read-out">
      {label && <span className="sr-only">{label} </span>}
      {children}
    </span>
  )
}
