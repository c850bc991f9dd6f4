import { openClaim as route } from '@longhaul/contract/parcels/claims.ts'
import {
  missingEvidence,
  whyNotClaim,
  type ClaimableGoods,
  type ClaimedGoods,
  whyNotClaimGoods,
} from '@longhaul/domain/claims/claim.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { ownFilesOfKind } from '../files/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { lockOwnParcel } from '../parcels/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import type { Tx } from '../platform/database/db.ts'
import { badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { toClaim } from './claim-card.ts'
import { readClaimable, readClaimableGoods, allClaimable } from './claimable.ts'
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

/**
 * The pieces that a new claim names: of a lost package everything, of others the goods given, with all pieces
 * that can still be claimed or as many as given. Refuses goods that are not in the package, more pieces than
 * there are, and pieces that another claim names.
 */
function namedGoods(
  { kind, stock_item_ids, quantities = [] }: WriteCall<typeof route>['body'],
  contents: readonly ClaimableGoods[],
): ClaimedGoods[] {
  if (kind === 'lost') return allClaimable(contents)
  const ids = [...new Set(stock_item_ids)]
  if (ids.length === 0) throw badInput({ stock_item_ids: 'required' })
  const given = new Map(quantities.map((entry) => [entry.stock_item_id, entry.quantity]))
  if (given.size !== quantities.length || [...given.keys()].some((id) => !ids.includes(id)))
    throw badInput({ quantities: 'choice' })
  const asked = ids.map((id) => {
    const goods = contents.find(({ stockItemId }) => stockItemId === id)
    if (!goods) throw badInput({ stock_item_ids: 'unknown' })
    const quantity = given.get(id) ?? Math.max(1, goods.quantity - goods.claimed)
    if (quantity > goods.quantity) throw badInput({ quantities: 'too_large' })
    return { stockItemId: id, quantity }
  })
  refuseIf(whyNotClaimGoods(contents, asked))
  return asked
}
