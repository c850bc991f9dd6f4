import { acceptStock as route } from '@longhaul/contract/warehouse/warehouse.ts'
import { whyNotAcceptStock } from '@longhaul/domain/warehouse/accept.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { lockOwnStockOf, setAccepted } from './sql-selection.ts'

export const acceptStockAction = writeAction(route, acceptStock)

/**
 * The shopper compared the pictures with the listing and accepts the goods. Idempotent: the first acceptance
 * counts.
 */
async function acceptStock({ tx, me, params, now }: WriteCall<typeof route>): Answer<typeof route> {
  const stock = orNotFound((await lockOwnStockOf(tx, me.id, [params.id]))[0])
  refuseIf(whyNotAcceptStock({ stage: stock.stage, refundOpen: stock.refund_open }))
  const acceptedAt = stock.accepted_at ?? now
  if (!stock.accepted_at) await setAccepted(tx, me.id, stock.id, acceptedAt)
  return { accepted_at: acceptedAt.toISOString() }
}
