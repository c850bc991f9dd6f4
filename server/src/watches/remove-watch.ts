import { removeWatch as route } from '@longhaul/contract/goods/watches.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { deleteOwnWatch } from './sql.ts'

export const removeWatchAction = writeAction(route, removeWatch)

async function removeWatch({ tx, me, params }: WriteCall<typeof route>): Answer<typeof route> {
  if (!(await deleteOwnWatch(tx, me.id, params.id))) throw new Refusal('not_found')
  return {}
}
