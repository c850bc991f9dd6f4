import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { OWNERSHIP_PICTURES_MAX, type OwnershipClaimStage } from '@longhaul/domain/warehouse/unclaimed.ts'
import { unclaimedText as text } from '@longhaul/text/storefront/warehouse/unclaimed.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { type StatusKind, StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { to } from '../../links.ts'
import { ProveOwnership } from './ProveOwnership.tsx'
import type { Claim } from './unclaimed.ts'

const LOOKS: Record<OwnershipClaimStage, StatusKind> = {
  submitted: 'waiting',
  accepted: 'stored',
  rejected: 'closed',
  withdrawn: 'closed',
}

/** The shopper's claims to unclaimed parcels and their results. Renders nothing without claims. */
export function OwnershipClaims() {
  const { data } = useCall('GET /unclaimed_claims', { query: { limit: 50 } })
  if (!data || data.items.length === 0) return null
  return (
    <Card title={text.mine} flush>
      <ul className="border-t border-line">
        {data.items.map((claim) => (
          <OwnershipClaimRow key={claim.id} claim={claim} />
        ))}
      </ul>
    </Card>
  )
}

function OwnershipClaimRow({ claim }: { claim: Claim }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-4 last:border-b-0 md:px-6">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-medium">{claim.title}</b>
          <StatusTag kind={LOOKS[claim.stage]}>{text.stages[claim.stage]}</StatusTag>
        </p>
        <p className="text-sm text-ink-2">
          {text.endsIn(claim.number_end)} · <DateTime at={claim.created_at} only="date" />
        </p>
        {claim.stage === 'submitted' && (
          <p className="mt-1 text-sm">
            {claim.images.length > 0 ? text.proofGiven(claim.images.length) : text.noProofYet}
          </p>
        )}
        {claim.stage === 'rejected' && <p className="mt-1 text-sm">{claim.reason || text.noReason}</p>}
        {claim.stage === 'accepted' && (
          <p className="mt-1 text-sm">
            <Link to={to.store()}>{text.toShelf}</Link>
          </p>
        )}
      </div>
      {claim.stage === 'submitted' && (
        <div className="flex flex-wrap gap-3">
          {claim.images.length < OWNERSHIP_PICTURES_MAX && <AddProof claim={claim} />}
          <TakeBack claim={claim} />
        </div>
      )}
    </li>
  )
}

function AddProof({ claim }: { claim: Claim }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        type={claim.images.length === 0 ? 'primary' : undefined}
        guardMs={0}
        onClick={() => setOpen(true)}
      >
        {text.addProof}
      </Button>
      {open && <ProveOwnership claim={claim} onClose={() => setOpen(false)} />}
    </>
  )
}

function TakeBack({ claim }: { claim: Claim }) {
  const withdraw = useSend('POST /unclaimed_claims/{id}/withdraw')
  async function takeBack() {
    const done = await ask({
      title: text.withdrawTitle,
      text: text.withdrawText(claim.title),
      danger: true,
      confirmText: text.withdraw,
      cancelText: text.keep,
      busyText: text.withdrawing,
      onConfirm: () => withdraw.mutateAsync({ params: { id: claim.id }, body: {} }),
    })
    if (done) toast.success(text.withdrawn)
  }
  return (
    <Button size="small" guardMs={0} onClick={() => void takeBack()}>
      {text.withdraw}
    </Button>
  )
}
