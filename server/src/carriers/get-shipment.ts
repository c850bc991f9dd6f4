import { getShipment as route } from '@longhaul/contract/parcels/shipments.staff.ts'
import { findParcelLine } from '../parcels/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { carrierOfLine } from './carriers.ts'
import { nameOfCarrier, toShipment } from './shipment-card.ts'
import { findNewestShipment } from './sql.ts'

export const getShipmentAction = readAction(route, getShipment)

/** The booking of a parcel, and the carrier with which it could be booked. */
async function getShipment(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, params, world, lang } = call
  const { line_id } = orNotFound(await findParcelLine(db, params.id))
  const offered = carrierOfLine(world, line_id)
  const shipment = await findNewestShipment(db, params.id)
  return {
    offered: offered
      ? {
          carrier: offered.carrier.id,
          carrier_name: nameOfCarrier(offered.carrier.id, lang),
          service: offered.service,
        }
      : null,
    shipment: shipment ? toShipment(call, shipment) : null,
  }
}
