import { randomUUID } from 'node:crypto'
import { redeliver, testHook } from '@longhaul/contract/hooks/hooks.ts'
import { whyNotSend } from '@longhaul/domain/hooks/limits.ts'
import { action } from '../platform/http/action.ts'
import { found, refuseIf } from '../platform/http/refusal.ts'
import { deliveryCard } from './hook-card.ts'
import { endRest, lockOwnHook } from './sql.ts'
import { insertDelivery, lockDeliveryOf, updateDelivery } from './sql-deliveries.ts'
import { SEND_NOW, hookBody } from './tell-hooks.job.ts'

/** Sends the event `test`: the same way, signed the same, tried once. */
export const testHookAction = action(testHook, async ({ tx, me, params, now, enqueue }) => {
  const hook = found(await lockOwnHook(tx, me.id, params.id))
  refuseIf(whyNotSend({ disabled: hook.disabled_at !== null }))
  const made = await insertDelivery(tx, {
    hook_id: hook.id,
    change_id: randomUUID(),
    event: 'test',
    body: hookBody('test', now, {}),
    created_at: now,
    next_try_at: now,
  })
  await endRest(tx, hook.id)
  await enqueue('send-hooks', {}, { key: SEND_NOW })
  return deliveryCard(made)
})

/** Sends a delivery once more, with all its tries before it: the same id and body, so that a receiver knows it again. */
export const redeliverAction = action(redeliver, async ({ tx, me, params, now, enqueue }) => {
  const hook = found(await lockOwnHook(tx, me.id, params.id))
  const delivery = found(await lockDeliveryOf(tx, hook.id, params.delivery))
  refuseIf(whyNotSend({ disabled: hook.disabled_at !== null }))
  // What waits comes anyway.
  if (delivery.state === 'waiting') return deliveryCard(delivery)
  const again = await updateDelivery(tx, delivery.id, { state: 'waiting', tries: 0, next_try_at: now })
  await endRest(tx, hook.id)
  await enqueue('send-hooks', {}, { key: SEND_NOW })
  return deliveryCard(again)
})
