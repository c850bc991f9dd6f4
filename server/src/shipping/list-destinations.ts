import { listDestinations as route } from '@longhaul/contract/shipping/destinations.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { destinations } from './destination-rows.ts'

export const listDestinationsAction = readAction(route, listDestinations)

async function listDestinations({ db, lang, now }: ReadCall<typeof route>): Answer<typeof route> {
  return { destinations: await destinations(db, lang, now) }
}
