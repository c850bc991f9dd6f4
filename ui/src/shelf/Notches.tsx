import './shelf.css'

const WIDTH = 8
/** From how many days left on the shopper should act. */
const SOON = 3

/** Days as notches: full is used, hollow is free, and what is left is amber once it is three or fewer. The words beside it say the same. */
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
