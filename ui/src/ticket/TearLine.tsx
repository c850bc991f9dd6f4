import './ticket.css'

/**
 * Separates what is paid now from what is paid later, or a ticket from its stub, or lines from their total.
 * Has notches where it crosses a ticket.
 */
export function TearLine() {
  return <hr className="tear" />
}
