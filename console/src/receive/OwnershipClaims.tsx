import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { picturesText } from '@longhaul/text/console/receive/pictures.ts'
import { unclaimedText } from '@longhaul/text/console/receive/unclaimed.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { Tag, type TagTone } from '@longhaul/ui/tag/Tag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Facts } from '../shared/Facts.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { type Unclaimed } from './unclaimed.ts'

type Claim = Unclaimed['claims'][number]

/**
 * The claims to a parcel with their proof: the number given and how well it matches, and pictures of the
 * order.
 */
export function OwnershipClaims({ parcel }: { parcel: Unclaimed }) {
  return (
    <Card title={unclaimedText.claims} aside={unclaimedText.claimsOf(parcel.open_claims)}>
      {parcel.claims.length === 0 ? (
        <p className="muted">{unclaimedText.noClaims}</p>
      ) : (
        <Stack>
          {parcel.open_claims > 0 && <p className="muted">{unclaimedText.lookAtLabel}</p>}
          <Claims parcel={parcel} />
        </Stack>
      )}
    </Card>
  )
}

function Claims({ parcel }: { parcel: Unclaimed }) {
  return (
    <Stack as="ul">
      {parcel.claims.map((claim) => (
        <ClaimRow key={claim.id} claim={claim} />
      ))}
    </Stack>
  )
}

function ClaimRow({ claim }: { claim: Claim }) {
  return (
    <li className="grid gap-3 pb-4 not-first:border-t not-first:pt-4">
      <Line>
        <b>{consoleWords.shopperOf(claim.shopper_name, claim.shopper_code)}</b>
        <StatusTag kind={KIND[claim.stage]}>{unclaimedText.claimStages[claim.stage]}</StatusTag>
        <span className="muted">
          <DateTime at={claim.created_at} />
        </span>
      </Line>
      <Facts
        columns={2}
        facts={[
          {
            name: unclaimedText.numberGiven,
            value: (
              <>
                {claim.tracking_number && <span className="code">{claim.tracking_number} </span>}
                {claim.announced ? (
                  <Tag>{unclaimedText.announced}</Tag>
                ) : (
                  <Tag tone={TONE[claim.number_proof]}>{unclaimedText.proofs[claim.number_proof]}</Tag>
                )}
              </>
            ),
          },
          {
            name: unclaimedText.item,
            value: (
              <>
                {claim.title}{' '}
                <span className="muted">
                  {unclaimedText.value(consoleWords.quantity(claim.quantity), money(claim.value_fen))}
                </span>
              </>
            ),
          },
          claim.note !== '' && { name: unclaimedText.noteOf, value: claim.note },
          claim.reason !== '' && { name: consoleWords.reason, value: claim.reason },
        ]}
      />
      {claim.images.length > 0 ? (
        <Gallery
          label={unclaimedText.evidence}
          size="small"
          photos={claim.images.map((src, index) => ({ src, caption: picturesText.picture(index + 1) }))}
        />
      ) : (
        <p className="muted">{unclaimedText.noEvidence}</p>
      )}
      {claim.stage === 'submitted' && <Decide claim={claim} />}
    </li>
  )
}

const KIND = { submitted: 'attention', accepted: 'done', rejected: 'closed', withdrawn: 'closed' } as const
const TONE: Record<Claim['number_proof'], TagTone> = { same: 'ok', end: 'warn', other: 'bad', none: 'plain' }

/** What speaks against accepting it at once. */
function warningOf({ announced, number_proof: proof, images }: Claim): string {
  if (announced) return images.length === 0 ? unclaimedText.acceptWithoutProof : ''
  return proof === 'same' ? '' : unclaimedText.acceptWithoutNumber
}

function Decide({ claim }: { claim: Claim }) {
  const [rejecting, setRejecting] = useState(false)
  const params = { id: claim.id }
  const accept = useSend('POST /staff/unclaimed_claims/{id}/accept')
  const reject = useSend('POST /staff/unclaimed_claims/{id}/reject', {
    onDone: () => toast.success(unclaimedText.rejected),
  })
  async function decide() {
    const who = consoleWords.shopperOf(claim.shopper_name, claim.shopper_code)
    const done = await ask({
      title: unclaimedText.acceptTitle,
      text: sentences(warningOf(claim), unclaimedText.acceptText(who)),
      confirmText: unclaimedText.accept,
      cancelText: consoleWords.back,
      busyText: consoleWords.saving,
      onConfirm: () => accept.mutateAsync({ params, body: {} }),
    })
    if (done) toast.success(unclaimedText.accepted)
  }
  return (
    <Line>
      <Button type="primary" guardMs={0} onClick={() => void decide()}>
        {unclaimedText.accept}
      </Button>
      <Button type="redLine" guardMs={0} onClick={() => setRejecting(true)}>
        {unclaimedText.reject}
      </Button>
      {rejecting && (
        <ReasonDialog
          title={unclaimedText.rejectTitle}
          confirmText={unclaimedText.reject}
          onSend={(reason) => reject.mutateAsync({ params, body: { reason } })}
          onClose={() => setRejecting(false)}
        />
      )}
    </Line>
  )
}
