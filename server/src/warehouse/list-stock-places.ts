import { listStockPlaces as route } from '@longhaul/contract/warehouse/warehouse.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findStockForStaff } from './sql.ts'
import { listPlaces } from './sql-places.ts'

export const listStockPlacesAction = readAction(route, listStockPlaces)

/** The shelves on which a stock item was placed, for staff who cannot find it. */
async function listStockPlaces({ db, params }: ReadCall<typeof route>): Answer<typeof route> {
  orNotFound(await findStockForStaff(db, params.id))
  const places = await listPlaces(db, params.id)
  return {
    items: places.map(({ shelf, created_at, name }) => ({ shelf, at: created_at.toISOString(), by: name })),
  }
}
