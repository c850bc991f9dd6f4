import { claimOwnership as route } from '@longhaul/contract/warehouse/unclaimed.ts'
import { isTrackingNumber, normaliseTrackingNumber } from '@longhaul/domain/shipping/courier-number.ts'
import { whyNotClaimOwnership } from '@longhaul/domain/warehouse/unclaimed.ts'
import { ownFilesOfKind } from '../../files/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { toOwnershipClaim } from './ownership-claim-card.ts'
import {
  findOwnClaim,
  insertOwnershipClaim,
  listOwnOpenClaims,
  lockClaimsOf,
} from './sql-ownership-claims.ts'
import { lockUnclaimed } from './sql-unclaimed.ts'

export const claimOwnershipAction = writeAction(route, claimOwnership)

/**
 * A shopper claims an unclaimed parcel, with its number or pictures of the order as proof. Staff decide
 * later; nothing is revealed here.
 */
async function claimOwnership(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const number = normaliseTrackingNumber(body.tracking_number)
  if (number !== '' && !isTrackingNumber(number)) throw badInput({ tracking_number: 'format' })
  const wanted = [...new Set(body.file_ids)]
  const known = await ownFilesOfKind(tx, { shopperId: me.id }, wanted, 'attachment')
  if (known.length < wanted.length) throw badInput({ file_ids: 'unknown' })

  await lockClaimsOf(tx, me.id)
  const parcel = orNotFound(await lockUnclaimed(tx, params.id))
  const open = await listOwnOpenClaims(tx, me.id)
  const claimedAlready = open.some((claim) => claim.unclaimed_id === parcel.id)
  refuseIf(
    whyNotClaimOwnership({
      stage: parcel.stage,
      claimedAlready,
      openClaims: open.filter((claim) => claim.inbound_id === null).length,
      hasProof: number !== '' || wanted.length > 0,
    }),
  )
  const { id } = await insertOwnershipClaim(tx, {
    unclaimed_id: parcel.id,
    shopper_id: me.id,
    stage: 'submitted',
    tracking_number: number,
    title: body.title.trim(),
    quantity: body.quantity,
    value_fen: body.value_fen,
    note: body.note.trim(),
    file_ids: wanted,
    created_at: now,
  })
  return toOwnershipClaim(orNotFound(await findOwnClaim(tx, me.id, id)), call)
}
