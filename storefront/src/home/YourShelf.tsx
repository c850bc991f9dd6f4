import { belowText } from '@longhaul/text/storefront/home-below.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import { useCall } from '../api.ts'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'

const words = belowText.shelf
/** From so many days on an item is named here (ux.md 6.2). */
const SOON_DAYS = 7

/** For the logged-in: what lies in the warehouse and whose free days run out, with the date. Nothing while the shelf is empty. */
export function YourShelf() {
  const { data } = useCall('GET /stock_items', { query: { stage: 'in_stock' } })
  if (!data || data.items.length === 0) return null
  const expiring = data.items.filter(({ days_left: days }) => days !== null && days <= SOON_DAYS)
  return (
    <section className="wrap pb-10" aria-label={words.title}>
      <Note
        tone={expiring.length > 0 ? 'warn' : 'info'}
        title={expiring.length > 0 ? words.expiring(expiring.length) : words.waiting(data.items.length)}
        action={<ButtonLink to={to.store()}>{words.open}</ButtonLink>}
      >
        {expiring.length > 0 && (
          <ul>
            {expiring.slice(0, 4).map((item) => (
              <li key={item.id}>
                {item.title} {item.free_until && <Countdown until={item.free_until} only="date" />}
              </li>
            ))}
          </ul>
        )}
      </Note>
    </section>
  )
}
