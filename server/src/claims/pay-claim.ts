import { payClaim } from '@longhaul/contract/claims.staff.ts'
import { claimPaid } from '@longhaul/domain/ledger/recipes.ts'
import { lockShopper, post } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { ledgerActor } from '../orders/public.ts'
import { lockParcelForStaff, settleAlarms, takeParcelStep, updateParcel } from '../parcels/public.ts'
import { action } from '../platform/action.ts'
import { audit } from '../platform/audit.ts'
import { found } from '../platform/refusal.ts'
import { approvePayout } from './approve-payout.ts'
import { readClaimDetail } from './claim-card.ts'
import { takeClaimStep } from './claim-step.ts'
import { findClaimForStaff, lockClaimForStaff } from './sql.ts'

/** Paid to the balance. A package that was lost ends with it. */
export const payClaimAction = action(payClaim, async (call) => {
  const { tx, me, params, now, changed } = call
  const { shopper_id, parcel_id } = found(await findClaimForStaff(tx, params.id))
  await lockShopper(tx, shopper_id)
  const parcel = found(await lockParcelForStaff(tx, parcel_id))
  const claim = found(await lockClaimForStaff(tx, params.id))
  if (await approvePayout(call, claim)) return await readClaimDetail(call, claim.id)
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  await takeClaimStep(tx, claim, 'pay', by, { paid_at: now, paid_by: me.id })
  // The table lets nothing be paid that was not granted, and the database nothing be granted without its figures.
  const goodsFen = claim.goods_fen!
  const freightFen = claim.freight_fen!
  await post(tx, {
    kind: 'claim_paid',
    subject: { kind: 'parcel', id: parcel.id },
    shopperId: shopper_id,
    actor: ledgerActor(by),
    now,
    postings: claimPaid(shopper_id, { fault: claim.fault!, goodsFen, freightFen }),
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
  for (const topic of ['parcels', 'funds'] as const) await changed(shopper_id, topic)
  await changed('staff', 'parcels')
  return await readClaimDetail(call, claim.id)
})

const UNDER_WAY: ReadonlySet<string> = new Set(['in_transit', 'exception', 'delivered'])
