import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { handOutCoupon } from './hand-out-coupon.ts'
import { listWelcomeOffers, lockOffer } from './sql-offers.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'welcome-coupons': { shopperId: string }
  }
}

/** After registration: gives a new shopper the welcome coupons. Idempotent. */
export const welcomeCouponsJob = job({
  name: 'welcome-coupons',
  async run(world, { shopperId }) {
    for (const { id } of await listWelcomeOffers(world.db))
      await inJob(world, ['rewards', 'messages'], async (work) => {
        const offer = await lockOffer(work.tx, id)
        if (offer) await handOutCoupon(work, shopperId, offer, { source: 'register' })
      }).catch(ignoreRefusal)
  },
})

/**
 * Ignores a refusal because the shopper already had the coupon or the offer is over; nothing is given then.
 */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}
