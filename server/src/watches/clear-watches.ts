import { clearWatches as route } from '@longhaul/contract/goods/watches.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { deleteOwnWatches } from './sql.ts'

export const clearWatchesAction = writeAction(route, clearWatches)

async function clearWatches({ tx, me }: WriteCall<typeof route>): Answer<typeof route> {
  await deleteOwnWatches(tx, me.id)
  return {}
}
