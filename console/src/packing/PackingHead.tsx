import { recordsText } from '@longhaul/text/console/records/records.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money, weight } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { to } from '../links.ts'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Line } from '../shared/layout/Line.tsx'
import type { Parcel } from '../shared/parcel.ts'
import { ShopperLink } from '../shared/ShopperLink.tsx'

/** The package's number, its destination and the shopper's requests; anything unusual is highlighted. */
export function PackingHead({ parcel }: { parcel: Parcel }) {
  const { address } = parcel
  return (
    <header className="grid gap-1">
      <Line>
        <h2>
          <span className="code">{parcel.number}</span>
        </h2>
        <StatusTag kind={parcel.stage === 'to_pick' ? 'waiting' : 'working'}>
          {consoleWords.parcelStages[parcel.stage]}
        </StatusTag>
        <span className="ms-auto flex gap-3 text-sm">
          <Link to={to.package(parcel.id)}>{recordsText.parcel.page}</Link>
          <AuditLink kind="parcel" id={parcel.id} />
        </span>
      </Line>
      <p className="text-sm text-ink-2">
        {address.city}, {parcel.country_name} · {parcel.line_name} ·{' '}
        <ShopperLink id={parcel.shopper_id} name={parcel.shopper_name} code={parcel.shopper_code} /> ·{' '}
        {packingText.estimated} {weight(parcel.estimated_grams)}, {money(parcel.estimated_fen)}
      </p>
      <Wishes parcel={parcel} />
    </header>
  )
}

/** Extra services and the remark, on one line; renders nothing if there is neither. */
function Wishes({ parcel }: { parcel: Parcel }) {
  const wishes = [
    ...parcel.services.map((service) => service.name),
    ...(parcel.remark === '' ? [] : [parcel.remark]),
  ]
  if (wishes.length === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="text-sm text-ink-2">{packingText.wishes}</span>
      {wishes.map((wish) => (
        <span key={wish} className="rounded-control bg-warn-tint px-2 py-0.5 font-medium wrap-anywhere">
          {wish}
        </span>
      ))}
    </p>
  )
}
