import { payWithdrawalByHand as route } from '@longhaul/contract/funds/withdrawals.staff.ts'
import { withdrawalPaid } from '@longhaul/domain/ledger/recipes.ts'
import { post } from '../../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { refuseIf } from '../../platform/http/refusal.ts'
import { whyNotSecondOf } from '../../policy/public.ts'
import { toStaffWithdrawals } from './cards.ts'
import { finishIfPaid, isPartWaiting } from './settle-part.ts'
import { updateWithdrawal } from './sql.ts'
import { lockForStep, refuseHeld } from './withdrawal-step.ts'

export const payWithdrawalByHandAction = writeAction(route, payWithdrawalByHand)

/**
 * Records that the rest was paid manually. Refused while a provider's answer is pending, because a part that
 * it refuses must be paid manually too.
 */
async function payWithdrawalByHand(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  const row = await lockForStep(tx, params.id, 'finish', me)
  refuseIf(row.by_hand_fen === 0 || row.by_hand_at ? 'transition_not_allowed' : null)
  refuseIf((await isPartWaiting(call, row.id)) ? 'refund_under_way' : null)
  const { first, isLifted } = await refuseHeld(call, row)
  if (isLifted && first) refuseIf(await whyNotSecondOf(tx, 'withdrawal', first, me.id, now))
  await post(tx, {
    kind: 'withdrawal_paid',
    subject: { kind: 'withdrawal', id: row.id },
    shopperId: row.shopper_id,
    actor: `staff:${me.id}`,
    now,
    postings: withdrawalPaid(row.shopper_id, row.by_hand_fen),
  })
  const reference = body.reference.trim()
  await audit(call, {
    action: 'pay_withdrawal_by_hand',
    subjectKind: 'withdrawal',
    subjectId: row.id,
    after: { by_hand_fen: row.by_hand_fen, reference },
  })
  const paid = await updateWithdrawal(tx, row.id, {
    withdrawing_fen: row.withdrawing_fen - row.by_hand_fen,
    by_hand_reference: reference,
    by_hand_at: now,
  })
  return (await toStaffWithdrawals(call, [await finishIfPaid(call, paid)]))[0]!
}
