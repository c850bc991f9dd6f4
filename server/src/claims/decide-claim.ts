import {
  grantClaim,
  rejectClaim,
  sendBackClaim,
  wantEvidence,
} from '@longhaul/contract/parcels/claims.staff.ts'
import { whyNotGrantClaim } from '@longhaul/domain/claims/contradiction.ts'
import type { ClaimStep } from '@longhaul/domain/claims/stages.ts'
import type { NoticeKind } from '@longhaul/text/mail/notices.ts'
import { notify } from '../messages/public.ts'
import { type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, refuseIf } from '../platform/http/refusal.ts'
import { readClaimDetail } from './claim-card.ts'
import { takeClaimStep } from './claim-step.ts'
import { payoutOf, readLoss } from './claimable.ts'
import { claimOfParcel, lockClaim } from './lock-claim.ts'

/** More is wanted: the shopper reads what, and adds it on the page of the package. */
export const wantEvidenceAction = action(wantEvidence, (call) =>
  take(call, 'want_evidence', 'claim_evidence'),
)

export const rejectClaimAction = action(rejectClaim, (call) => take(call, 'reject', 'claim_rejected'))

/** Finance does not pay it as it is: support looks again. The shopper hears nothing of it. */
export const sendBackClaimAction = action(sendBackClaim, (call) => take(call, 'send_back'))

async function take(
  call: Pick<
    Call<typeof rejectClaim>,
    'tx' | 'me' | 'params' | 'body' | 'now' | 'request' | 'changed' | 'enqueue' | 'world' | 'lang'
  >,
  step: ClaimStep,
  notice?: NoticeKind,
) {
  const { tx, me, params, now } = call
  const note = call.body.note.trim()
  const { claim, parcel } = await lockClaim(tx, params.id)
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now, note } as const
  const isEnd = step === 'reject'
  const stage = await takeClaimStep(tx, claim, step, by, {
    ...(notice ? { note } : {}),
    ...(isEnd ? { decided_at: now } : {}),
  })
  if (notice)
    await notify(call, claim.shopper_id, {
      kind: notice,
      args: { number: parcel.number, note, reason: note },
      subject: { kind: 'parcel', id: parcel.id },
    })
  await audit(call, {
    action: `claim_${step}`,
    subjectKind: 'claim',
    subjectId: claim.id,
    before: { stage: claim.stage },
    after: { stage },
    reason: note,
  })
  await call.changed(claim.shopper_id, 'parcels')
  await call.changed('staff', 'parcels')
  return await readClaimDetail(call, claim.id)
}

/** Granted: the payout follows from whose fault it was and how much is gone, and from nothing that is typed. */
export const grantClaimAction = action(grantClaim, async (call) => {
  const { tx, me, params, body, now } = call
  const { claim, parcel } = await lockClaim(tx, params.id)
  const note = body.note.trim()
  const loss = await readLoss(tx, parcel, claim.stock_item_ids)
  const decision = { kind: claim.kind, fault: body.fault, sharePerMille: body.share_per_mille }
  const { goodsFen, freightFen } = payoutOf(loss, decision)
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now, note } as const
  refuseIf(whyNotGrantClaim(claimOfParcel(claim, parcel)))
  refuseIf(goodsFen + freightFen > 0 ? null : 'nothing_to_pay')
  if (goodsFen + freightFen !== body.expected_payout_fen)
    throw new Refusal('changed_meanwhile', { payout_fen: goodsFen + freightFen })
  const granted = {
    fault: body.fault,
    share_per_mille: body.share_per_mille,
    goods_fen: goodsFen,
    freight_fen: freightFen,
    note,
    decided_at: now,
  }
  const stage = await takeClaimStep(tx, claim, 'grant', by, granted)
  await audit(call, {
    action: 'claim_grant',
    subjectKind: 'claim',
    subjectId: claim.id,
    before: { stage: claim.stage },
    after: { stage, ...granted },
    reason: note,
  })
  await call.changed(claim.shopper_id, 'parcels')
  await call.changed('staff', 'parcels')
  return await readClaimDetail(call, claim.id)
})
