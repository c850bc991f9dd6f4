import { acceptOwnershipClaim as route } from '@longhaul/contract/warehouse/unclaimed.staff.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { setUnclaimed } from '../sql.ts'
import { endOtherClaims } from './end-ownership-claims.ts'
import { giveToShopper } from './give-to-shopper.ts'
import { setOwnershipClaimStage } from './sql-ownership-claims.ts'
import { readUnclaimed } from './unclaimed-detail.ts'
import { takeUnclaimedStep } from './unclaimed-step.ts'
import { lockBoth } from './lock-ownership-claim.ts'

export const acceptOwnershipClaimAction = writeAction(route, acceptOwnershipClaim)

/**
 * Accepts a claim, because its proof suffices: the parcel becomes this shopper's stock and waits for
 * inspection.
 */
async function acceptOwnershipClaim(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, now, concerns } = call
  const { parcel, claim } = await lockBoth(tx, me, call.params.id, 'accept')
  await takeUnclaimedStep(tx, parcel, 'give', { me, now })
  await setOwnershipClaimStage(tx, claim.id, { stage: 'accepted', decided_at: now, decided_by: me.id })
  await setUnclaimed(tx, parcel.id, false)
  const stockItemId = await giveToShopper(call, parcel, claim)
  await notify(call, claim.shopper_id, {
    kind: 'unclaimed_claim_accepted',
    args: { title: claim.title },
    subject: { kind: 'stock_item', id: stockItemId },
  })
  await endOtherClaims(call, parcel.id, [])
  await audit(call, {
    action: 'accept_claim',
    subjectKind: 'unclaimed',
    subjectId: parcel.id,
    before: { stage: parcel.stage },
    after: { claim_id: claim.id, shopper_id: claim.shopper_id, stock_item_id: stockItemId },
  })
  concerns(claim.shopper_id)
  return await readUnclaimed(call, parcel.id)
}
