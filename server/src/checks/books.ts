import { findFrozenErrors, findLedgerErrors, findSubjectErrors, findTaxErrors } from '../ledger/public.ts'
import { findStatusErrors } from '../orders/public.ts'
import { findRewardErrors, findShareErrors } from '../rewards/public.ts'
import type { Db } from '../platform/database/db.ts'

/** A fault in the books, in one line. */
export type Fault = { check: string; detail: string }

/**
 * Checks the books; an empty list means that they balance. Runs nightly, on demand in the console, and after
 * every server test file.
 */
export async function checkBooks(db: Db): Promise<Fault[]> {
  const [ledger, frozen] = [await findLedgerErrors(db), await findFrozenErrors(db)]
  const things = await findSubjectErrors(db)
  const taxes = await findTaxErrors(db)
  const rewards = await findRewardErrors(db)
  const shares = await findShareErrors(db)
  const statuses = await findStatusErrors(db)
  return [ledger, frozen, things, taxes, rewards, shares, statuses].flatMap(({ rows }) => rows)
}
