import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { claimsText } from '@longhaul/text/storefront/parcels/claims.ts'
import { date } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { useState } from 'react'
import type { ParcelPage } from './parcel.ts'
import type { ClaimPage } from './claim.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { ClaimState } from './ClaimState.tsx'

/**
 * The claims for a package, and the button to make one. If they fail to load, the rest of the page is still
 * shown.
 */
export function ClaimCard({
  parcel,
  open,
}: {
  parcel: ParcelPage
  /** The form was already opened from elsewhere. */
  open?: boolean | undefined
}) {
  const page = useCall('GET /parcels/{id}/claim', { params: { id: parcel.id } })
  if (!page.data) return null
  return (
    <Folded title={claimsText.title} detail={summaryOf(page.data)} open={open || page.data.claims.length > 0}>
      <div className="max-w-form pb-5">
        <Claims parcel={parcel} page={page.data} open={open} />
      </div>
    </Folded>
  )
}

function summaryOf({ claims }: ClaimPage): string {
  const [newest] = claims
  if (!newest) return claimsText.lead
  return claims.length === 1 ? claimsText.stages[newest.stage].label : claimsText.several(claims.length)
}

function Claims({
  parcel,
  page,
  open = false,
}: {
  parcel: ParcelPage
  page: ClaimPage
  open?: boolean | undefined
}) {
  const [isOpen, setOpen] = useState(open)
  const may = page.kinds.some((kind) => kind.why_not === null)
  if (isOpen && may) return <ClaimForm parcel={parcel} page={page} onClose={() => setOpen(false)} />
  return (
    <div className="grid gap-6">
      {page.claims.length > 0 && (
        <ul className="grid gap-6">
          {page.claims.map((claim) => (
            <li key={claim.id} className="border-b border-line pb-6 last:border-b-0 last:pb-0">
              <ClaimState claim={claim} parcel={parcel} />
            </li>
          ))}
        </ul>
      )}
      {may ? (
        <div>
          <Button guardMs={0} onClick={() => setOpen(true)}>
            {page.claims.length > 0 ? claimsText.startAnother : claimsText.start}
          </Button>
        </div>
      ) : (
        <p className="text-ink-2">{whyNot(page)}</p>
      )}
    </div>
  )
}

/** Why nothing can be claimed now. */
function whyNot({ lost_from: lostFrom, kinds, claims }: ClaimPage): string {
  if (lostFrom && claims.length === 0) return claimsText.lostFrom(date(lostFrom))
  return kinds.find((row) => row.kind === 'damaged')?.why_not ?? claimsText.notNow
}
