import { cancelWithdrawal as route } from '@longhaul/contract/funds/withdrawals.ts'
import { withdrawalTable } from '@longhaul/domain/funds/stages.ts'
import { withdrawalRejected } from '@longhaul/domain/ledger/recipes.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { lockShopper, post } from '../../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { moveRefund } from '../sql-refunds.ts'
import { toWithdrawals } from './cards.ts'
import { listParts, lockOwnParts, lockOwnWithdrawal, updateWithdrawal } from './sql.ts'

export const cancelWithdrawalAction = writeAction(route, cancelWithdrawal)

/** Cancels a withdrawal before finance approves it, and returns its full amount to the balance. */
async function cancelWithdrawal(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, now } = call
  await lockShopper(tx, me.id)
  await lockOwnParts(tx, me.id, params.id)
  const row = orNotFound(await lockOwnWithdrawal(tx, me.id, params.id))
  refuseIf(whyNotStep(withdrawalTable, row.stage, 'cancel', ['shopper']))
  for (const part of await listParts(tx, [row.id]))
    await moveRefund(tx, part, { stage: 'refused', failure: 'rejected', now })
  await post(tx, {
    kind: 'withdrawal_cancelled',
    subject: { kind: 'withdrawal', id: row.id },
    shopperId: me.id,
    actor: 'shopper',
    now,
    postings: withdrawalRejected(me.id, row.amount_fen),
  })
  const cancelled = await updateWithdrawal(tx, row.id, {
    stage: 'cancelled',
    stage_at: now,
    withdrawing_fen: 0,
  })
  return (await toWithdrawals(tx, [cancelled], now))[0]!
}
