import { returnFreightText as text } from '@longhaul/text/storefront/parcels/return-freight.ts'
import { money } from '@longhaul/text/format.ts'
import { standingText } from '@longhaul/text/storefront/funds/standing.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import type { ParcelPage } from './parcel.ts'

/** Why a package was returned, and what that means for the shopper's money. */
export function ReturnNote({ parcel }: { parcel: ParcelPage }) {
  const { return_freight: back } = parcel
  if (!back) return null
  if (back.charged_fen === 0) return <Note tone="ok">{text.free(back.cause)}</Note>
  return (
    <Note tone="info" title={text.title} action={<Link to={to.funds()}>{standingText.toBalance}</Link>}>
      {text.charged(back.cause, money(back.charged_fen))}
    </Note>
  )
}
