import type { Reply } from '@longhaul/contract/routes.ts'
import { money } from '@longhaul/text/format.ts'
import { fundsText } from '@longhaul/text/storefront/funds/funds.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { to } from '../links.ts'

type Hold = Reply<'GET /funds'>['holds'][number]

const KINDS = {
  order: { page: to.order, name: fundsText.order },
  parcel: { page: to.parcel, name: fundsText.parcel },
  stock_item: { page: () => to.store(), name: fundsText.photosOf },
} satisfies Record<Hold['kind'], object>

/** The purpose of the money on hold: each order, package and photographed goods with its amount. */
export const Holds = ({ holds }: { holds: readonly Hold[] }) => (
  <ul className="pb-2" aria-label={fundsText.holds}>
    {holds.map(({ kind, id, number, name, image, frozen_fen }) => (
      <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-1.5">
        <GoodsPicture src={image} size={44} />
        <span className="min-w-0">
          <Link
            className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
            to={KINDS[kind].page(id)}
          >
            {name}
          </Link>
          <span className="block text-sm text-ink-2">{KINDS[kind].name(number)}</span>
        </span>
        <span className="num">{money(frozen_fen)}</span>
      </li>
    ))}
  </ul>
)
