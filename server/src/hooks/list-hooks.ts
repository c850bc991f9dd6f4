import { listHooks as route } from '@longhaul/contract/hooks/hooks.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { hookCard } from './hook-card.ts'
import { listOwnHooks } from './sql.ts'

export const listHooksAction = action(route, listHooks)

async function listHooks({ tx, me }: Call<typeof route>): Answer<typeof route> {
  return {
    items: (await listOwnHooks(tx, me.id)).map(hookCard),
  }
}
