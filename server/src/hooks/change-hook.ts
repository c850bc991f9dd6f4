import { deleteHook, enableHook } from '@longhaul/contract/hooks/hooks.ts'
import { action } from '../platform/http/action.ts'
import { Refusal, found } from '../platform/http/refusal.ts'
import { hookCard } from './hook-card.ts'
import { deleteOwnHook, lockOwnHook, startHookAfresh } from './sql.ts'

/** Deletes a hook with everything that waits for it. */
export const deleteHookAction = action(deleteHook, async ({ tx, me, params, changed }) => {
  if (!(await deleteOwnHook(tx, me.id, params.id))) throw new Refusal('not_found')
  await changed(me.id, 'account')
  return {}
})

/** Switches a hook on again; what changed meanwhile is not told, what failed can be sent once more by hand. On one that is on it does nothing. */
export const enableHookAction = action(enableHook, async ({ tx, me, params, changed }) => {
  const hook = found(await lockOwnHook(tx, me.id, params.id))
  if (hook.disabled_at === null) return hookCard(hook)
  await changed(me.id, 'account')
  return hookCard(await startHookAfresh(tx, hook.id))
})
