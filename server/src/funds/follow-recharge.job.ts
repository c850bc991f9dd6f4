import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { followLater } from './follow-later.ts'
import { openPage } from './open-page.ts'
import { findProvider } from './providers.ts'
import { settleRecharge } from './settle-recharge.ts'
import { type RechargeRow, findRechargeForJob } from './sql.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'follow-recharge': { rechargeId: string; round: number }
  }
}

/**
 * Follows up a recharge without a webhook. If the provider has not returned its page, requests it again with
 * the same key, so that an existing order is found and not created twice; otherwise queries the state of the
 * payment.
 */
export const followRechargeJob = job({
  name: 'follow-recharge',
  async run(world, { rechargeId, round }) {
    const recharge = await findRechargeForJob(world.db, rechargeId)
    if (recharge?.stage !== 'created') return
    try {
      await (recharge.provider_ref ? ask(world, recharge) : openPage(world, recharge))
    } catch (error) {
      if (!(error instanceof Refusal))
        world.log.warn(
          { err: error, provider: recharge.provider },
          'could not get the state of a payment from its provider',
        )
    }
    await inJob(world, [], (work) => followLater(work, rechargeId, round + 1))
  },
})

async function ask(world: World, recharge: RechargeRow): Promise<void> {
  const notice = await findProvider(world, recharge.provider)?.find(world, recharge.provider_ref!)
  if (notice) await inJob(world, ['funds', 'messages'], (work) => settleRecharge(work, recharge, notice))
}
