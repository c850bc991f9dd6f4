import { normaliseTrackingNumber } from '@longhaul/domain/shipping/courier-number.ts'
import { inTransaction } from '../platform/database/db.ts'
import { insertFile, storeContent } from '../files/public.ts'
import { findParcelForJob } from '../parcels/public.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import type { World } from '../platform/world.ts'
import { CarrierRefusal } from './carrier.ts'
import { findCarrierApi } from './carriers.ts'
import { readOrder } from './read-order.ts'
import { type ShipmentRow, findShipmentForJob, updateShipmentAt } from './sql.ts'

/**
 * Makes the next calls that a shipment still needs: book it, get its number, get its label, cancel it. Never
 * within a transaction, because a carrier may be slow, or accept the order without ever confirming it.
 * Retries use the same key. Returns whether anything is still open; throws if the outcome is unknown.
 */
export async function askCarrier(world: World, id: string): Promise<boolean> {
  const shipment = await findShipmentForJob(world.db, id)
  if (!shipment) return false
  if (shipment.stage === 'asked') await book(world, shipment)
  else if (shipment.stage === 'cancelling') await takeBack(world, shipment)
  const booked = await findShipmentForJob(world.db, id)
  if (booked?.stage !== 'booked') return booked?.stage === 'asked' || booked?.stage === 'cancelling'
  await complete(world, booked)
  const done = await findShipmentForJob(world.db, id)
  return done?.stage === 'booked' && (done.tracking_number === null || done.label_file_id === null)
}

async function book(world: World, shipment: ShipmentRow): Promise<void> {
  const carrier = findCarrierApi(shipment.carrier)
  const now = world.clock.now()
  const parcel = await findParcelForJob(world.db, shipment.parcel_id)
  if (!carrier || !parcel) throw new Error(`shipment ${shipment.id} no longer has a carrier or a package`)
  const order = await readOrder(world.db, parcel, {
    key: shipment.key,
    service: shipment.service,
    ioss: world.env.ioss,
    now,
  })
  try {
    const { ref, trackingNumber } = await carrier.book(world, order)
    await save(world, shipment.id, 'asked', {
      stage: 'booked',
      stage_at: now,
      carrier_ref: ref,
      tracking_number: trackingNumber && normaliseTrackingNumber(trackingNumber),
      failure: '',
    })
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) throw error
    const change = { stage: 'refused', stage_at: now, failure: error.message } as const
    await save(world, shipment.id, 'asked', change)
  }
}

/** Gets the number if it was not known at booking, and the label, which is stored as a file. */
async function complete(world: World, shipment: ShipmentRow): Promise<void> {
  const carrier = findCarrierApi(shipment.carrier)
  if (!carrier || !shipment.carrier_ref) return
  if (shipment.tracking_number === null) {
    const number = await carrier.trackingNumber(world, shipment.key)
    if (number)
      await save(world, shipment.id, 'booked', {
        tracking_number: normaliseTrackingNumber(number),
      })
  }
  if (shipment.label_file_id !== null) return
  const content = await carrier.label(world, shipment.carrier_ref)
  const stored = await storeContent(world, content)
  await inJob(world, ['parcels'], async ({ tx, now }) => {
    await insertFile(tx, {
      ...stored,
      shopper_id: null,
      staff_id: shipment.asked_by,
      kind: 'document',
      media_type: 'application/pdf',
      width: null,
      height: null,
      created_at: now,
    })
    await updateShipmentAt(tx, shipment.id, 'booked', { label_file_id: stored.id })
  })
}

/** Saves what the carrier answered, if the shipment is still at the stage at which it was asked. */
const save = (
  world: World,
  id: string,
  stage: ShipmentRow['stage'],
  change: Parameters<typeof updateShipmentAt>[3],
) => inTransaction(world.db, (tx) => updateShipmentAt(tx, id, stage, change))

async function takeBack(world: World, shipment: ShipmentRow): Promise<void> {
  const now = world.clock.now()
  try {
    await findCarrierApi(shipment.carrier)!.cancel(world, shipment.carrier_ref!)
    await save(world, shipment.id, 'cancelling', { stage: 'cancelled', stage_at: now })
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) throw error
    const change = { stage: 'booked', stage_at: now, failure: error.message } as const
    await save(world, shipment.id, 'cancelling', change)
  }
}
