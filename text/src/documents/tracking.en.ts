import type { CarrierWords } from '@longhaul/domain/shipping/carrier-words.ts'
import type { TrackingReason } from '@longhaul/domain/shipping/milestones.ts'

const reasons: Record<TrackingReason, string> = {
  unknown_number: 'The carrier does not know the number yet',
  announced: 'Announced to the carrier, not handed in yet',
  picked_up: 'The carrier has it',
  cleared: 'Cleared customs',
  information_wanted: 'Customs needs a document or an answer',
  nobody_there: 'Nobody could be reached',
  refused: 'It was not accepted',
  address_wrong: 'The address could not be found',
  security: 'Held for a check or an unpaid fee',
  damaged: 'The carrier reports damage',
  delayed: 'The carrier reports a delay',
  silent: 'No updates for a long time',
  lost: 'The carrier reports it lost',
  destroyed: 'It was destroyed',
  cancelled: 'The shipment was cancelled',
  with_sender: 'It is back with the sender',
}

const words: Record<CarrierWords, string> = {
  label_made: 'The label was created; the carrier is waiting for the package',
  handed_in: 'Handed to the carrier',
  sorting_in: 'Arrived at a sorting centre',
  sorting_out: 'Left a sorting centre',
  export_customs_in: 'At export customs',
  export_customs_out: 'Cleared export customs',
  to_airport: 'Handed to the airline',
  at_airport: 'At the airport',
  flight_left: 'The flight has left',
  flight_arrived: 'The flight has landed',
  transit_country: 'Passing through another country',
  import_customs_in: 'At customs in the destination country',
  import_customs_out: 'Cleared customs',
  import_customs_held: 'Held by customs for a check or a document',
  with_local_carrier: 'The local carrier has it',
  at_delivery_office: 'At the delivery office near you',
  out_with_courier: 'Out for delivery',
  tried: 'Delivery was attempted, but nobody was there',
  to_be_collected: 'Ready to be picked up',
  handed_over: 'Delivered',
  signed_by: 'Delivered and signed for',
  in_letterbox: 'Left at the door or in the letterbox',
  sent_back: 'On its way back to us',
}

/**
 * Carriers' messages in our words: the reasons for a package's status, and the meanings of common messages.
 */
export const text = { reasons, words }
