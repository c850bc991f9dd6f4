import { redeliver as route } from '@longhaul/contract/hooks/hooks.ts'
import { whyNotSend } from '@longhaul/domain/hooks/limits.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { deliveryCard } from './hook-card.ts'
import { endRest, lockOwnHook } from './sql.ts'
import { lockDeliveryOf, updateDelivery } from './sql-deliveries.ts'
import { SEND_NOW } from './enqueue-hook-deliveries.job.ts'

export const redeliverAction = writeAction(route, redeliver)

/**
 * Sends a delivery again, with a new set of attempts. The id and body stay the same, so that a receiver
 * recognises it. It does not wait for earlier events of its subject: its turn has been.
 */
async function redeliver({ tx, me, params, now, enqueue }: WriteCall<typeof route>): Answer<typeof route> {
  const hook = orNotFound(await lockOwnHook(tx, me.id, params.id))
  const delivery = orNotFound(await lockDeliveryOf(tx, hook.id, params.delivery))
  refuseIf(whyNotSend({ disabled: hook.disabled_at !== null }))
  // A waiting delivery is sent anyway.
  if (delivery.state === 'waiting') return deliveryCard(delivery)
  const again = await updateDelivery(tx, delivery.id, {
    state: 'waiting',
    tries: 0,
    next_try_at: now,
    requested: true,
  })
  await endRest(tx, hook.id)
  await enqueue('send-hooks', {}, { key: SEND_NOW })
  return deliveryCard(again)
}
