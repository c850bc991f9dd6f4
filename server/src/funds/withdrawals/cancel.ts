import { cancelWithdrawal } from '@longhaul/contract/funds/withdrawals.ts'
import { withdrawalTable } from '@longhaul/domain/funds/stages.ts'
import { withdrawalRejected } from '@longhaul/domain/ledger/recipes.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { lockShopper, post } from '../../ledger/public.ts'
import { action } from '../../platform/http/action.ts'
import { found, refuseIf } from '../../platform/http/refusal.ts'
import { moveRefund } from '../sql-refunds.ts'
import { toWithdrawals } from './cards.ts'
import { listParts, lockOwnParts, lockOwnWithdrawal, updateWithdrawal } from './sql.ts'

/** Takes a withdrawal back before finance approved it: all of it is on the balance again. */
export const cancelWithdrawalAction = action(cancelWithdrawal, async (call) => {
  const { tx, me, params, now } = call
  await lockShopper(tx, me.id)
  await lockOwnParts(tx, me.id, params.id)
  const row = found(await lockOwnWithdrawal(tx, me.id, params.id))
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
  await call.changed(me.id, 'funds')
  await call.changed('staff', 'funds')
  return (await toWithdrawals(tx, [cancelled], now))[0]!
})
