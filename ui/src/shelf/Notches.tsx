import './shelf.css'

const WIDTH = 8
/** With this many days left or fewer, the shopper should act. */
const SOON = 3

/** Days as notches: used days are filled, remaining ones hollow, or amber if three or fewer remain. The text beside it says the same. */
export function Notches({ used, days = 30 }: { used: number; days?: number | undefined }) {
  const full = Math.max(0, Math.min(days, used))
  const soon = days - full <= SOON
  return (
    <svg className="notches" viewBox={`0 0 ${days * WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: days }, (_, day) => (
        <rect
          key={day}
          x={day * WIDTH + 0.5}
          y=".5"
          width="5.5"
          height="9"
          data-day={day < full ? 'used' : soon ? 'soon' : 'free'}
        />
      ))}
    </svg>
  )
}
