import type { ReactNode } from 'react'
import './mat.css'

/**
 * The green cutting mat of the warehouse, for goods that we have handled. Never used under a seller's
 * picture.
 */
export function Mat({
  ruler,
  wide,
  flush,
  children,
}: {
  /** A ruler along its lower edge. */
  ruler?: boolean | undefined
  /** Spans the window from edge to edge, with its content as wide as the page. */
  wide?: boolean | undefined
  /** Lies in a frame that has the corners. */
  flush?: boolean | undefined
  children: ReactNode
}) {
  return (
    <div
      className="mat"
      data-wide={wide ? '' : undefined}
      data-flush={flush ? '' : undefined}
      data-ruler={ruler ? '' : undefined}
    >
      {wide ? <div className="wrap">{children}</div> : children}
    </div>
  )
}
