import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { shipped } from '@longhaul/domain/ledger/recipes.ts'
import { expectedArrival } from '@longhaul/domain/shipping/expected-arrival.ts'
import { billForBooks, billTotal, couponFenOf, taxesOn } from '@longhaul/domain/parcels/bill.ts'
import { readAccuracy } from '../../landed-cost/public.ts'
import { post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { ledgerActor } from '../../orders/public.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { restoreCoupon } from '../../rewards/public.ts'
import { refuseToShip } from '../../standing/public.ts'
import { takeStockSteps } from '../../warehouse/public.ts'
import { requireVideo } from '../packing/packing-evidence.ts'
import { type TakenBy, takeParcelStep } from '../parcel-step.ts'
import { actualBillOf, rateOf } from '../combining/snapshot.ts'
import { listContents } from '../sql-items.ts'
import { refuseIncomplete } from './customs-checks.ts'
import { recordCollected } from '../taxes/sql-collected.ts'
import { noteEvent } from '../tracking/sql-tracking.ts'
import { type ParcelRow, findLineName, isTrackingInUse, updateParcel } from '../sql.ts'

/**
 * Hands a package to its carrier, unless its shopper owes money or its declaration is incomplete: the freight
 * is paid to the carrier and the rest to us, and any excess frozen is released. Refuses a tracking number
 * that another package has. The caller has locked the shopper's balance and the package.
 */
export async function handOver(
  work: UnitOfWork,
  parcel: ParcelRow,
  { number, carrier }: { number: string; carrier: string },
  by: TakenBy,
) {
  const { tx, now, concerns } = work
  const { shopper_id } = parcel
  await refuseToShip(tx, shopper_id)
  const stage = await takeParcelStep(tx, parcel, 'ship', by)
  requireVideo(parcel)
  await refuseIncomplete(tx, parcel, now)
  const contents = await listContents(tx, [parcel.id])
  if (await isTrackingInUse(tx, number))
    throw new Refusal('duplicate_tracking_number', {}, { tracking_number: 'in_use' })

  const bill = actualBillOf(parcel)
  if (!bill) throw new Error(`parcel ${parcel.id} is ready to ship without a bill`)
  const savedFen = parcel.frozen_fen - billTotal(bill)
  await post(tx, {
    kind: 'parcel_shipped',
    subject: { kind: 'parcel', id: parcel.id },
    shopperId: shopper_id,
    actor: ledgerActor(by),
    now,
    postings: shipped(shopper_id, { line: parcel.line_id, ...billForBooks(bill), savedFen }),
  })
  await recordCollected(tx, parcel, taxesOn(bill), now)
  await updateParcel(tx, parcel.id, { frozen_fen: 0, tracking_number: number, carrier, shipped_at: now })
  await takeStockSteps(
    tx,
    contents.map(({ stock_item_id }) => stock_item_id),
    'ship_abroad',
    by,
  )
  // After a change of line, the coupon may no longer pay anything.
  if (couponFenOf(bill) === 0) await restoreCoupon(work, { parcelId: parcel.id }, by)
  await noteEvent(tx, {
    parcel_id: parcel.id,
    provider: 'warehouse',
    code: 'shipped',
    status: 'in_transit',
    happened_at: now,
    created_at: now,
  })

  const right = await readAccuracy(tx, contents, bill, FIRST_LANG)
  const arrival = expectedArrival(now, rateOf(parcel))
  const notice = {
    kind: 'parcel_shipped',
    args: {
      number: parcel.number,
      tracking_number: number,
      line: await findLineName(tx, parcel.line_id, shopper_id),
      amount_fen: savedFen,
      arrival: { from: arrival.from.toISOString(), until: arrival.until.toISOString() },
      ...(right && {
        expected: { low_fen: right.low_fen, high_fen: right.high_fen, was_fen: right.was_fen },
      }),
    },
    subject: { kind: 'parcel', id: parcel.id },
  } as const
  await notify(work, shopper_id, notice)
  await work.enqueue('watch-parcel', { parcelId: parcel.id })
  concerns(shopper_id)
  return { stage, tracking_number: number, carrier, given_back_fen: savedFen }
}
