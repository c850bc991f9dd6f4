import { countsAsReceived } from '@longhaul/domain/parcels/receipt.ts'
import type { Doing } from '../../platform/jobs/job-call.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { oneByOne } from '../../platform/jobs/one-by-one.ts'
import { readSettings } from '../../site/public.ts'
import { finishParcel } from './confirm-receipt.ts'
import { isClaimed, listUnderWayForJob } from '../tracking/sql-tracking.ts'
import { lockParcelForStaff } from '../sql.ts'

/** Every hour: marks packages as received that were delivered long ago, or have had no tracking update for so long that none is expected. */
export const confirmReceiptsJob = job({
  name: 'confirm-receipts',
  cron: '20 * * * *',
  async run(world) {
    const { receiptDays: days, receiptDaysWithoutNews: daysWithoutNews } = await readSettings(world.db)
    const now = world.clock.now()
    const youngest = new Date(now.getTime() - Math.min(days, daysWithoutNews) * 86_400_000)
    const due = (await listUnderWayForJob(world.db, youngest)).filter((parcel) =>
      countsAsReceived(
        {
          stage: parcel.stage,
          deliveredAt: parcel.delivered_at,
          lastNewsAt: parcel.last_news_at,
          claimOpen: parcel.claim_open,
        },
        now,
        { days, daysWithoutNews },
      ),
    )
    await oneByOne(world, ['parcels', 'orders', 'messages'], due, (doing, { id, stage }) =>
      finish(doing, id, stage),
    )
  },
})

/** Checks again under lock: the shopper may have confirmed receipt or opened a claim, or a tracking update may have moved the package. */
async function finish(doing: Doing, id: string, stage: string): Promise<void> {
  const parcel = await lockParcelForStaff(doing.tx, id)
  if (parcel?.stage !== stage || (await isClaimed(doing.tx, id))) return
  await finishParcel(doing, parcel, { actor: 'system', actorId: null, now: doing.now })
}
