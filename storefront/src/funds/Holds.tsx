import type { Reply } from '@longhaul/contract/routes.ts'
import { money } from '@longhaul/text/format.ts'
import { fundsText } from '@longhaul/text/storefront/funds/funds.ts'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'

type Hold = Reply<'GET /funds'>['holds'][number]

/** The purpose of the money on hold: each order and package with its amount. */
export const Holds = ({ holds }: { holds: readonly Hold[] }) => (
  <ul className="pb-2" aria-label={fundsText.holds}>
    {holds.map((hold) => (
      <li key={hold.id} className="flex items-center justify-between gap-4">
        <Link
          className="inline-flex min-h-8 items-center pointer-coarse:min-h-11"
          to={hold.kind === 'order' ? to.order(hold.id) : to.parcel(hold.id)}
        >
          {hold.kind === 'order' ? fundsText.order(hold.number) : fundsText.parcel(hold.number)}
        </Link>
        <span className="num">{money(hold.frozen_fen)}</span>
      </li>
    ))}
  </ul>
)
