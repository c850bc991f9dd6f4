import { getParcelClaim as route } from '@longhaul/contract/parcels/claims.ts'
import {
  CLAIM_KINDS,
  claimLostFrom,
  claimablePieces,
  evidenceFor,
  whyNotClaim,
} from '@longhaul/domain/claims/claim.ts'
import { coverLeft } from '@longhaul/domain/claims/payout.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { findOwnParcel } from '../parcels/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toClaim } from './claim-card.ts'
import { allClaimable, payoutOf, readClaimable, readClaimableGoods, readLoss } from './claimable.ts'
import { listParcelClaims } from './sql.ts'

export const getParcelClaimAction = readAction(route, getParcelClaim)

/**
 * The claims for a package, what can still be claimed of it, and for each kind of claim whether it is
 * possible now.
 */
async function getParcelClaim(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, me, params, now, lang } = call
  const parcel = orNotFound(await findOwnParcel(db, me.id, params.id))
  const claims = await listParcelClaims(db, parcel.id)
  const goods = await readClaimableGoods(db, parcel.id, claims)
  const claimable = await readClaimable(db, parcel, claims, goods)
  const loss = await readLoss(db, parcel, allClaimable(goods))
  const { reasons } = errorsIn(lang)
  const kinds = CLAIM_KINDS.map((kind) => {
    const why = claimable ? whyNotClaim(kind, claimable, now) : 'claim_not_at_this_stage'
    const most = payoutOf(loss, { kind, fault: 'carrier', sharePerMille: 1000 })
    return {
      kind,
      why_not: why && reasons[why],
      goods_fen: most.goodsFen,
      freight_fen: most.freightFen,
      evidence: [...evidenceFor(kind)],
    }
  })
  const isUnderWay = parcel.stage === 'in_transit' || parcel.stage === 'exception'
  const shown = []
  for (const claim of claims) shown.push(await toClaim(call, claim))
  return {
    claim: shown[0] ?? null,
    claims: shown,
    goods: goods.map((each) => ({
      stock_item_id: each.stockItemId,
      quantity: each.quantity,
      claimable: claimablePieces(each),
    })),
    kinds,
    lost_from: claimable && isUnderWay ? claimLostFrom(claimable).toISOString() : null,
    insured_fen: parcel.insured_fen,
    cover_left_fen: coverLeft(loss),
  }
}
