import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'

const words = belowText.shelf
/** From so many days on an item is named here (docs/rules/storefront.md). */
const SOON_DAYS = 7

/** For the logged-in: what lies in the warehouse and whose free days run out, with the date. Its room is kept while it is asked for. */
export function YourShelf() {
  const shelf = useCall('GET /stock_items', { query: { stage: 'in_stock' } })
  return (
    <Loaded of={shelf} skeleton={<Skeleton />}>
      {({ items }) => {
        const expiring = items.filter(({ days_left: days }) => days !== null && days <= SOON_DAYS)
        return (
          <Note
            tone={expiring.length > 0 ? 'warn' : 'info'}
            title={expiring.length > 0 ? words.expiring(expiring.length) : words.waiting(items.length)}
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
        )
      }}
    </Loaded>
  )
}
