import { listHooks as route } from '@longhaul/contract/hooks/hooks.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { hookCard } from './hook-card.ts'
import { listOwnHooks } from './sql.ts'

export const listHooksAction = readAction(route, listHooks)

async function listHooks({ db, me }: ReadCall<typeof route>): Answer<typeof route> {
  return {
    items: (await listOwnHooks(db, me.id)).map(hookCard),
  }
}
