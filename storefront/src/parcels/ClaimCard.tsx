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

/** The claim for a package, or the button to make one. If it fails to load, the rest of the page is still shown. */
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
    <Folded
      title={claimsText.title}
      detail={page.data.claim ? claimsText.stages[page.data.claim.stage].label : claimsText.lead}
      open={open || page.data.claim !== null}
    >
      <div className="max-w-form pb-5">
        <Claim parcel={parcel} page={page.data} open={open} />
      </div>
    </Folded>
  )
}

function Claim({
  parcel,
  page,
  open = false,
}: {
  parcel: ParcelPage
  page: ClaimPage
  open?: boolean | undefined
}) {
  const text = claimsText
  const [isOpen, setOpen] = useState(open)
  const may = page.kinds.some((kind) => kind.why_not === null)
  if (isOpen && may) return <ClaimForm parcel={parcel} page={page} onClose={() => setOpen(false)} />
  return (
    <div className="grid gap-4">
      {page.claim && <ClaimState claim={page.claim} />}
      {may && (
        <div>
          <Button guardMs={0} onClick={() => setOpen(true)}>
            {text.start}
          </Button>
        </div>
      )}
      {!may && !page.claim && (
        <p className="text-ink-2">
          {page.lost_from ? text.lostFrom(date(page.lost_from)) : (page.kinds[1]?.why_not ?? text.notNow)}
        </p>
      )}
    </div>
  )
}
