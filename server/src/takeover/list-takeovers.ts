import { listTakeovers as route } from '@longhaul/contract/takeover/takeovers.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { listNewestTakeovers } from './sql.ts'
import { toTakeover } from './takeover-card.ts'

export const listTakeoversAction = readAction(route, listTakeovers)

async function listTakeovers(call: ReadCall<typeof route>): Answer<typeof route> {
  const items = []
  for (const takeover of await listNewestTakeovers(call.db)) items.push(await toTakeover(call, takeover))
  return { items }
}
