import { createWithdrawal, listWithdrawals, previewWithdrawal } from '@longhaul/contract/funds/withdrawals.ts'
import { heldUntil, whyNotWithdraw } from '@longhaul/domain/funds/withdrawal.ts'
import { withdrawalRequested } from '@longhaul/domain/ledger/recipes.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
import { confirmIdentity } from '../../accounts/public.ts'
import { balancesOf, lockShopper, post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { action } from '../../platform/http/action.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import { Refusal, badInput, refuseIf } from '../../platform/http/refusal.ts'
import { insertRefund } from '../sql-refunds.ts'
import { toWithdrawals } from './cards.ts'
import { planFor } from './plan.ts'
import { findEmailChange, insertWithdrawal, listOwnWithdrawals, nextWithdrawalNumber } from './sql.ts'
import { readStanding } from './standing.ts'

/** Where a withdrawal would go. Nothing is kept. */
export const previewWithdrawalAction = action(previewWithdrawal, async ({ tx, me, body, now, world }) => {
  const { availableFen } = await balancesOf(tx, me.id)
  refuseIf(whyNotWithdraw(await readStanding(tx, me.id, now)))
  refuseTooMuch(body.amount_fen, availableFen)
  const { parts, byHandFen } = await planFor(world, tx, me.id, body.amount_fen)
  const { email_changed_at } = await findEmailChange(tx, me.id)
  return {
    available_fen: availableFen,
    parts: parts.map(({ recharge, fen, minor }) => ({
      provider: recharge.provider,
      recharge_number: recharge.number,
      currency: recharge.currency,
      amount_minor: minor,
      amount_fen: fen,
    })),
    by_hand_fen: byHandFen,
    held_until: heldUntil(email_changed_at, now)?.toISOString() ?? null,
  }
})

/** Sets the money aside and keeps where it is to go. Nobody is paid before finance has looked. */
export const createWithdrawalAction = action(
  createWithdrawal,
  async (call) => {
    const { tx, me, body, now, world } = call
    const { availableFen } = await lockShopper(tx, me.id)
    refuseIf(whyNotWithdraw(await readStanding(tx, me.id, now)))
    refuseTooMuch(body.amount_fen, availableFen)
    const { parts, byHandFen } = await planFor(world, tx, me.id, body.amount_fen)
    const { payout } = body
    // What a provider refuses later goes by hand too where it is known to whom, else back to the balance.
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
    await call.changed(me.id, 'funds')
    await call.changed('staff', 'funds')
    return (await toWithdrawals(tx, [withdrawal], now))[0]!
  },
  { beforehand: ({ world, me, body, now }) => confirmIdentity(world, me.id, body, now) },
)

export const listWithdrawalsAction = action(listWithdrawals, async ({ tx, me, query, now }) => {
  const size = pageSize(query.limit)
  const page = { cursor: decodeCursor(query.cursor), size }
  const { rows, next_cursor } = toPage(await listOwnWithdrawals(tx, me.id, page), size)
  return { items: await toWithdrawals(tx, rows, now), next_cursor }
})

function refuseTooMuch(amountFen: number, availableFen: number): void {
  if (amountFen > availableFen)
    throw new Refusal('insufficient_balance', {
      total_fen: amountFen,
      available_fen: availableFen,
      missing_fen: amountFen - availableFen,
    })
}
