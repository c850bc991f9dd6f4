import type { ReactNode } from 'react'
import './mat.css'

/** An instrument's reading in green digits. `label` tells screen readers what was measured. */
export function ReadOut({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <span className="read-out">
      {label && <span className="sr-only">{label} </span>}
      {children}
    </span>
  )
}
