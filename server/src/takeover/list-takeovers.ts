import { listTakeovers as route } from '@longhaul/contract/takeover/takeovers.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { listNewestTakeovers } from './sql.ts'
import { toTakeover } from './takeover-card.ts'

export const listTakeoversAction = action(route, listTakeovers)

async function listTakeovers(call: Call<typeof route>): Answer<typeof route> {
  const items = []
  for (const takeover of await listNewestTakeovers(call.tx)) items.push(await toTakeover(call, takeover))
  return { items }
}
