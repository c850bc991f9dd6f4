import { pickList as route } from '@longhaul/contract/parcels/packing.staff.ts'
import { compareShelves } from '@longhaul/domain/parcels/contents.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { listContentsForStaff } from '../sql-items.ts'
import { toContent } from '../reading/content-card.ts'
import { listToPick } from '../dividing/sql-divide.ts'

export const pickListAction = readAction(route, pickList)

/**
 * The things to fetch for all paid packages of a warehouse in one walk along the shelves, each with its
 * package.
 */
async function pickList({ db, query, world, now, me }: ReadCall<typeof route>): Answer<typeof route> {
  const parcels = await listToPick(db, query.warehouse_id || me.warehouseId || undefined)
  const numbers = new Map(parcels.map((parcel) => [parcel.id, parcel]))
  const contents = await listContentsForStaff(db, [...numbers.keys()])
  const items = contents.map((content) => {
    const parcel = numbers.get(content.parcel_id)!
    return {
      ...toContent(world, content, now),
      parcel_id: content.parcel_id,
      parcel_number: parcel.number,
    }
  })
  return {
    parcels: parcels.length,
    items: items.toSorted(
      (a, b) =>
        a.warehouse_id.localeCompare(b.warehouse_id) ||
        compareShelves(a.shelf, b.shelf) ||
        a.parcel_number.localeCompare(b.parcel_number),
    ),
  }
}
