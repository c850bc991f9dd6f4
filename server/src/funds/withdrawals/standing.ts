import { DISPUTE_DAYS, type Standing } from '@longhaul/domain/funds/withdrawal.ts'
import { balancesOf } from '../../ledger/public.ts'
import type { Db } from '../../platform/database/db.ts'
import { findOpenDispute } from '../sql-refunds.ts'

/** What holds a shopper's withdrawals: a debt or an open dispute. The result is only final if the shopper's balance is locked. */
export async function readStanding(db: Db, shopperId: string, now: Date): Promise<Standing> {
  const { owedFen } = await balancesOf(db, shopperId)
  const since = new Date(now.getTime() - DISPUTE_DAYS * 86_400_000)
  return { owedFen, isDisputed: (await findOpenDispute(db, shopperId, since)) !== null }
}
