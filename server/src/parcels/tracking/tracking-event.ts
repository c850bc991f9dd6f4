import type { TrackingEvent } from '@longhaul/contract/parcels/parcels.ts'
import { meaningOf } from '@longhaul/domain/shipping/carrier-words.ts'
import { milestoneOf, reasonOf } from '@longhaul/domain/shipping/milestones.ts'
import type { TrackingStatus } from '@longhaul/domain/shipping/tracking-status.ts'
import { placeIn } from '@longhaul/domain/shipping/place-in.ts'
import type { Lang, Texts } from '@longhaul/domain/languages.ts'
import { shippingIn } from '@longhaul/text/papers/shipping.ts'
import { trackingIn } from '@longhaul/text/papers/tracking.ts'
import type { Static } from 'typebox'
import type { EventRow } from './sql-tracking.ts'

/**
 * A tracking event in the reader's language. What the carrier wrote is said in our words where we know them, and stands beside them as it came;
 * where it wrote nothing, the sentence of its status has to do.
 */
export function toEvent(event: EventRow, lang: Lang): Static<typeof TrackingEvent> {
  const { status } = event
  const reason = reasonOf(event.code, status)
  return {
    status: status ?? '',
    milestone: status && milestoneOf(status),
    reason: reason && trackingIn(lang).reasons[reason],
    place: event.place,
    ...describe(event, status, lang),
    happened_at: event.happened_at.toISOString(),
  }
}

/** The same for its shopper, who reads the warehouse's name in the language of the page. */
export const toShopperEvent = (
  event: EventRow,
  warehouseName: Texts,
  lang: Lang,
): Static<typeof TrackingEvent> => ({
  ...toEvent(event, lang),
  place: placeIn(event.place, warehouseName, lang),
})

function describe(event: EventRow, status: TrackingStatus | null, lang: Lang) {
  const words = event.description
  if (!words) {
    const text = shippingIn(lang)
    const ours =
      event.provider === 'warehouse' ? text.handedOver : status ? text.tracking[status] : event.code
    return { description: ours, original: null }
  }
  // Words of our own staff are meant as they stand.
  const meaning = event.provider === 'manual' ? null : meaningOf(words)
  return meaning
    ? { description: trackingIn(lang).words[meaning], original: words }
    : { description: words, original: null }
}
