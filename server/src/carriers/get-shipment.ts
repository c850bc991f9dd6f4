import { getShipment } from '@longhaul/contract/parcels/shipments.staff.ts'
import { findParcelLine } from '../parcels/public.ts'
import { action } from '../platform/http/action.ts'
import { found } from '../platform/http/refusal.ts'
import { carrierOfLine } from './carriers.ts'
import { nameOfCarrier, toShipment } from './shipment-card.ts'
import { findNewestShipment } from './sql.ts'

/** What is booked for a package, and what could be. */
export const getShipmentAction = action(getShipment, async (call) => {
  const { tx, params, world, lang } = call
  const { line_id } = found(await findParcelLine(tx, params.id))
  const offered = carrierOfLine(world, line_id)
  const shipment = await findNewestShipment(tx, params.id)
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
})
