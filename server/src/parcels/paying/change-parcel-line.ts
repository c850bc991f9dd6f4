import { changeParcelLine as route } from '@longhaul/contract/parcels/parcel-lines.ts'
import { couponFenOf } from '@longhaul/domain/parcels/bill.ts'
import { whyNotChangeLine } from '@longhaul/domain/parcels/change-line.ts'
import { whyNotPaySupplement } from '@longhaul/domain/parcels/payment.ts'
import { lockShopper } from '../../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { updateCouponDiscount } from '../../rewards/public.ts'
import { estimateBy, readAgreedRules } from '../pricing/duty-estimate.ts'
import { priceLines } from '../pricing/packed-lines.ts'
import { takeParcelStep } from '../parcel-step.ts'
import { declarationOf } from '../combining/snapshot.ts'
import { cancelOpenSupplement, findOpenSupplement, insertSupplement } from './sql-supplements.ts'
import { findLineName, lockOwnParcel, updateParcel } from '../sql.ts'

export const changeParcelLineAction = writeAction(route, changeParcelLine)

/**
 * Changes a packed package to another line at the price that was shown, if the shopper prefers it after
 * weighing. The remaining amount is due by the same day as before.
 */
async function changeParcelLine(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, lang, now } = call
  await lockShopper(tx, me.id)
  const parcel = orNotFound(await lockOwnParcel(tx, me.id, params.id))
  refuseIf(whyNotChangeLine({ stage: parcel.stage, payWay: parcel.pay_way }))
  const supplement = orNotFound(await findOpenSupplement(tx, parcel.id))
  refuseIf(whyNotPaySupplement({ paidAt: null, cancelledAt: null, payBy: supplement.pay_by }, now))
  const offer = (await priceLines(tx, parcel, { lang, now })).find(
    (priceLine) => priceLine.lineId === body.line_id,
  )
  if (!offer) throw badInput({ line_id: 'unknown' })
  const { bill, rate, totalFen, owedFen } = offer
  if (!bill || !rate) throw new Refusal('line_cannot_carry', { refusals: offer.refusals })
  if (totalFen !== body.expected_total_fen)
    throw new Refusal('out_of_date', { expected_total_fen: body.expected_total_fen, total_fen: totalFen })
  if (offer.lineId === parcel.line_id) return { stage: parcel.stage, total_fen: totalFen, owed_fen: owedFen }

  const again = { bill, declaration: declarationOf(parcel), grams: parcel.actual_grams }
  const { kept } = estimateBy(await readAgreedRules(tx, parcel, now), { ...offer, rate, ...again })
  await updateParcel(tx, parcel.id, {
    line_id: offer.lineId,
    rate: JSON.stringify(rate),
    tax_estimate: kept,
    actual_fees: JSON.stringify(bill),
    actual_fen: totalFen,
  })
  const by = { actor: 'shopper', actorId: me.id, now } as const
  const names = await Promise.all([parcel.line_id, offer.lineId].map((id) => findLineName(tx, id, me.id)))
  await takeParcelStep(tx, parcel, 'change_line', { ...by, note: names.join(' → ') })
  await cancelOpenSupplement(tx, parcel.id, now)
  await updateCouponDiscount(tx, { parcelId: parcel.id }, couponFenOf(bill))
  if (owedFen > 0)
    await insertSupplement(tx, {
      shopper_id: me.id,
      parcel_id: parcel.id,
      amount_fen: owedFen,
      created_at: now,
      pay_by: supplement.pay_by,
    })
  // If the deposit covers it all, no payment is left to wait for.
  const stage = owedFen > 0 ? parcel.stage : await takeParcelStep(tx, parcel, 'pay_supplement', by)
  return { stage, total_fen: totalFen, owed_fen: owedFen }
}
