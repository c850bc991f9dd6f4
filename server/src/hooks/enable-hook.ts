import { enableHook as route } from '@longhaul/contract/hooks/hooks.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { hookCard } from './hook-card.ts'
import { lockOwnHook, startHookAfresh } from './sql.ts'

export const enableHookAction = writeAction(route, enableHook)

/**
 * Switches a hook on again; does nothing if it is on. Changes made meanwhile are not sent; failed deliveries
 * can be sent again manually.
 */
async function enableHook({ tx, me, params }: WriteCall<typeof route>): Answer<typeof route> {
  const hook = orNotFound(await lockOwnHook(tx, me.id, params.id))
  if (hook.disabled_at === null) return hookCard(hook)
  return hookCard(await startHookAfresh(tx, hook.id))
}
