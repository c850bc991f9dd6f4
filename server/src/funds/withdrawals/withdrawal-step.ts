import { type WithdrawalStep, withdrawalTable } from '@longhaul/domain/funds/stages.ts'
import { whyNotPayOut } from '@longhaul/domain/funds/withdrawal.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { lockShopper } from '../../ledger/public.ts'
import type { Db } from '../../platform/database/db.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import {
  type WithdrawalRow,
  findEmailChange,
  findWithdrawalForStaff,
  lockOwnParts,
  lockWithdrawalForStaff,
} from './sql.ts'
import { readStanding } from './standing.ts'

/** Refuses while the shopper is in debt, a dispute is open, or the e-mail address was changed recently. */
export async function refuseHeld(tx: Db, shopperId: string, now: Date): Promise<void> {
  const { email_changed_at: emailChangedAt } = await findEmailChange(tx, shopperId)
  refuseIf(whyNotPayOut({ ...(await readStanding(tx, shopperId, now)), emailChangedAt }, now))
}

/** Locks a withdrawal together with its shopper's balance. Refuses a step that it cannot take now. */
export async function lockForStep(
  tx: Db,
  id: string,
  step: WithdrawalStep,
  me: StaffMember,
): Promise<WithdrawalRow> {
  const { shopper_id } = orNotFound(await findWithdrawalForStaff(tx, id))
  await lockShopper(tx, shopper_id)
  await lockOwnParts(tx, shopper_id, id)
  const row = orNotFound(await lockWithdrawalForStaff(tx, id))
  refuseIf(whyNotStep(withdrawalTable, row.stage, step, me.roles))
  return row
}
