import { inJob } from '../../platform/jobs/unit-of-work.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { lockReceivedArrival, setDisputed } from './sql-disputes.ts'
import { insertUnclaimed, insertUnclaimedStep, lockUnclaimed } from './sql-unclaimed.ts'
import { takeUnclaimedStep } from './unclaimed-step.ts'

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'dispute-arrival': { trackingNumber: string; sellerNumber: string; staffId: string }
  }
}

/**
 * Raises the alert about a parcel that was received for somebody when a buyer recorded its number for goods
 * of others: it joins the parcels without a sure owner, and what it brought stays where it is until staff
 * decide. One that is disputed or unclaimed already is left as it is.
 */
export const disputeArrivalJob = job({
  name: 'dispute-arrival',
  async run(world, { trackingNumber, sellerNumber, staffId }) {
    await inJob(world, ['stock'], async ({ tx, now }) => {
      const arrival = await lockReceivedArrival(tx, trackingNumber)
      if (!arrival) return
      await setDisputed(tx, arrival.id, now)
      const known = await lockUnclaimed(tx, arrival.id)
      const note = sellerNumber
      if (known?.stage === 'claimed' || known?.stage === 'matched') {
        // The call that reported the number has checked the buyer's rights.
        const me = { id: staffId, roles: ['buyer'] } as const
        await takeUnclaimedStep(tx, known, 'dispute', { me, now, note })
      } else if (!known && (await insertUnclaimed(tx, arrival.id, 'disputed', now)))
        await insertUnclaimedStep(tx, {
          unclaimed_id: arrival.id,
          step: 'dispute',
          to_stage: 'disputed',
          actor: 'staff',
          actor_id: staffId,
          note,
          created_at: now,
        })
    })
  },
})
