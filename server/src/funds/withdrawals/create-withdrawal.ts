import { createWithdrawal as route } from '@longhaul/contract/funds/withdrawals.ts'
import { withdrawalRequested } from '@longhaul/domain/ledger/recipes.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { confirmIdentity } from '../../identity/public.ts'
import { lockShopper, post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput } from '../../platform/http/refusal.ts'
import { refuseBy } from '../../standing/public.ts'
import { insertRefund } from '../sql-refunds.ts'
import { toWithdrawals } from './cards.ts'
import { planFor } from './plan.ts'
import { insertWithdrawal, nextWithdrawalNumber } from './sql.ts'
import { refuseTooMuch } from './withdrawal-limits.ts'

export const createWithdrawalAction = writeAction(route, createWithdrawal, {
  beforehand: async ({ world, me, body, now }) => {
    await confirmIdentity(world, me, body, now)
  },
})

/** Sets the money aside and stores its destinations. Nothing is paid out before finance approves it. */
async function createWithdrawal(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now, world } = call
  const { availableFen } = await lockShopper(tx, me.id)
  refuseTooMuch(body.amount_fen, availableFen, await refuseBy('withdraw', call, me.id))
  const { parts, byHandFen } = await planFor(world, tx, me.id, body.amount_fen)
  const { payout } = body
  // A part that a provider refuses later is also paid manually if a payout account is known; otherwise it
  // returns to the balance.
  if (byHandFen > 0 && !payout) throw badInput({ payout: 'required' })
  const withdrawal = await insertWithdrawal(tx, {
    number: readableNumber('W', await nextWithdrawalNumber(tx)),
    shopper_id: me.id,
    stage: 'requested',
    stage_at: now,
    amount_fen: body.amount_fen,
    withdrawing_fen: body.amount_fen,
    by_hand_fen: byHandFen,
    payout_method: payout?.method ?? null,
    payout_name: payout?.name.trim() ?? '',
    payout_account: payout?.account.trim() ?? '',
    payout_details: payout?.details.trim() ?? '',
    created_at: now,
  })
  for (const { recharge, fen, minor } of parts)
    await insertRefund(tx, {
      recharge_id: recharge.id,
      withdrawal_id: withdrawal.id,
      stage: 'waiting',
      stage_at: now,
      amount_minor: minor,
      amount_fen: fen,
      created_at: now,
    })
  await post(tx, {
    kind: 'withdrawal_requested',
    subject: { kind: 'withdrawal', id: withdrawal.id },
    shopperId: me.id,
    actor: 'shopper',
    now,
    postings: withdrawalRequested(me.id, body.amount_fen),
  })
  await notify(call, me.id, {
    kind: 'withdrawal_requested',
    args: { number: withdrawal.number, amount_fen: withdrawal.amount_fen },
    subject: { kind: 'funds', id: withdrawal.id },
  })
  return (await toWithdrawals(tx, [withdrawal], now))[0]!
}
