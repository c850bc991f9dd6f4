import { SHARE_SIGNS } from '@longhaul/domain/rewards/creators.ts'
import { lockShopper } from '../../ledger/public.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { oneByOne } from '../../platform/jobs/one-by-one.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { payShare, takeBackRefunded } from './settle-share.ts'
import { lockCreatorForJob } from './sql.ts'
import { isDue, listDueSharesForJob, lockShare, updateShare } from './sql-shares.ts'
import { readSigns } from './sql-signs.ts'

/** Every day: pays the shares that are due, and leaves those to a person of which something looks odd. */
export const paySharesJob = job({
  name: 'pay-shares',
  cron: '50 1 * * *',
  async run(world) {
    await oneByOne(world, ['rewards', 'funds'], await listDueSharesForJob(world.db, world.clock.now()), pay)
  },
})

type Due = { id: string; creator_id: string; shopper_id: string; buyer_id: string }

/** Checks again under lock: the share may have been paid, taken back or held meanwhile. */
async function pay(work: UnitOfWork, due: Due): Promise<void> {
  const { tx, now } = work
  await lockShopper(tx, due.shopper_id)
  const locked = await lockCreatorForJob(tx, due.creator_id)
  const row = await lockShare(tx, due.id)
  if (!locked || !row || !(await isDue(tx, due.id, now))) return
  const { creator, share } = await takeBackRefunded(work, locked, row)
  if (share.state !== 'held') return
  const seen = new Set([...share.signs, ...(await readSigns(tx, creator.shopper_id, due.buyer_id))])
  const signs = SHARE_SIGNS.filter((sign) => seen.has(sign))
  if (signs.length > 0) await updateShare(tx, share.id, { state: 'checking', state_at: now, signs })
  else await payShare(work, creator, share)
  work.concerns(creator.shopper_id)
}
