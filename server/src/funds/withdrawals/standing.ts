import { DISPUTE_DAYS, type Standing } from '@longhaul/domain/funds/withdrawal.ts'
import { balancesOf } from '../../ledger/public.ts'
import type { Db } from '../../platform/database/db.ts'
import { findOpenDispute } from '../sql-refunds.ts'

/** What holds a shopper's withdrawals: what is owed, and a dispute that is open. Decides nothing unless the shopper's money is locked. */
export async function readStanding(db: Db, shopperId: string, now: Date): Promise<Standing> {
  const { owedFen } = await balancesOf(db, shopperId)
  const since = new Date(now.getTime() - DISPUTE_DAYS * 86_400_000)
  return { owedFen, isDisputed: (await findOpenDispute(db, shopperId, since)) !== null }
}
