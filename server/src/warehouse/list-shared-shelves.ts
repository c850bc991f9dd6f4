import { listSharedShelves as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findStockForStaff } from './sql.ts'
import { sharedShelves } from './sql-places.ts'

export const listSharedShelvesAction = readAction(route, listSharedShelves)

/** Where other goods of the same shopper lie in the same warehouse, for the shelf that is proposed. */
async function listSharedShelves({ db, params }: ReadCall<typeof route>): Answer<typeof route> {
  const stock = orNotFound(await findStockForStaff(db, params.id))
  return { items: await sharedShelves(db, stock) }
}
