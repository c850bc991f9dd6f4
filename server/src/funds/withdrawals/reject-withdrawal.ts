import { rejectWithdrawal as route } from '@longhaul/contract/funds/withdrawals.staff.ts'
import { withdrawalRejected } from '@longhaul/domain/ledger/recipes.ts'
import { post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { refuseIf } from '../../platform/http/refusal.ts'
import { moveRefund } from '../sql-refunds.ts'
import { toStaffWithdrawals } from './cards.ts'
import { isPartDone, isPartWaiting } from './settle-part.ts'
import { listParts, updateWithdrawal } from './sql.ts'
import { lockForStep } from './withdrawal-step.ts'

export const rejectWithdrawalAction = writeAction(route, rejectWithdrawal)

/**
 * Rejects a withdrawal and returns the unpaid amount to the balance: all of it, or, once payment has started,
 * the part to be paid manually. Refused while a provider's answer is pending.
 */
async function rejectWithdrawal(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  const row = await lockForStep(tx, params.id, 'reject', me)
  const reason = body.reason.trim()
  if (row.stage === 'paying') refuseIf((await isPartWaiting(call, row.id)) ? 'refund_under_way' : null)
  else
    for (const part of await listParts(tx, [row.id]))
      await moveRefund(tx, part, { stage: 'refused', failure: 'rejected', now })
  const backFen = row.withdrawing_fen
  await post(tx, {
    kind: 'withdrawal_rejected',
    subject: { kind: 'withdrawal', id: row.id },
    shopperId: row.shopper_id,
    actor: `staff:${me.id}`,
    now,
    postings: withdrawalRejected(row.shopper_id, backFen),
  })
  const isPartPaid = backFen < row.amount_fen && (await isPartDone(call, row.id))
  const rejected = await updateWithdrawal(tx, row.id, {
    stage: isPartPaid ? 'paid' : 'rejected',
    stage_at: now,
    withdrawing_fen: 0,
    ...(row.stage === 'paying' ? { by_hand_fen: 0 } : {}),
    reason,
    ...(row.stage === 'requested' ? { decided_by: me.id, decided_at: now } : {}),
  })
  await notify(call, row.shopper_id, {
    kind: 'withdrawal_rejected',
    args: { number: row.number, amount_fen: backFen, reason },
    subject: { kind: 'funds', id: row.id },
  })
  await audit(call, {
    action: 'reject_withdrawal',
    subjectKind: 'withdrawal',
    subjectId: row.id,
    before: row.stage,
    after: { stage: rejected.stage, back_fen: backFen },
    reason,
  })
  call.concerns(row.shopper_id)
  return (await toStaffWithdrawals(call, [rejected]))[0]!
}
