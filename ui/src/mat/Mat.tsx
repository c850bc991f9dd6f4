import type { ReactNode } from 'react'
import './mat.css'

/** The green cutting mat of the warehouse: what was in our hands. Never under a seller's picture. */
export function Mat({
  ruler,
  wide,
  children,
}: {
  /** A ruler along its lower edge. */
  ruler?: boolean | undefined
  /** A band from edge to edge of the window, its content as wide as the page. */
  wide?: boolean | undefined
  children: ReactNode
}) {
  return (
    <div className="mat" data-wide={wide ? '' : undefined} data-ruler={ruler ? '' : undefined}>
      {wide ? <div className="wrap">{children}</div> : children}
    </div>
  )
}
