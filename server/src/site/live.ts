import { live as route } from '@longhaul/contract/site/site.ts'
import { type Answer, readAction } from '../platform/http/action.ts'

export const liveAction = readAction(route, live)

async function live(): Answer<typeof route> {
  return {}
}
