import { deleteHook as route } from '@longhaul/contract/hooks/hooks.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { deleteOwnRow } from '../platform/database/own-rows.ts'
import { Refusal } from '../platform/http/refusal.ts'

export const deleteHookAction = writeAction(route, deleteHook)

/** Deletes a hook with its deliveries. */
async function deleteHook({ tx, me, params }: WriteCall<typeof route>): Answer<typeof route> {
  if (!(await deleteOwnRow(tx, 'hooks', me.id, params.id))) throw new Refusal('not_found')
  return {}
}
