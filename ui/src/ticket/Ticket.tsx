import type { ReactNode } from 'react'
import './ticket.css'

/**
 * A slip of paper with a number or a price on it: `TicketPart`s with a `TearLine` between them, under each other, or with `layout="row"`
 * beside each other where there is room. At most one to a region; rows of a list are no tickets.
 */
export function Ticket({
  label,
  layout = 'stack',
  torn,
  bleeds,
  as: Sheet = 'section',
  children,
}: {
  /** The name of its region; without one it is none. */
  label?: string | undefined
  layout?: 'stack' | 'row' | undefined
  /** The edge that was torn off: toothed. Of two payments that lie apart, the first is torn at its `end`, the second at its `start`. */
  torn?: 'start' | 'end' | undefined
  /** Reaches both edges of a telephone's screen. */
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

/** What stands on one side of a ticket's tear. A `stub` is as wide as its content; `flush` has no inner margin: a picture up to the edge. */
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
