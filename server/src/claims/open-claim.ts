import { openClaim as route } from '@longhaul/contract/parcels/claims.ts'
import { missingEvidence, whyNotClaim } from '@longhaul/domain/claims/claim.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { ownFilesOfKind } from '../files/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { lockOwnParcel } from '../parcels/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import type { Tx } from '../platform/database/db.ts'
import { badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { toClaim } from './claim-card.ts'
import { readClaimable, readClaimableGoods } from './claimable.ts'
import { namedGoods } from './named-goods.ts'
import { insertClaim, insertClaimFiles, insertClaimStep, listParcelClaims, nextClaimNumber } from './sql.ts'

export const openClaimAction = writeAction(route, openClaim)

/**
 * Opens a claim with the pictures required for its kind, for pieces that no other claim for the package
 * names.
 */
async function openClaim(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  await lockShopper(tx, me.id)
  const parcel = orNotFound(await lockOwnParcel(tx, me.id, params.id))
  const claims = await listParcelClaims(tx, parcel.id)
  const contents = await readClaimableGoods(tx, parcel.id, claims)
  const claimable = await readClaimable(tx, parcel, claims, contents)
  refuseIf(claimable ? whyNotClaim(body.kind, claimable, now) : 'claim_not_at_this_stage')
  const goods = namedGoods(body, contents)
  await checkEvidence(tx, me.id, body.evidence)
  const given = body.evidence.map((entry) => entry.slot)
  if (missingEvidence(body.kind, given).length > 0)
    throw badInput({ evidence: 'required' }, 'evidence_missing')

  const claim = await insertClaim(tx, {
    number: readableNumber('C', await nextClaimNumber(tx)),
    parcel_id: parcel.id,
    shopper_id: me.id,
    kind: body.kind,
    stage: 'submitted',
    stage_at: now,
    stock_item_ids: goods.map((each) => each.stockItemId),
    quantities: goods.map((each) => each.quantity),
    story: body.story.trim(),
    created_at: now,
  })
  await insertClaimFiles(tx, claim.id, body.evidence, now)
  await insertClaimStep(tx, {
    claim_id: claim.id,
    step: 'open',
    to_stage: 'submitted',
    actor: 'shopper',
    actor_id: me.id,
    created_at: now,
  })
  await notify(call, me.id, {
    kind: 'claim_received',
    args: { number: parcel.number },
    subject: { kind: 'parcel', id: parcel.id },
  })
  return await toClaim(call, claim)
}

/** Refuses evidence unless every file is a picture of the shopper's own, named once. */
export async function checkEvidence(
  tx: Tx,
  shopperId: string,
  evidence: readonly { file_id: string }[],
): Promise<void> {
  const ids = evidence.map((entry) => entry.file_id)
  if (new Set(ids).size !== ids.length) throw badInput({ evidence: 'choice' })
  const own = await ownFilesOfKind(tx, { shopperId }, ids, 'attachment')
  if (own.length !== ids.length) throw badInput({ evidence: 'unknown' })
}
