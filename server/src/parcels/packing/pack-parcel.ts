import { packParcel as route } from '@longhaul/contract/parcels/parcels.staff.ts'
import {
  type BillRow,
  billTotal,
  couponFenOf,
  difference,
  settledBill,
} from '@longhaul/domain/parcels/bill.ts'
import { PARCEL_SUPPLEMENT_DAYS } from '@longhaul/domain/parcels/payment.ts'
import { doubtScale } from '@longhaul/domain/parcels/scale-check.ts'
import { type SizeMm, isRefused, quote } from '@longhaul/domain/shipping/fee.ts'
import { parcelTable } from '@longhaul/domain/states/parcel-stages.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Tx } from '../../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { Refusal, badInput, refuseIf } from '../../platform/http/refusal.ts'
import { updateCouponDiscount } from '../../rewards/public.ts'
import { listOpenCartons, refusalSentence } from '../../shipping/public.ts'
import { addPackingPhotos, requireChecked } from './packing-evidence.ts'
import { readParcelDetail } from '../reading/parcel-detail.ts'
import { settlePacking } from './settle-packing.ts'
import { taxedAgain } from '../pricing/duty-estimate.ts'
import { declarationOf, estimatedBillOf, rateOf, sortedSize } from '../combining/snapshot.ts'
import { type ContentRow, listContents } from '../sql-items.ts'
import { leaveBins } from '../picking/sql-waves.ts'
import { lockParcelHere } from './lock-parcel-here.ts'
import { type ParcelRow, updateParcel } from '../sql.ts'

export const packParcelAction = writeAction(route, packParcel)

/**
 * Records a package's weight and size after packing. The actual freight is calculated by the rate that the
 * package was created with. An overpayment is released when the package ships; a shortfall must be paid
 * before it can ship. No money moves here, so only the package is locked.
 */
async function packParcel(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const parcel = await lockParcelHere(call, params.id)
  const contents = await listContents(tx, [parcel.id])
  refuseIf(whyNotStep(parcelTable, parcel.stage, 'finish_packing', me.roles))
  refuseIf(contents.some((content) => content.held_at) ? 'goods_on_hold' : null)
  const sizeMm = sortedSize(body.length_mm, body.width_mm, body.height_mm)
  requireChecked(parcel, contents, body.photo_file_ids)
  const carton = body.carton
    ? (await listOpenCartons(tx)).find((openCarton) => openCarton.code === body.carton)
    : null
  if (carton === undefined) throw badInput({ carton: 'unknown' })
  const doubt = doubtScale(contents.map(toWeighed), carton?.weightGrams ?? null, body.weight_grams)
  if (doubt && !body.weight_confirmed) throw badInput({ weight_grams: 'weight_unlikely' }, 'weight_unlikely')
  const bill = await realBill(call, parcel, contents, { weightGrams: body.weight_grams, sizeMm })
  const actual = {
    actual_grams: body.weight_grams,
    actual_size_mm: [...sizeMm],
    actual_fees: JSON.stringify(bill),
    actual_fen: billTotal(bill),
  }
  await updateParcel(tx, parcel.id, {
    ...actual,
    packed_at: now,
    carton_code: body.carton || null,
    packing_draft: null,
  })
  await leaveBins(tx, parcel.id, now)
  // A bill estimated without a coupon gets none after weighing.
  if (estimatedBillOf(parcel).some(({ kind }) => kind === 'coupon'))
    await updateCouponDiscount(tx, { parcelId: parcel.id }, couponFenOf(bill))
  await addPackingPhotos(call, parcel, body.photo_file_ids)
  const stage = await settlePacking(
    call,
    parcel,
    // The frozen money is the estimate, or a deposit if packed before payment; it differs from the estimate
    // if the package was divided.
    difference(parcel.frozen_fen, actual.actual_fen),
    { actor: 'staff', actorId: me.id, roles: me.roles, now },
    new Date(now.getTime() + PARCEL_SUPPLEMENT_DAYS * 86_400_000),
  )
  await audit(call, {
    action: 'pack_parcel',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before: { stage: parcel.stage, estimated_fen: parcel.estimated_fen },
    after: {
      stage,
      actual_fen: actual.actual_fen,
      actual_grams: actual.actual_grams,
      ...(doubt ? { confirmed_gap_grams: doubt.gapGrams } : {}),
    },
  })
  return await readParcelDetail(call, parcel.id)
}

const toWeighed = (content: ContentRow) => ({
  id: content.stock_item_id,
  grams: content.weight_grams,
  quantity: content.quantity,
})

/** The bill by actual weight and size. Refuses a package that the line cannot carry. */
async function realBill(
  { tx, lang, now }: { tx: Tx; lang: Lang; now: Date },
  parcel: ParcelRow,
  contents: readonly { category: string | null }[],
  measured: { weightGrams: number; sizeMm: SizeMm },
): Promise<BillRow[]> {
  const categories = contents.flatMap((content) => content.category ?? [])
  const answer = quote({ rate: rateOf(parcel), ...measured, categories })
  if (!isRefused(answer)) {
    const bill = settledBill(estimatedBillOf(parcel), answer)
    const again = { declaration: declarationOf(parcel), bill, grams: measured.weightGrams }
    return await taxedAgain(tx, parcel, again, now)
  }
  const sentence = await refusalSentence(tx, lang)
  throw new Refusal('line_cannot_carry', { refusals: answer.refusals.map(sentence) })
}
