import { payClaim as route } from '@longhaul/contract/parcels/claims.staff.ts'
import { whyNotPayClaim } from '@longhaul/domain/claims/contradiction.ts'
import { payable } from '@longhaul/domain/claims/payout.ts'
import { claimTable } from '@longhaul/domain/claims/stages.ts'
import { claimPaid } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { splitFen } from '@longhaul/domain/money/split.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { post } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { ledgerActor } from '../orders/public.ts'
import { settleAlarms, takeParcelStep, updateParcel } from '../parcels/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { refuseIf } from '../platform/http/refusal.ts'
import { approvePayout } from './approve-payout.ts'
import { readClaimDetail } from './claim-card.ts'
import { takeClaimStep } from './claim-step.ts'
import { decidedPayout, goodsOf, grantedOf, parcelThing, readLoss } from './claimable.ts'
import { claimOfParcel, lockClaim } from './lock-claim.ts'

export const payClaimAction = writeAction(route, payClaim, { act: 'refund' })

/** Pays a claim to the balance. A lost package is then written off. */
async function payClaim(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now, concerns } = call
  const { claim, parcel } = await lockClaim(tx, params.id)
  const { shopper_id } = claim
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  refuseIf(whyNotStep(claimTable, claim.stage, 'pay', me.roles))
  refuseIf(whyNotPayClaim(claimOfParcel(claim, parcel)))
  const loss = await readLoss(tx, parcel, goodsOf(claim), claim)
  const { goodsFen, freightFen } = payable(grantedOf(claim), decidedPayout(loss, claim))
  refuseIf(goodsFen + freightFen > 0 ? null : 'given_back_already')
  if (await approvePayout(call, claim, loss.others)) return await readClaimDetail(call, claim.id)
  const paid = { paid_at: now, paid_by: me.id, goods_fen: goodsFen, freight_fen: freightFen }
  await takeClaimStep(tx, claim, 'pay', by, paid)
  await post(tx, {
    kind: 'claim_paid',
    subject: { kind: 'parcel', id: parcel.id },
    step: 1 + loss.others.filter((other) => other.stage === 'paid').length,
    shopperId: shopper_id,
    actor: ledgerActor(by),
    now,
    postings: claimPaid(shopper_id, {
      fault: claim.fault!,
      goods: sharesOf(loss.affected, goodsFen),
      freight: { about: parcelThing(parcel.id), fen: freightFen },
    }),
  })
  if (claim.kind === 'lost' && UNDER_WAY.has(parcel.stage)) {
    await takeParcelStep(tx, parcel, 'write_off', { ...by, note: claim.number })
    await updateParcel(tx, parcel.id, { closed_by: 'staff' })
    await settleAlarms(call, parcel.id)
  }
  await notify(call, shopper_id, {
    kind: 'claim_paid',
    args: { number: parcel.number, amount_fen: goodsFen + freightFen, note: claim.note },
    subject: { kind: 'parcel', id: parcel.id },
  })
  await audit(call, {
    action: 'pay_claim',
    subjectKind: 'claim',
    subjectId: claim.id,
    before: { stage: claim.stage },
    after: { stage: 'paid', goods_fen: goodsFen, freight_fen: freightFen },
  })
  concerns(shopper_id)
  return await readClaimDetail(call, claim.id)
}

/**
 * Splits the payout for goods in proportion to the remaining value of the claimed pieces, which no share
 * exceeds.
 */
function sharesOf(goods: Awaited<ReturnType<typeof readLoss>>['affected'], fen: Fen) {
  const shares = splitFen(
    fen,
    goods.map((row) => row.affected_left_fen),
  )
  return goods.map((row, index) => ({ about: row.thing, fen: shares[index]! }))
}

const UNDER_WAY: ReadonlySet<string> = new Set(['in_transit', 'exception', 'delivered'])
