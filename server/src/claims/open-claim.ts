import { openClaim as route } from '@longhaul/contract/parcels/claims.ts'
import { missingEvidence, whyNotClaim } from '@longhaul/domain/claims/claim.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { ownFilesOfKind } from '../files/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { listContents, lockOwnParcel } from '../parcels/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import type { Db } from '../platform/database/db.ts'
import { badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { toClaim } from './claim-card.ts'
import { readClaimable } from './claimable.ts'
import { findNewestClaim, insertClaim, insertClaimFiles, insertClaimStep, nextClaimNumber } from './sql.ts'

export const openClaimAction = action(route, openClaim)

/** Opens a claim with the pictures required for its kind. */
async function openClaim(call: Call<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  await lockShopper(tx, me.id)
  const parcel = orNotFound(await lockOwnParcel(tx, me.id, params.id))
  const earlier = await findNewestClaim(tx, parcel.id)
  const isOver = !earlier || earlier.stage === 'rejected' || earlier.stage === 'cancelled'
  const claimable = await readClaimable(tx, parcel, !isOver)
  refuseIf(claimable ? whyNotClaim(body.kind, claimable, now) : 'transition_not_allowed')
  const contents = (await listContents(tx, [parcel.id])).map((content) => content.stock_item_id)
  const affected = body.kind === 'lost' ? contents : [...new Set(body.stock_item_ids)]
  if (affected.length === 0) throw badInput({ stock_item_ids: 'required' })
  if (!affected.every((id) => contents.includes(id))) throw badInput({ stock_item_ids: 'unknown' })
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
    stock_item_ids: affected,
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
  tx: Db,
  shopperId: string,
  evidence: readonly { file_id: string }[],
): Promise<void> {
  const ids = evidence.map((entry) => entry.file_id)
  if (new Set(ids).size !== ids.length) throw badInput({ evidence: 'choice' })
  const own = await ownFilesOfKind(tx, { shopperId }, ids, 'attachment')
  if (own.length !== ids.length) throw badInput({ evidence: 'unknown' })
}
