import { type WithdrawalStep, withdrawalTable } from '@longhaul/domain/funds/stages.ts'
import { type Standing, standingFor, whyNot } from '@longhaul/domain/funds/standing.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { lockShopper } from '../../ledger/public.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { type FirstStep, firstOf } from '../../policy/public.ts'
import { findPayoutKeys, readStanding } from '../../standing/public.ts'
import { type WithdrawalRow, findWithdrawalForStaff, lockOwnParts, lockWithdrawalForStaff } from './sql.ts'

/** The shopper's standing as it concerns this withdrawal. */
export async function readStandingOf(
  db: Db,
  { id, shopper_id }: Pick<WithdrawalRow, 'id' | 'shopper_id'>,
  now: Date,
): Promise<Standing> {
  const keys = await findPayoutKeys(db, [id])
  return standingFor(await readStanding(db, shopper_id, now), keys.get(id) ?? null)
}

/**
 * Refuses while the shopper's standing holds this withdrawal. Returns the first of two people: whoever
 * approved it, or else lifted a hold of it.
 */
export async function refuseHeld(
  { tx, me, now }: { tx: Tx; me: StaffMember; now: Date },
  row: WithdrawalRow,
): Promise<{ first: FirstStep; isLifted: boolean }> {
  const standing = await readStandingOf(tx, row, now)
  refuseIf(whyNot('pay_out', standing))
  // Whoever lifted a hold is never the one who pays, whoever else approved; a shop without a second person
  // waits for its end.
  const lifters = standing.lifted.map(({ by }) => ({ by, at: now }))
  const first = lifters.find(({ by }) => by === me.id) ?? firstOf(row) ?? lifters[0] ?? null
  return { first, isLifted: lifters.length > 0 }
}

/** Locks a withdrawal together with its shopper's balance. Refuses a step that it cannot take now. */
export async function lockForStep(
  tx: Tx,
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
