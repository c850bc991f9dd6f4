import { listShelfChoices as route } from '@longhaul/contract/warehouse/put-away.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findStockForStaff } from './sql.ts'
import { isMoreComing, listChoices, shelvesThatFit, sharedShelves } from './sql-shelf-choices.ts'

export const listShelfChoicesAction = readAction(route, listShelfChoices)

/**
 * The shelves of which one is proposed for a stock item: those with other goods of its shopper, those of its
 * warehouse on which it fits, and the last one used at the station, so that it is known whether that is full.
 */
async function listShelfChoices({ db, params, query, now }: ReadCall<typeof route>): Answer<typeof route> {
  const stock = orNotFound(await findStockForStaff(db, params.id))
  const leavesSoon = !(await isMoreComing(db, stock))
  const shared = await sharedShelves(db, stock)
  const fitting = await shelvesThatFit(db, stock, { leavesSoon, now })
  const shelves = new Set([...shared, ...fitting, ...(query.last_used ? [query.last_used] : [])])
  return { leaves_soon: leavesSoon, items: await listChoices(db, stock, [...shelves]) }
}
