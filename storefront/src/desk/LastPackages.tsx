import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { dayAndMonth, weight } from '@longhaul/text/format.ts'
import { deskText as text } from '@longhaul/text/storefront/desk/desk.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { to } from '../links.ts'
import { ParcelTag } from '../shared/ParcelTag.tsx'
import type { DeskData } from '../shared/waiting/desk-data.ts'

type Package = Reply<'GET /parcels'>['items'][number]

const SHOWN = 3

/** The newest packages with their state, except those whose way the desk shows above; nothing without any. */
export function LastPackages({ underWay: { items } }: { underWay: DeskData['under_way'] }) {
  const { data } = useCall('GET /parcels', { query: { limit: SHOWN + items.length } })
  const shown = new Set(items.map(({ id }) => id))
  const others = data?.items.filter(({ id }) => !shown.has(id)).slice(0, SHOWN) ?? []
  if (others.length === 0) return null
  return (
    <section aria-labelledby="last-packages">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="last-packages" className="text-xl">
          {text.lastPackages}
        </h2>
        <Link to={to.parcels()}>{text.yourPackages}</Link>
      </div>
      <ul className="grid grid-cols-1 gap-x-7 md:grid-cols-2 lg:grid-cols-3">
        {others.map((parcel) => (
          <LastPackage key={parcel.id} parcel={parcel} />
        ))}
      </ul>
    </section>
  )
}

function LastPackage({ parcel }: { parcel: Package }) {
  const {
    id,
    number,
    name,
    images,
    item_count: count,
    actual_grams: grams,
    estimated_grams: estimated,
  } = parcel
  return (
    <li className="flex gap-3.5 border-t py-2.5">
      <GoodsPicture src={images[0] ?? null} size={72} />
      <div className="grid min-w-0 content-start gap-1 text-sm text-ink-2">
        <Link to={to.parcel(id)} className="text-md text-ink no-underline hover:underline">
          {name}
        </Link>
        <ParcelTag parcel={parcel} />
        <p>
          {text.contents(count, weight(grams ?? estimated))} ·{' '}
          {dayAndMonth(parcel.shipped_at ?? parcel.created_at)} · <span className="code">{number}</span>
        </p>
      </div>
    </li>
  )
}
