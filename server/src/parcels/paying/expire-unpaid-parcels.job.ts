import { lockShopper } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { oneByOne } from '../../platform/jobs/one-by-one.ts'
import { closeParcel } from '../close-parcel.ts'
import { listOverdueSupplementsForJob } from './sql-supplements.ts'
import { findOpenSupplement } from './sql-supplements.ts'
import { listUnpaidForJob, lockParcelForStaff } from '../sql.ts'

/**
 * Every ten minutes: cancels packages that were not paid in time, or whose extra payment was not, and returns
 * their goods to stock.
 */
export const expireUnpaidParcelsJob = job({
  name: 'expire-unpaid-parcels',
  cron: '*/10 * * * *',
  async run(world) {
    const now = world.clock.now()
    const overdue = [
      ...(await listUnpaidForJob(world.db, now)),
      ...(await listOverdueSupplementsForJob(world.db, now)),
    ]
    await oneByOne(world, ['parcels', 'stock', 'orders', 'funds', 'rewards', 'messages'], overdue, expire)
  },
})

/** Checks again under lock: the payment may have arrived at the last moment. */
async function expire(
  work: UnitOfWork,
  { id, shopper_id }: { id: string; shopper_id: string },
): Promise<void> {
  const { tx, now } = work
  await lockShopper(tx, shopper_id)
  const parcel = await lockParcelForStaff(tx, id)
  if (!parcel) return
  const unpaid = parcel.stage === 'pending_payment' && parcel.pay_by < now
  const supplement = parcel.stage === 'supplement_due' ? await findOpenSupplement(tx, id) : undefined
  if (!unpaid && !(supplement?.pay_by && supplement.pay_by < now)) return
  const releasedFen = await closeParcel(work, parcel, { actor: 'system', actorId: null, now }, '')
  await notify(work, shopper_id, {
    kind: unpaid ? 'parcel_expired' : 'parcel_cancelled',
    args: { number: parcel.number, ...(releasedFen > 0 ? { amount_fen: releasedFen } : {}) },
    subject: { kind: 'parcel', id },
  })
}
