import { keepRepackingFee, release } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { pausedDays } from '@longhaul/domain/parcels/cancel.ts'
import { keptOnCancel } from '@longhaul/domain/parcels/payment.ts'
import { post } from '../ledger/public.ts'
import { ledgerActor } from '../orders/public.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { restoreCoupon } from '../rewards/public.ts'
import { readSettings } from '../site/public.ts'
import { extendStorage, putOnShelves, takeStockSteps } from '../warehouse/public.ts'
import { type TakenBy, takeParcelStep } from './parcel-step.ts'
import { releaseParcelItems } from './sql-items.ts'
import { leaveBin, listInBox } from './picking/sql-waves.ts'
import { cancelOpenSupplement } from './paying/sql-supplements.ts'
import { type ParcelRow, updateParcel } from './sql.ts'

/**
 * Cancels a package that is not shipped: the money frozen for it is released (less the repacking fee, once it
 * is packed) and its goods are in stock again. Their free storage may be extended (`pausedDays`). The caller
 * has locked the shopper's balance and the package. Returns the amount released, in fen.
 */
export async function closeParcel(
  work: UnitOfWork,
  parcel: ParcelRow,
  by: TakenBy,
  reason: string,
): Promise<Fen> {
  const { tx, now, concerns } = work
  const { repackingFeeFen } = await readSettings(tx)
  const keptFen = keptOnCancel(parcel.stage, parcel.frozen_fen, repackingFeeFen)
  const releasedFen = parcel.frozen_fen - keptFen
  await takeParcelStep(tx, parcel, 'cancel', { ...by, note: reason })
  await post(tx, {
    kind: 'parcel_cancelled',
    subject: { kind: 'parcel', id: parcel.id },
    shopperId: parcel.shopper_id,
    actor: ledgerActor(by),
    now,
    postings: [...keepRepackingFee(parcel.shopper_id, keptFen), ...release(parcel.shopper_id, releasedFen)],
  })
  await updateParcel(tx, parcel.id, { frozen_fen: 0, closed_by: by.actor, close_reason: reason })

  const stockItemIds = await releaseParcelItems(tx, parcel.id)
  await takeStockSteps(tx, stockItemIds, 'take_out_of_parcel', by)
  const days = pausedDays({ stage: parcel.stage, paidAt: parcel.paid_at }, by.actor, now)
  if (days > 0) await extendStorage(tx, stockItemIds, days)
  await cancelOpenSupplement(tx, parcel.id, now)
  await leaveBin(tx, parcel.id, now)
  // What is in the box is on no shelf until it is put back: a count of its old one would miss it.
  const inBox = await listInBox(tx, parcel.id)
  await putOnShelves(
    tx,
    inBox.map((id) => ({ id, shelf: '' })),
  )
  await restoreCoupon(work, { parcelId: parcel.id }, by)
  concerns(parcel.shopper_id)
  return releasedFen
}
