import { cancelRefund as route } from '@longhaul/contract/orders/orders.ts'
import { lockShopper } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { lockOwnItem } from './sql.ts'
import { withdrawRefund } from './withdraw-refund.ts'

export const cancelRefundAction = writeAction(route, cancelRefund)

/** Withdraws a refund request on the order's page. */
async function cancelRefund(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params } = call
  await lockShopper(tx, me.id)
  await withdrawRefund(call, orNotFound(await lockOwnItem(tx, me.id, params.id)))
  return { stage: 'cancelled' }
}
