import './ticket.css'

/** Between what is paid now and later, a ticket and its stub, or above a total. Has notches where it crosses a ticket. */
export function TearLine() {
  return <hr className="tear" />
}
