import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import type { World } from '../platform/world.ts'
import type { PaymentNotice } from './provider.ts'
import { findProvider } from './providers.ts'
import { settleRecharge } from './settle-recharge.ts'
import { type OverdueRecharge, listOverdueRechargesForJob } from './sql.ts'

/**
 * Every ten minutes: expires unpaid recharges. Asks their provider first, so that no money is lost if a
 * webhook was.
 */
export const expireRechargesJob = job({
  name: 'expire-recharges',
  cron: '4,14,24,34,44,54 * * * *',
  async run(world) {
    const overdue = await listOverdueRechargesForJob(world.db, world.clock.now(), 500)
    const asked: Asked[] = []
    for (const recharge of overdue) asked.push(...(await ask(world, recharge)))
    await oneByOne(world, ['funds', 'messages'], asked, (work, { recharge, notice }) =>
      settleRecharge(work, recharge, notice),
    )
  },
})

type Asked = { recharge: OverdueRecharge; notice: PaymentNotice | undefined }

/**
 * Asks the provider for the payment's state, outside any transaction. A recharge whose provider does not
 * answer stays open until the next run.
 */
async function ask(world: World, recharge: OverdueRecharge): Promise<Asked[]> {
  const provider = findProvider(world, recharge.provider)
  if (!provider || !recharge.provider_ref) return [{ recharge, notice: undefined }]
  try {
    return [{ recharge, notice: await provider.find(world, recharge.provider_ref) }]
  } catch (error) {
    world.log.warn(
      { err: error, provider: provider.id },
      'could not get the state of a payment from its provider',
    )
    return []
  }
}
