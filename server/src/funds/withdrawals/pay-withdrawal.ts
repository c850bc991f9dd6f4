import { type StaffWithdrawal, payWithdrawal as route } from '@longhaul/contract/funds/withdrawals.staff.ts'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { askSecondPerson } from '../../policy/public.ts'
import { toStaffWithdrawals } from './cards.ts'
import { type WithdrawalRow, updateWithdrawal } from './sql.ts'
import { lockForStep, refuseHeld } from './withdrawal-step.ts'

export const payWithdrawalAction = writeAction(route, payWithdrawal, { act: 'withdrawal' })

/**
 * Approves a withdrawal; a job then requests the refunds one by one, each with an idempotency key. A large
 * one takes two people; the first only approves. One whose hold was lifted takes another person than the one
 * who lifted it.
 */
async function payWithdrawal(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, me, now } = call
  const row = await lockForStep(tx, params.id, 'pay', me)
  const { first, isLifted } = await refuseHeld(call, row)
  const { isFirst, twoPeople } = await askSecondPerson(call, {
    act: 'withdrawal',
    amountFen: row.amount_fen,
    first,
    isOdd: isLifted,
    about: { kind: 'withdrawal', id: row.id, shopperId: row.shopper_id },
  })
  if (isFirst) return await approve(call, row)
  const paying = await updateWithdrawal(tx, row.id, {
    stage: 'paying',
    stage_at: now,
    decided_by: me.id,
    decided_at: now,
    ...(twoPeople
      ? { approved_by: first?.by ?? null, approved_at: first?.at ?? null }
      : { approved_by: null, approved_at: null }),
  })
  await call.enqueue('refund-parts', { withdrawalId: row.id }, { key: `refund-parts-${row.id}` })
  await audit(call, {
    action: 'pay_withdrawal',
    subjectKind: 'withdrawal',
    subjectId: row.id,
    before: row.stage,
    after: { stage: paying.stage, amount_fen: row.amount_fen, by_hand_fen: row.by_hand_fen },
  })
  call.concerns(row.shopper_id)
  return (await toStaffWithdrawals(call, [paying]))[0]!
}

/** Records the first of two approvals. Nothing is paid yet. */
async function approve(
  call: UnitOfWork & { me: StaffMember; request: FastifyRequest },
  row: WithdrawalRow,
): Promise<Static<typeof StaffWithdrawal>> {
  const { tx, me, now } = call
  const approved = await updateWithdrawal(tx, row.id, { approved_by: me.id, approved_at: now })
  await audit(call, {
    action: 'approve_withdrawal',
    subjectKind: 'withdrawal',
    subjectId: row.id,
    after: { amount_fen: row.amount_fen },
  })
  return (await toStaffWithdrawals(call, [approved]))[0]!
}
