import { previewWithdrawal as route } from '@longhaul/contract/funds/withdrawals.ts'
import { heldUntil, standingFor, withdrawableFen } from '@longhaul/domain/funds/standing.ts'
import { balancesOf } from '../../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { refuseBy } from '../../standing/public.ts'
import { planFor } from './plan.ts'
import { refuseTooMuch } from './withdrawal-limits.ts'

export const previewWithdrawalAction = writeAction(route, previewWithdrawal)

/** Previews the destinations of a withdrawal. Stores nothing. */
async function previewWithdrawal(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, world } = call
  const { availableFen } = await balancesOf(tx, me.id)
  const standing = await refuseBy('withdraw', call, me.id)
  refuseTooMuch(body.amount_fen, availableFen, standing)
  const { parts, byHandFen } = await planFor(world, tx, me.id, body.amount_fen)
  return {
    available_fen: availableFen,
    withdrawable_fen: withdrawableFen(standing, availableFen),
    parts: parts.map(({ recharge, fen, minor }) => ({
      provider: recharge.provider,
      recharge_number: recharge.number,
      currency: recharge.currency,
      amount_minor: minor,
      amount_fen: fen,
    })),
    by_hand_fen: byHandFen,
    held_until: heldUntil(standingFor(standing, null))?.toISOString() ?? null,
  }
}
