import { staffNamesOf } from '../../goods/public.ts'
import { pickList as route } from '@longhaul/contract/parcels/packing.staff.ts'
import { compareShelves } from '@longhaul/domain/parcels/contents.ts'
import { imageUrl } from '../../files/public.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { listContents } from '../sql-items.ts'
import { listToPick } from '../dividing/sql-divide.ts'

export const pickListAction = readAction(route, pickList)

/**
 * The things to fetch for all paid packages of a warehouse in one walk along the shelves, each with its
 * package.
 */
async function pickList({ db, query, world, now, me }: ReadCall<typeof route>): Answer<typeof route> {
  const parcels = await listToPick(db, query.warehouse_id || me.warehouseId || undefined)
  const numbers = new Map(parcels.map((parcel) => [parcel.id, parcel]))
  const contents = await listContents(db, [...numbers.keys()])
  const items = contents.map((content) => {
    const parcel = numbers.get(content.parcel_id)!
    return {
      stock_item_id: content.stock_item_id,
      shelf: content.shelf,
      warehouse_id: parcel.warehouse_id,
      title: content.title,
      ...staffNamesOf(content),
      quantity: content.quantity,
      tracking_number: content.tracking_number,
      image: imageUrl(world, content.image_file_id, now),
      parcel_id: content.parcel_id,
      parcel_number: parcel.number,
      checked: content.checked_pieces >= content.quantity,
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
