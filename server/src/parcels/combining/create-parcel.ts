import { createParcel as route } from '@longhaul/contract/parcels/parcels.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { billTotal, couponBillOf, withCoupon } from '@longhaul/domain/parcels/bill.ts'
import { PARCEL_PAY_HOURS } from '@longhaul/domain/parcels/payment.ts'
import type { Declared } from '@longhaul/domain/customs/declared.ts'
import { findOwnAddress } from '../../addresses/public.ts'
import { readConfirmed } from '../../customs/public.ts'
import { lockShopper } from '../../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, badInput, orNotFound } from '../../platform/http/refusal.ts'
import { expectedTotal } from '../../platform/quotes.ts'
import { takeCoupon, spendCoupon } from '../../rewards/public.ts'
import { lockOwnStockOf, takeStockSteps } from '../../warehouse/public.ts'
import { bindParcel } from './bind-parcel.ts'
import { refuseClosed } from './refuse-closed.ts'
import { readDeclaration, refuseTaxId, refuseUnprintable } from './declaration.ts'
import { packFirst, requireDeposit } from './pack-first.ts'
import { estimateDuty } from '../pricing/duty-estimate.ts'
import { parcelQuote } from '../pricing/parcel-quote.ts'
import { quoteParcel } from '../pricing/quote-parcel.ts'
import { refuseToShip } from '../../standing/public.ts'
import { requireSameAddress } from './same-address.ts'
import { selectGoods } from './select-goods.ts'
import { snapshotAddress } from './snapshot.ts'
import { insertParcelItems } from '../sql-items.ts'
import { insertParcel, insertParcelStep, nextParcelNumber } from '../sql.ts'

export const createParcelAction = writeAction(route, createParcel)

/**
 * Combines stock items into a package. All figures are recalculated; the package is not created if one
 * differs from what the shopper saw. The package keeps its own copy of the rate, the address and the
 * declaration.
 */
async function createParcel(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, lang, now } = call
  const { availableFen } = await lockShopper(tx, me.id)
  const goods = await selectGoods(body.stock_item_ids, (ids) => lockOwnStockOf(tx, me.id, ids))
  await refuseToShip(tx, me.id)
  const address = orNotFound(await findOwnAddress(tx, me.id, body.address_id))
  refuseUnprintable(address)
  await refuseClosed(tx, address.country, lang, 'address_id')
  if (body.expected_address) requireSameAddress(body.expected_address, snapshotAddress(address))
  const payWay = body.pay_way ?? 'estimate'
  const wish = {
    country: address.country,
    serviceIds: body.service_ids,
    insuredFen: body.insured_fen,
    payWay,
  }
  const quoted = await quoteParcel(tx, goods, wish, { lang, now })
  const line = quoted.lines.find((line) => line.lineId === body.line_id)
  if (!line) throw badInput({ line_id: 'unknown' })
  if (!line.bill) throw new Refusal('line_cannot_carry', { refusals: line.refusals })
  const confirmed = await readConfirmed(tx, goods, address.country)
  const declaration = await readDeclaration(body.declaration, goods, confirmed)
  refuseTaxId(address, line.option)
  // Before the coupon, because the orders that the things came from must be locked before it (decision 0035).
  const ids = goods.map((thing) => thing.id)
  await takeStockSteps(tx, ids, 'put_in_parcel', { actor: 'shopper', actorId: me.id, now })
  const coupon = body.coupon_id
    ? await takeCoupon({ tx, now }, me.id, body.coupon_id, couponBillOf(line.bill))
    : null
  const untaxed = coupon ? withCoupon(line.bill, coupon.rule) : line.bill
  const grams = quoted.estimate.weightGrams
  const { bill, kept } = await estimateDuty(
    tx,
    address,
    { ...line, bill: untaxed, declaration, grams },
    now,
    {
      shopperId: me.id,
    },
  )
  const totalFen = billTotal(bill)
  const expectedFen = expectedTotal(call, quoteOf(me.id, body))
  if (totalFen !== expectedFen)
    throw new Refusal('out_of_date', { expected_total_fen: expectedFen, total_fen: totalFen })
  if (body.up_to_fen !== undefined && body.up_to_fen < totalFen) throw badInput({ up_to_fen: 'too_small' })

  const depositFen = payWay === 'exact' ? (quoted.packFirst?.depositFen ?? 0) : 0
  if (payWay === 'exact') requireDeposit(me, depositFen, availableFen)

  const parcel = await saveParcel(call, {
    warehouseId: goods[0]!.warehouse_id,
    address,
    quoted,
    line,
    bill,
    declaration,
    kept,
    payWay,
    depositFen,
  })
  if (coupon && body.coupon_id)
    await spendCoupon({ tx, now }, me.id, body.coupon_id, { parcelId: parcel.id }, coupon.discountFen)
  await insertParcelItems(tx, parcel.id, ids)
  if (payWay === 'exact') await packFirst({ tx, now }, me.id, parcel.id, depositFen)
  await bindParcel(call, {
    id: parcel.id,
    goods,
    address: snapshotAddress(address),
    declaration,
    depositFen,
    totalFen,
  })
  return { id: parcel.id, number: parcel.number, total_fen: totalFen }
}

const quoteOf = (shopperId: string, body: BodyOf<typeof route>) =>
  parcelQuote(shopperId, {
    ids: body.stock_item_ids,
    addressId: body.address_id,
    lineId: body.line_id,
    serviceIds: body.service_ids,
    insuredFen: body.insured_fen,
    payWay: body.pay_way,
  })

/** Stores the package and its first step, with everything that its price was calculated from. */
async function saveParcel(
  { tx, me, body, now }: Pick<WriteCall<typeof route>, 'tx' | 'me' | 'body' | 'now'>,
  { warehouseId, address, quoted, line, bill, declaration, kept, payWay, depositFen }: NewParcel,
): Promise<{ id: string; number: string }> {
  const parcel = await insertParcel(tx, {
    number: readableNumber('P', await nextParcelNumber(tx)),
    shopper_id: me.id,
    warehouse_id: warehouseId,
    stage: 'pending_payment',
    stage_at: now,
    address: JSON.stringify(snapshotAddress(address)),
    country: address.country,
    line_id: line.lineId,
    rate: JSON.stringify(line.rate),
    service_ids: quoted.serviceIds,
    insured_fen: body.insured_fen,
    declaration: JSON.stringify(declaration),
    tax_estimate: kept,
    estimated_grams: quoted.estimate.weightGrams,
    estimated_size_mm: [...quoted.estimate.sizeMm],
    estimated_fees: JSON.stringify(bill),
    estimated_fen: billTotal(bill),
    plan_saved_fen: quoted.planSavedFen,
    pay_way: payWay,
    deposit_fen: depositFen,
    remark: body.remark.trim(),
    created_at: now,
    pay_by: new Date(now.getTime() + PARCEL_PAY_HOURS * 3_600_000),
  })
  await insertParcelStep(tx, {
    parcel_id: parcel.id,
    step: 'create',
    from_stage: null,
    to_stage: 'pending_payment',
    actor: 'shopper',
    actor_id: me.id,
    created_at: now,
  })
  return parcel
}

type Quoted = Awaited<ReturnType<typeof quoteParcel>>

type NewParcel = {
  warehouseId: string
  address: Parameters<typeof snapshotAddress>[0]
  quoted: Quoted
  line: Quoted['lines'][number]
  bill: NonNullable<Quoted['lines'][number]['bill']>
  declaration: readonly Declared[]
  kept: string
  payWay: 'estimate' | 'exact'
  depositFen: number
}
