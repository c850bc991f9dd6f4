import { testHook as route } from '@longhaul/contract/hooks/hooks.ts'
import { whyNotSend } from '@longhaul/domain/hooks/limits.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { deliveryCard } from './hook-card.ts'
import { endRest, lockOwnHook } from './sql.ts'
import { insertDelivery } from './sql-deliveries.ts'
import { SEND_NOW, hookBody } from './enqueue-hook-deliveries.job.ts'

export const testHookAction = writeAction(route, testHook)

/** Sends the event `test`, delivered and signed like any other, but attempted once. */
async function testHook({ tx, me, params, now, enqueue }: WriteCall<typeof route>): Answer<typeof route> {
  const hook = orNotFound(await lockOwnHook(tx, me.id, params.id))
  refuseIf(whyNotSend({ disabled: hook.disabled_at !== null }))
  const made = await insertDelivery(tx, {
    hook_id: hook.id,
    event: 'test',
    body: hookBody('test', now, {}),
    created_at: now,
    next_try_at: now,
    requested: true,
  })
  await endRest(tx, hook.id)
  await enqueue('send-hooks', {}, { key: SEND_NOW })
  return deliveryCard(made)
}
