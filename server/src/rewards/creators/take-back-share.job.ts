import { lockShopper } from '../../ledger/public.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { type UnitOfWork, inJob } from '../../platform/jobs/unit-of-work.ts'
import { takeBackRefunded } from './settle-share.ts'
import { findCreatorForStaff, lockCreatorForJob } from './sql.ts'
import { findShareOfItem, lockShare } from './sql-shares.ts'

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'take-back-share': { itemId: string }
  }
}

/** Runs after money was given back for an item: takes back the part of its share that counts no longer. */
export const takeBackShareJob = job({
  name: 'take-back-share',
  run: (world, { itemId }) => inJob(world, ['rewards'], (work) => settle(work, itemId)),
})

async function settle(work: UnitOfWork, itemId: string): Promise<void> {
  const { tx } = work
  const found = await findShareOfItem(tx, itemId)
  const known = found && (await findCreatorForStaff(tx, found.creator_id))
  if (!known) return
  await lockShopper(tx, known.shopper_id)
  const creator = await lockCreatorForJob(tx, known.id)
  const share = await lockShare(tx, found.id)
  if (!creator || !share) return
  await takeBackRefunded(work, creator, share)
  work.concerns(creator.shopper_id)
}
