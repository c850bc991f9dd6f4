import { freeze } from '@longhaul/domain/ledger/recipes.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { whyNotPaySupplement } from '@longhaul/domain/parcels/payment.ts'
import { lockShopper, post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { datesOfSupplement, setSupplementPaid } from '../../orders/public.ts'
import type { Db } from '../../platform/database/db.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { takeParcelStep } from '../parcel-step.ts'
import { lockOwnParcel, updateParcel } from '../sql.ts'
import { countPaidSupplements, findOwnParcelSupplement, lockOwnParcelSupplement } from './sql-supplements.ts'

/**
 * The amount of a package's supplement, in fen; undefined if the supplement is not for a package. Takes no
 * locks, so the answer is not final.
 */
export async function payableParcelSupplement(
  db: Db,
  shopperId: string,
  supplementId: string,
  now: Date,
): Promise<{ amountFen: Fen } | undefined> {
  const supplement = await findOwnParcelSupplement(db, shopperId, supplementId)
  if (!supplement) return undefined
  refuseIf(whyNotPaySupplement(datesOfSupplement(supplement), now))
  return { amountFen: supplement.amount_fen }
}

/**
 * Pays a package's supplement from the balance: the extra cost of its actual weight, so that it may be
 * shipped. Returns the amount, in fen.
 */
export async function payParcelSupplement(
  work: UnitOfWork,
  shopperId: string,
  supplementId: string,
): Promise<Fen> {
  const { tx, now, concerns } = work
  const { availableFen } = await lockShopper(tx, shopperId)
  const { parcel_id } = orNotFound(await findOwnParcelSupplement(tx, shopperId, supplementId))
  const parcel = orNotFound(await lockOwnParcel(tx, shopperId, parcel_id))
  const supplement = orNotFound(await lockOwnParcelSupplement(tx, shopperId, supplementId))
  refuseIf(whyNotPaySupplement(datesOfSupplement(supplement), now))
  const amountFen = supplement.amount_fen
  refuseIf(amountFen > availableFen ? 'insufficient_balance' : null, {
    total_fen: amountFen,
    available_fen: availableFen,
  })
  await post(tx, {
    kind: 'parcel_supplement_paid',
    subject: { kind: 'parcel', id: parcel.id },
    step: (await countPaidSupplements(tx, parcel.id)) + 1,
    shopperId,
    actor: 'shopper',
    now,
    postings: freeze(shopperId, amountFen),
  })
  await setSupplementPaid(tx, supplement.id, now)
  await takeParcelStep(tx, parcel, 'pay_supplement', { actor: 'shopper', actorId: shopperId, now })
  await updateParcel(tx, parcel.id, { frozen_fen: parcel.frozen_fen + amountFen })
  await notify(work, shopperId, {
    kind: 'supplement_paid',
    args: { number: parcel.number, amount_fen: amountFen },
    subject: { kind: 'parcel', id: parcel.id },
  })
  concerns(shopperId)
  return amountFen
}
