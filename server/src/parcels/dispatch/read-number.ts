import { readCarrierNumber } from '@longhaul/domain/shipping/carrier-number.ts'
import { findCarrier } from '@longhaul/domain/shipping/carriers.ts'
import { isOwnLabel } from '@longhaul/domain/warehouse/station-codes.ts'
import { isBrokenS10, isTrackingNumber } from '@longhaul/domain/shipping/courier-number.ts'
import { badInput } from '../../platform/http/refusal.ts'

/**
 * The number of a typed or scanned text, and its carrier: the one that is named, or the only one that issues
 * such numbers; empty if we know none. Of several none is guessed: the caller has to name one. A postal
 * number with a wrong check digit has to be confirmed.
 */
export function readNumber(body: { tracking_number: string; carrier?: string; number_confirmed?: boolean }): {
  number: string
  carrier: string
} {
  const { number, carriers } = readCarrierNumber(body.tracking_number)
  // Rejects our own label of a package, scanned into this field by mistake.
  if (!isTrackingNumber(number) || isOwnLabel(body.tracking_number))
    throw badInput({ tracking_number: 'format' })
  if (isBrokenS10(number) && !body.number_confirmed)
    throw badInput({ tracking_number: 'check_digit_wrong' }, 'check_digit_wrong')
  if (body.carrier) {
    if (!findCarrier(body.carrier)) throw badInput({ carrier: 'unknown' }, 'unknown_carrier')
    return { number, carrier: body.carrier }
  }
  if (carriers.length > 1) {
    const names = carriers.map(({ names: { latin } }) => latin).join(', ')
    throw badInput({ carrier: `which_carrier|${names}` }, 'which_carrier')
  }
  return { number, carrier: carriers[0]?.id ?? '' }
}
