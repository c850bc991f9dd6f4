import { bookShipment as route } from '@longhaul/contract/parcels/shipments.staff.ts'
import type { AddressParts } from '@longhaul/domain/addresses/address-lines.ts'
import { localFieldsOf } from '@longhaul/domain/addresses/unprintable.ts'
import { addressOf, lockParcelHere, refuseIncomplete, requireVideo } from '../parcels/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, orNotFound, refuseIf, badInput } from '../platform/http/refusal.ts'
import { inPrintableLetters, loadTransliteration } from '../platform/documents/transliterate.ts'
import { askCarrier } from './ask-carrier.ts'
import { carrierOfLine } from './carriers.ts'
import { followLater } from './follow-shipment.job.ts'
import { readOrder } from './read-order.ts'
import { toShipment } from './shipment-card.ts'
import {
  countShipments,
  findNewestShipment,
  findShipmentForJob,
  insertShipment,
  updateShipmentAt,
} from './sql.ts'

export const bookShipmentAction = writeAction(route, bookShipment, {
  async afterwards(call, { id }) {
    await askCarrier(call.world, id).catch((error: unknown) => {
      call.world.log.warn({ err: error, shipment: id }, 'a carrier did not answer')
    })
    const shipment = orNotFound(await findShipmentForJob(call.db, id))
    if (shipment.stage === 'refused') throw new Refusal('carrier_refused', { note: shipment.failure })
    return toShipment(call, shipment)
  },
})

/**
 * Books a packed parcel with the carrier of its line: our request is committed first, the carrier is called
 * afterwards, and a job retries if it does not answer (decision 0017). Booking again while an answer is
 * outstanding retries the same booking.
 */
async function bookShipment(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, world } = call
  // A manual retry also restarts the automatic retries. A booking is locked before its parcel (decision
  // 0035).
  const waiting = await findNewestShipment(tx, params.id)
  if (waiting?.stage === 'asked' && (await updateShipmentAt(tx, waiting.id, 'asked', { stage_at: now })))
    await followLater(call, waiting.id, 0)
  const parcel = await lockParcelHere(call, params.id)
  const earlier = await findNewestShipment(tx, parcel.id)
  if (earlier?.stage === 'asked') return toShipment(call, earlier)
  refuseIf(parcel.stage === 'to_ship' ? null : 'transition_not_allowed')
  refuseIf(earlier?.stage === 'booked' || earlier?.stage === 'cancelling' ? 'shipment_open' : null)
  requireVideo(parcel)
  await refuseIncomplete(tx, parcel, now)
  const offered = carrierOfLine(world, parcel.line_id)
  if (!offered) throw new Refusal('carrier_not_set_up')
  if (!body.letters_confirmed) await refuseLocalLetters(addressOf(parcel))
  const key = `${parcel.number}-${(await countShipments(tx, parcel.id)) + 1}`
  // An order that no carrier can read is refused here, where a person sees the refusal.
  await readOrder(tx, parcel, { key, service: offered.service, ioss: world.env.ioss, now })
  const shipment = await insertShipment(tx, {
    parcel_id: parcel.id,
    carrier: offered.carrier.id,
    service: offered.service,
    key,
    stage: 'asked',
    asked_by: me.id,
    created_at: now,
    stage_at: now,
  })
  await followLater(call, shipment.id, 0)
  await audit(call, {
    action: 'book_shipment',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    after: {
      carrier: shipment.carrier,
      service: shipment.service,
      key,
      ...(body.letters_confirmed ? { letters_confirmed: true } : {}),
    },
  })
  return toShipment(call, shipment)
}

/** A text as a value of a rule, whose values are separated by bars. */
const withoutBars = (text: string): string => text.replaceAll('|', '¦')

/**
 * Refuses an address that is not wholly in Latin letters, and proposes a spelling for each such field. The
 * post of its country reads it, but no carrier says in its papers whether its own systems do: without this
 * question the booking might be refused, or the label be empty.
 */
async function refuseLocalLetters(address: AddressParts): Promise<void> {
  const fields = localFieldsOf(address)
  if (fields.length === 0) return
  await loadTransliteration()
  const proposals = fields.map((field) => {
    const text = address[field]
    return [field, `in_latin|${withoutBars(text)}|${withoutBars(inPrintableLetters(text, ''))}`] as const
  })
  throw badInput(Object.fromEntries(proposals), 'letters_unknown')
}
