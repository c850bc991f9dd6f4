import { deleteHook as route } from '@longhaul/contract/hooks/hooks.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { deleteOwnHook } from './sql.ts'

export const deleteHookAction = action(route, deleteHook)

/** Deletes a hook with everything that waits for it. */
async function deleteHook({ tx, me, params }: Call<typeof route>): Answer<typeof route> {
  if (!(await deleteOwnHook(tx, me.id, params.id))) throw new Refusal('not_found')
  return {}
}
