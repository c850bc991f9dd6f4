import './shelf.css'

const WIDTH = 8
/** With this many days left or fewer, the shopper should act. */
const SOON = 3

/**
 * More would be too narrow to see, and days paid in advance have no limit: above it, a notch stands for
 * several days.
 */
const MOST = 90

/**
 * Days as notches: used days are filled, remaining ones hollow, or amber if three or fewer remain. The text
 * beside it says the same.
 */
export function Notches({ used, days = 30 }: { used: number; days?: number | undefined }) {
  const full = Math.max(0, Math.min(days, used))
  const soon = days - full <= SOON
  const each = Math.max(1, Math.ceil(days / MOST))
  const count = Math.ceil(days / each)
  return (
    <svg
      className="notches"
      viewBox={`0 0 ${count * WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, at) => (
        <rect
          key={at}
          x={at * WIDTH + 0.5}
          y=".5"
          width="5.5"
          height="9"
          data-day={(at + 1) * each <= full || full === days ? 'used' : soon ? 'soon' : 'free'}
        />
      ))}
    </svg>
  )
}
