import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { claimsText } from '@longhaul/text/storefront/parcels/claims.ts'
import { date } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { useState } from 'react'
import type { ParcelPage } from './parcel.ts'
import type { ClaimPage } from './claim.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { ClaimState } from './ClaimState.tsx'

/** The claim for a package, or the way to one. Whatever it cannot tell keeps nothing else from being shown. */
export function ClaimCard({ parcel }: { parcel: ParcelPage }) {
  const page = useCall('GET /parcels/{id}/claim', { params: { id: parcel.id } })
  if (!page.data) return null
  return (
    <Card title={claimsText.title}>
      <Claim parcel={parcel} page={page.data} />
    </Card>
  )
}

function Claim({ parcel, page }: { parcel: ParcelPage; page: ClaimPage }) {
  const text = claimsText
  const [isOpen, setOpen] = useState(false)
  const may = page.kinds.some((kind) => kind.why_not === null)
  if (isOpen && may) return <ClaimForm parcel={parcel} page={page} onClose={() => setOpen(false)} />
  return (
    <div className="grid gap-4">
      {page.claim && <ClaimState claim={page.claim} />}
      {!page.claim && <p className="text-ink-2">{text.lead}</p>}
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
