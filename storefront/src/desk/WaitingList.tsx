import { deskText as text } from '@longhaul/text/storefront/desk/desk.ts'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { LeftUnfinished } from './LeftUnfinished.tsx'
import type { DeskData } from '../shared/waiting/desk-data.ts'
import { WaitingLead } from './WaitingLead.tsx'
import { WaitingRow } from '../shared/waiting/WaitingRow.tsx'

/** What waits for the shopper, the nearest deadline first: the first leads, with its photo and its answers. */
export function WaitingList({ waiting: { count, items }, shelf }: Pick<DeskData, 'waiting' | 'shelf'>) {
  const [first, ...others] = items
  return (
    <section>
      <h1 tabIndex={-1} className="mb-4">
        {text.waiting(count)}
      </h1>
      {!first && <p className="max-w-text text-ink-2">{text.calm}</p>}
      {first && <WaitingLead waiting={first} />}
      <ul className="max-md:mt-1">
        {others.map((waiting) => (
          <WaitingRow key={`${waiting.subject.id} ${waiting.order_item_id}`} waiting={waiting} />
        ))}
        <LeftUnfinished shelf={shelf} />
      </ul>
      {count > items.length && (
        <p className="mt-3">
          <Link to={to.orders()}>{text.allWaiting(count - items.length)}</Link>
        </p>
      )}
    </section>
  )
}
