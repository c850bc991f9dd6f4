import { starsText } from '@longhaul/text/ui/label.ts'
import Star from 'lucide-react/icons/star'
import './stars.css'

/** Displays a rating. */
export function StarsShown({ stars }: { stars: number }) {
  return (
    <span className="stars" data-size="small">
      <i className="sr-only">{starsText.starsOf(stars)}</i>
      {[1, 2, 3, 4, 5].map((entry) => (
        <span key={entry} data-lit={entry <= Math.round(stars) || undefined}>
          <Star />
        </span>
      ))}
    </span>
  )
}
