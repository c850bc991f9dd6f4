import { live as route } from '@longhaul/contract/site/site.ts'
import { type Answer, action } from '../platform/http/action.ts'

export const liveAction = action(route, live, { transaction: false })

async function live(): Answer<typeof route> {
  return {}
}
