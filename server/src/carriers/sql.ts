import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Shipments } from '../platform/database/tables.ts'

export type ShipmentRow = Selectable<Shipments>

export const insertShipment = (tx: Tx, shipment: Insertable<Shipments>): Promise<ShipmentRow> =>
  tx.insertInto('shipments').values(shipment).returningAll().executeTakeFirstOrThrow()

/** The newest shipment of a parcel, cancelled ones included. */
export const findNewestShipment = (db: Db, parcelId: string): Promise<ShipmentRow | undefined> =>
  db
    .selectFrom('shipments')
    .where('parcel_id', '=', parcelId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

export const countShipments = async (db: Db, parcelId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('shipments')
    .where('parcel_id', '=', parcelId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findShipmentForJob = (db: Db, id: string): Promise<ShipmentRow | undefined> =>
  db.selectFrom('shipments').where('id', '=', id).selectAll().executeTakeFirst()

export const lockShipmentForStaff = (tx: Tx, id: string): Promise<ShipmentRow | undefined> =>
  tx.selectFrom('shipments').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

/** Changes a shipment if it is still at the given stage; returns whether it was. */
export async function updateShipmentAt(
  tx: Tx,
  id: string,
  stage: ShipmentRow['stage'],
  change: Updateable<Shipments>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shipments')
    .set(change)
    .where('id', '=', id)
    .where('stage', '=', stage)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
