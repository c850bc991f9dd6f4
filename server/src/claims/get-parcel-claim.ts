import { getParcelClaim as route } from '@longhaul/contract/parcels/claims.ts'
import { CLAIM_KINDS, claimLostFrom, evidenceFor, whyNotClaim } from '@longhaul/domain/claims/claim.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { findOwnParcel } from '../parcels/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toClaim } from './claim-card.ts'
import { payoutOf, readClaimable, readLoss } from './claimable.ts'
import { findNewestClaim } from './sql.ts'

export const getParcelClaimAction = action(route, getParcelClaim)

/** The newest claim for a package, and for each kind of claim whether it is possible now. */
async function getParcelClaim(call: Call<typeof route>): Answer<typeof route> {
  const { tx, me, params, now, lang } = call
  const parcel = orNotFound(await findOwnParcel(tx, me.id, params.id))
  const claim = await findNewestClaim(tx, parcel.id)
  const isOver = !claim || claim.stage === 'rejected' || claim.stage === 'cancelled'
  const claimable = await readClaimable(tx, parcel, !isOver)
  const loss = await readLoss(tx, parcel, [])
  const { reasons } = errorsIn(lang)
  const kinds = CLAIM_KINDS.map((kind) => {
    const why = claimable ? whyNotClaim(kind, claimable, now) : 'transition_not_allowed'
    const all = { ...loss, affectedFen: loss.goodsFen }
    const most = payoutOf(all, { kind, fault: 'carrier', sharePerMille: 1000 })
    return {
      kind,
      why_not: why && reasons[why],
      goods_fen: most.goodsFen,
      freight_fen: most.freightFen,
      evidence: [...evidenceFor(kind)],
    }
  })
  const isUnderWay = parcel.stage === 'in_transit' || parcel.stage === 'exception'
  return {
    claim: claim ? await toClaim(call, claim) : null,
    kinds,
    lost_from: claimable && isUnderWay ? claimLostFrom(claimable).toISOString() : null,
    insured_fen: parcel.insured_fen,
  }
}
