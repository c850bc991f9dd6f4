import { freeze } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { taxesOn } from '@longhaul/domain/parcels/bill.ts'
import { whyNotPayParcel } from '@longhaul/domain/parcels/payment.ts'
import { lockShopper, post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import type { Db } from '../../platform/database/db.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { findCountry } from '../../shipping/public.ts'
import { refuseUnprintable } from '../combining/declaration.ts'
import { addressOf, estimatedBillOf } from '../combining/snapshot.ts'
import { refuseEnded } from '../taxes/refuse-ended.ts'
import { takeParcelStep } from '../parcel-step.ts'
import { type ParcelRow, findOwnParcel, lockOwnParcel, updateParcel } from '../sql.ts'

/**
 * The price of a package that may be paid now, in fen. Refuses like `payParcel`, but takes no locks, so the
 * answer is not final.
 */
export async function payableParcel(
  db: Db,
  shopperId: string,
  parcelId: string,
  now: Date,
): Promise<{ amountFen: Fen; number: string }> {
  const parcel = orNotFound(await findOwnParcel(db, shopperId, parcelId))
  await refuseUnpayable(db, parcel, now)
  return { amountFen: parcel.estimated_fen, number: parcel.number }
}

/**
 * Pays a package from the balance: freezes its estimated price and releases it for picking. Returns the
 * amount frozen, in fen.
 */
export async function payParcel(work: UnitOfWork, shopperId: string, parcelId: string): Promise<Fen> {
  const { tx, now, concerns } = work
  const { availableFen } = await lockShopper(tx, shopperId)
  const parcel = orNotFound(await lockOwnParcel(tx, shopperId, parcelId))
  await refuseUnpayable(tx, parcel, now)
  const amountFen = parcel.estimated_fen
  refuseIf(amountFen > availableFen ? 'insufficient_balance' : null, {
    total_fen: amountFen,
    available_fen: availableFen,
  })
  await post(tx, {
    kind: 'parcel_paid',
    subject: { kind: 'parcel', id: parcel.id },
    shopperId,
    actor: 'shopper',
    now,
    postings: freeze(shopperId, amountFen),
  })
  await takeParcelStep(tx, parcel, 'pay', { actor: 'shopper', actorId: shopperId, now })
  await updateParcel(tx, parcel.id, { frozen_fen: amountFen, paid_at: now })
  await notify(work, shopperId, {
    kind: 'parcel_paid',
    args: { number: parcel.number, amount_fen: amountFen },
    subject: { kind: 'parcel', id: parcel.id },
  })
  concerns(shopperId)
  return amountFen
}

/**
 * Its address may be older than the rule for what can be printed: then no label could be made for what was
 * paid. Its destination may have been closed since it was made, or the registration ended under which its tax
 * is collected.
 */
async function refuseUnpayable(db: Db, parcel: ParcelRow, now: Date): Promise<void> {
  refuseIf(whyNotPayParcel({ stage: parcel.stage, payBy: parcel.pay_by }, now))
  refuseUnprintable(addressOf(parcel), 'address')
  refuseIf((await findCountry(db, parcel.country))?.closed_why ? 'destination_closed' : null)
  await refuseEnded(db, taxesOn(estimatedBillOf(parcel)), now)
}
