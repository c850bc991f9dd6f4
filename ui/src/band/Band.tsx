import type { ReactNode } from 'react'
import './band.css'

/** A band across the page, in a frame of its own; on a telephone from edge to edge. */
export const Band = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="band" aria-label={label}>
    {children}
  </section>
)

/** Up to three parts side by side, the middle one the widest; stacked on a telephone. */
export const BandColumns = ({ children }: { children: ReactNode }) => (
  <div className="band-columns">{children}</div>
)
