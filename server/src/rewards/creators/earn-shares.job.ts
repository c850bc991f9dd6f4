import { SHARE_HOLD_DAYS, countedFee, shareOf } from '@longhaul/domain/rewards/creators.ts'
import { lockShopper } from '../../ledger/public.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { type UnitOfWork, inJob } from '../../platform/jobs/unit-of-work.ts'
import { readSettings } from '../../site/public.ts'
import { creditShare } from './settle-share.ts'
import { lockCreatorForJob } from './sql.ts'
import { findShareOfItem, listEarningItemsForJob, readEarned, readItemMoney } from './sql-shares.ts'
import { readSigns } from './sql-signs.ts'

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'earn-shares': { parcelId: string }
  }
}

/**
 * After a package is received: credits the creator who brought its shopper with a share of the service fee
 * of each item in it, once for each item, by the rate of that day, which is stored with the share.
 */
export const earnSharesJob = job({
  name: 'earn-shares',
  run: (world, { parcelId }) => inJob(world, ['rewards'], (work) => earn(work, parcelId)),
})

async function earn(work: UnitOfWork, parcelId: string): Promise<void> {
  const { tx, now } = work
  const items = await listEarningItemsForJob(tx, parcelId)
  const [first] = items
  if (!first) return
  // One shopper has one creator.
  await lockShopper(tx, first.creator_shopper_id)
  const creator = await lockCreatorForJob(tx, first.creator_id)
  if (creator?.state !== 'active' && creator?.state !== 'paused') return
  const ratePerMille = creator.share_per_mille ?? (await readSettings(tx)).creatorSharePerMille
  // What they have in common now: the buyer's data may be gone when the share is due.
  const signs = await readSigns(tx, creator.shopper_id, first.buyer_id)
  for (const { item_id: itemId } of items) {
    if (await findShareOfItem(tx, itemId)) continue
    const feeFen = countedFee(await readItemMoney(tx, itemId))
    const shareFen = shareOf(feeFen, ratePerMille, await readEarned(tx, creator.id, now))
    if (shareFen === 0) continue
    await creditShare(work, creator, {
      order_item_id: itemId,
      fee_fen: feeFen,
      per_mille: ratePerMille,
      share_fen: shareFen,
      signs,
      due_at: new Date(now.getTime() + SHARE_HOLD_DAYS * 86_400_000),
    })
  }
  work.concerns(creator.shopper_id)
}
