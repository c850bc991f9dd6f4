import { type Part, planWithdrawal } from '@longhaul/domain/funds/withdrawal.ts'
import type { Db } from '../../platform/database/db.ts'
import type { World } from '../../platform/world.ts'
import { findProvider } from '../providers.ts'
import type { RechargeRow } from '../sql.ts'
import { readRefundable } from '../sql-refunds.ts'
import { listRefundSources } from './sql.ts'

export type PlannedPart = Part & { recharge: RechargeRow }

/** Plans the destinations of a withdrawal. The result is only final if the shopper's balance is locked. */
export async function planFor(
  world: World,
  db: Db,
  shopperId: string,
  amountFen: number,
): Promise<{ parts: PlannedPart[]; byHandFen: number }> {
  const now = world.clock.now().getTime()
  const recharges = (await listRefundSources(db, shopperId)).filter((recharge) => {
    const provider = findProvider(world, recharge.provider)
    const days = (now - recharge.succeeded_at!.getTime()) / 86_400_000
    return provider !== undefined && days < provider.refundDays
  })
  const sources = []
  for (const recharge of recharges) {
    const step = findProvider(world, recharge.provider)?.stepOf(recharge.currency) ?? 1
    sources.push({ id: recharge.id, step, ...(await readRefundable(db, recharge)) })
  }
  const { parts, byHandFen } = planWithdrawal(amountFen, sources)
  const byId = new Map(recharges.map((recharge) => [recharge.id, recharge]))
  return { parts: parts.map((part) => ({ ...part, recharge: byId.get(part.id)! })), byHandFen }
}
