import type { Reply } from '@longhaul/contract/routes.ts'
import { money } from '@longhaul/text/format.ts'
import { fundsText } from '@longhaul/text/storefront/funds/funds.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'

type Hold = Reply<'GET /funds'>['holds'][number]

/** What the money on hold is for: each order and package with its part. */
export function Holds({ holds }: { holds: readonly Hold[] }) {
  return (
    <Card title={fundsText.holds} flush>
      {holds.length === 0 ? (
        <p className="px-4 pb-5 text-ink-2 md:px-6">{fundsText.holdsEmpty}</p>
      ) : (
        <ul
          className="max-h-72 overflow-y-auto border-t border-line"
          tabIndex={0}
          aria-label={fundsText.holds}
        >
          {holds.map((hold) => (
            <li
              key={hold.id}
              className="flex items-center justify-between gap-4 border-b border-line px-4 last:border-b-0 md:px-6"
            >
              <Link
                className="inline-flex min-h-11 items-center"
                to={hold.kind === 'order' ? to.order(hold.id) : to.parcel(hold.id)}
              >
                {hold.kind === 'order' ? fundsText.order(hold.number) : fundsText.parcel(hold.number)}
              </Link>
              <span className="num">{money(hold.frozen_fen)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
