import { findFrozenFaults, findLedgerFaults, findThingFaults } from '../ledger/public.ts'
import { findStatusFaults } from '../orders/public.ts'
import { findRewardFaults } from '../rewards/public.ts'
import type { Db } from '../platform/database/db.ts'

/** A fault in the books, in one line. */
export type Fault = { check: string; detail: string }

/** Checks the books; an empty list means that they balance. Runs nightly, on demand in the console, and after every server test file. */
export async function checkBooks(db: Db): Promise<Fault[]> {
  const [ledger, frozen] = [await findLedgerFaults(db), await findFrozenFaults(db)]
  const things = await findThingFaults(db)
  const rewards = await findRewardFaults(db)
  const statuses = await findStatusFaults(db)
  return [...ledger.rows, ...frozen.rows, ...things.rows, ...rewards.rows, ...statuses.rows]
}
