import { type RemittanceStep, remittanceTable } from '@longhaul/domain/funds/stages.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { lockShopper } from '../../ledger/public.ts'
import type { Tx } from '../../platform/database/db.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { type RemittanceRow, findRemittanceForStaff, lockRemittanceForStaff } from './sql.ts'

/** Locks a remittance together with its shopper's balance. Refuses a step that it cannot take now. */
export async function lockForStep(
  tx: Tx,
  id: string,
  step: RemittanceStep,
  me: StaffMember,
): Promise<RemittanceRow> {
  await lockShopper(tx, orNotFound(await findRemittanceForStaff(tx, id)).shopper_id)
  const row = orNotFound(await lockRemittanceForStaff(tx, id))
  refuseIf(whyNotStep(remittanceTable, row.stage, step, me.roles))
  return row
}
