import { previewWithdrawal as route } from '@longhaul/contract/funds/withdrawals.ts'
import { heldUntil, whyNotWithdraw } from '@longhaul/domain/funds/withdrawal.ts'
import { balancesOf } from '../../ledger/public.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { refuseIf } from '../../platform/http/refusal.ts'
import { planFor } from './plan.ts'
import { findEmailChange } from './sql.ts'
import { readStanding } from './standing.ts'
import { refuseTooMuch } from './withdrawal-limits.ts'

export const previewWithdrawalAction = action(route, previewWithdrawal)

/** Previews the destinations of a withdrawal. Stores nothing. */
async function previewWithdrawal({ tx, me, body, now, world }: Call<typeof route>): Answer<typeof route> {
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
}
