import { returnFreightText as text } from '@longhaul/text/storefront/parcels/return-freight.ts'
import { money } from '@longhaul/text/format.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import type { ParcelPage } from './parcel.ts'

/** Why a package was returned, and what that means for the shopper's money. */
export function ReturnNote({ parcel }: { parcel: ParcelPage }) {
  const { return_freight: back, supplement: owed } = parcel
  if (!back) return null
  if (owed)
    return (
      <Note tone="warn" title={text.title}>
        {text.due(back.cause, money(owed.amount_fen))}
      </Note>
    )
  if (back.charged_fen === 0) return <Note tone="ok">{text.free(back.cause)}</Note>
  return (
    <Note tone="ok" action={<Link to={to.funds()}>{text.toStatement}</Link>}>
      {text.paid(back.cause, money(back.charged_fen))}
    </Note>
  )
}
