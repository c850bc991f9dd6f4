import { grantClaim as route } from '@longhaul/contract/parcels/claims.staff.ts'
import { whyNotGrantClaim } from '@longhaul/domain/claims/contradiction.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, refuseIf } from '../platform/http/refusal.ts'
import { readClaimDetail } from './claim-card.ts'
import { takeClaimStep } from './claim-step.ts'
import { goodsOf, payoutOf, readLoss } from './claimable.ts'
import { claimOfParcel, lockClaim } from './lock-claim.ts'

export const grantClaimAction = writeAction(route, grantClaim)

/**
 * Grants a claim. The payout is calculated from the party at fault and the share lost; staff cannot enter an
 * amount.
 */
async function grantClaim(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const { claim, parcel } = await lockClaim(tx, params.id)
  const note = body.note.trim()
  const loss = await readLoss(tx, parcel, goodsOf(claim), claim)
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
  call.concerns(claim.shopper_id)
  return await readClaimDetail(call, claim.id)
}
