import { getWaiting as route } from '@longhaul/contract/desk/desk.ts'
import { shelfNeedsUntil } from '@longhaul/domain/next-step/shelf-step.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readSettings } from '../site/public.ts'
import { listDeskParcels } from './sql-parcels.ts'
import { listWaitingItems } from './sql-orders.ts'
import { listShelf } from './sql-shelf.ts'
import { toWaiting } from './to-waiting.ts'

export const getWaitingAction = readAction(route, getWaiting)

/** More than anyone has: the list is complete. */
const WAITING_MAX = 100

/** Everything that a shopper has to decide, by deadline, without the rest of the desk. */
async function getWaiting({ db, me, now, lang, world }: ReadCall<typeof route>): Answer<typeof route> {
  const reading = { now, lang, world, settings: await readSettings(db) }
  const items = await listWaitingItems(db, me.id, { now, limit: WAITING_MAX })
  const shelf = await listShelf(db, me.id, {
    searched: WAITING_MAX,
    shown: 0,
    leavesBy: shelfNeedsUntil(now),
  })
  const parcels = await listDeskParcels(db, me.id, WAITING_MAX)
  return toWaiting(reading, { items, shelf, parcels }, WAITING_MAX)
}
