import { mergeParcels as route } from '@longhaul/contract/parcels/packing.staff.ts'
import { couponFenOf } from '@longhaul/domain/parcels/bill.ts'
import { whyNotMerge } from '@longhaul/domain/parcels/divide.ts'
import { lockShopper } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { Refusal, badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { restoreCoupon, updateCouponDiscount } from '../../rewards/public.ts'
import { moveFrozen } from '../paying/move-frozen.ts'
import { leaveBin } from '../picking/sql-waves.ts'
import { takeParcelStep } from '../parcel-step.ts'
import { priceMerge, pricedColumns, toChange } from '../pricing/price-parts.ts'
import { addressOf, declarationOf } from '../combining/snapshot.ts'
import { countParcelSteps, lockParcelsForStaff, moveParcelItems } from './sql-divide.ts'
import { listContents } from '../sql-items.ts'
import { type ParcelRow, findParcelForStaff, updateParcel } from '../sql.ts'
import { estimateAgain } from '../pricing/duty-estimate.ts'

export const mergeParcelsAction = writeAction(route, mergeParcels)

/**
 * Merges another package into this one. The money frozen for both pays for the merged one, and the rest is
 * released. The other package is cancelled with a reference to this one; its coupon may be used again.
 */
async function mergeParcels(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, lang, now, concerns } = call
  const { reason, shopperId, first, other } = await lockBoth(call)
  const own = await listContents(tx, [first.id])
  const added = await listContents(tx, [other.id])
  const change = await priceMerge({ db: tx, lang, now }, [first, other], [own, added])
  const merged = change.after[0]!
  if (merged.totalFen !== body.expected_after_fen)
    throw new Refusal('out_of_date', {
      expected_after_fen: body.expected_after_fen,
      after_fen: merged.totalFen,
    })

  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  await takeParcelStep(tx, other, 'cancel', { ...by, note: first.number })
  await takeParcelStep(tx, first, 'take_in', { ...by, note: other.number })
  await updateParcel(tx, other.id, {
    frozen_fen: 0,
    closed_by: 'staff',
    close_reason: reason,
    merged_into: first.id,
  })
  const moving = added.map((content) => content.stock_item_id)
  await moveParcelItems(tx, other.id, first.id, moving, { recordTrace: true })
  const declaration = [...declarationOf(first), ...declarationOf(other)]
  const again = { declaration, bill: merged.bill, grams: merged.estimate.weightGrams }
  await updateParcel(tx, first.id, {
    ...pricedColumns(merged),
    service_ids: [...new Set([...first.service_ids, ...other.service_ids])],
    insured_fen: first.insured_fen + other.insured_fen,
    declaration: JSON.stringify(declaration),
    tax_estimate: (await estimateAgain(tx, first, again, now)).kept,
    plan_saved_fen: first.plan_saved_fen + other.plan_saved_fen,
  })
  await leaveBin(tx, other.id, now)
  await restoreCoupon(call, { parcelId: other.id }, by)
  await updateCouponDiscount(tx, { parcelId: first.id }, couponFenOf(merged.bill))
  const step = await countParcelSteps(tx, first.id, 'take_in')
  await moveFrozen(
    tx,
    'parcel_merged',
    shopperId,
    [
      { parcelId: other.id, beforeFen: other.frozen_fen, afterFen: 0, step: 0 },
      { parcelId: first.id, beforeFen: first.frozen_fen, afterFen: merged.frozenFen, step },
    ],
    by,
  )
  await notify(call, shopperId, {
    kind: 'parcel_merged',
    args: { number: first.number, note: other.number, reason, amount_fen: change.refundedFen },
    subject: { kind: 'parcel', id: first.id },
  })
  const wire = toChange(change, first.estimated_fen + other.estimated_fen, [first.number])
  await audit(call, {
    action: 'merge_parcels',
    subjectKind: 'parcel',
    subjectId: first.id,
    before: { frozen_fen: [first.frozen_fen, other.frozen_fen], merged: other.number },
    after: wire,
    reason,
  })
  concerns(shopperId)
  return wire
}

/** Locks both packages, the remaining one first in the result, and refuses two that cannot be merged. */
async function lockBoth({ tx, params, body }: Pick<WriteCall<typeof route>, 'tx' | 'params' | 'body'>) {
  const reason = body.reason.trim()
  if (body.parcel_id.toLowerCase() === params.id.toLowerCase()) throw badInput({ parcel_id: 'unknown' })
  const { shopper_id: shopperId } = orNotFound(await findParcelForStaff(tx, params.id))
  await lockShopper(tx, shopperId)
  const locked = await lockParcelsForStaff(tx, [params.id, body.parcel_id])
  const first = orNotFound(locked.find((entry) => entry.id === params.id.toLowerCase()))
  const other = orNotFound(locked.find((entry) => entry.id === body.parcel_id.toLowerCase()))
  refuseIf(whyNotMerge(asMergeable(first), asMergeable(other)))
  return { reason, shopperId, first, other }
}

export const asMergeable = (parcel: ParcelRow) => ({
  stage: parcel.stage,
  payWay: parcel.pay_way,
  shopperId: parcel.shopper_id,
  warehouseId: parcel.warehouse_id,
  lineId: parcel.line_id,
  insuredFen: parcel.insured_fen,
  destination: JSON.stringify(Object.entries(addressOf(parcel)).toSorted(([a], [b]) => (a < b ? -1 : 1))),
})
