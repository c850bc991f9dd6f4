import type { ReactNode } from 'react'
import './ticket.css'

/**
 * A slip of paper with a number or a price on it: `TicketPart`s with a `TearLine` between them, stacked, or
 * with `layout="row"` side by side where there is room. Use at most one per region, and never for the rows of
 * a list.
 */
export function Ticket({
  label,
  layout = 'stack',
  torn,
  bleeds,
  as: Sheet = 'section',
  children,
}: {
  /** The name of its region; without a label it is not a region. */
  label?: string | undefined
  layout?: 'stack' | 'row' | undefined
  /**
   * The torn edge, drawn with teeth. Of two separate payments, the first is torn at its `end`, the second at
   * its `start`.
   */
  torn?: 'start' | 'end' | undefined
  /** Reaches both edges of a phone's screen. */
  bleeds?: boolean | undefined
  as?: 'section' | 'article' | 'div' | 'li' | undefined
  children: ReactNode
}) {
  return (
    <Sheet
      className="ticket"
      data-layout={layout}
      data-torn={torn}
      data-bleeds={bleeds ? '' : undefined}
      aria-label={label}
    >
      {children}
    </Sheet>
  )
}

/**
 * One side of a ticket's tear line. A `stub` is as wide as its content; `flush` has no padding, for a picture
 * that reaches the edge.
 */
export function TicketPart({
  stub,
  flush,
  children,
}: {
  stub?: boolean | undefined
  flush?: boolean | undefined
  children: ReactNode
}) {
  return (
    <div className="ticket-part" data-stub={stub ? '' : undefined} data-flush={flush ? '' : undefined}>
      {children}
    </div>
  )
}
