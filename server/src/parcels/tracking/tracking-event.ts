import type { TrackingEvent } from '@longhaul/contract/parcels/parcels.ts'
import { meaningOf } from '@longhaul/domain/shipping/carrier-words.ts'
import { milestoneOf, reasonOf } from '@longhaul/domain/shipping/milestones.ts'
import type { TrackingStatus } from '@longhaul/domain/shipping/tracking-status.ts'
import { placeIn } from '@longhaul/domain/shipping/place-in.ts'
import type { Lang, Texts } from '@longhaul/domain/languages.ts'
import { shippingIn } from '@longhaul/text/documents/shipping.ts'
import { trackingIn } from '@longhaul/text/documents/tracking.ts'
import { cityName } from '@longhaul/text/time/zoned.ts'
import type { Static } from 'typebox'
import type { EventRow } from './sql-tracking.ts'

/**
 * A tracking event in the reader's language. The carrier's text is translated if we know the phrase, and its
 * original is included; without a text, the sentence of the status is used.
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

/** The same for its shopper, with the names of the warehouse and of well-known cities in their language. */
export const toShopperEvent = (
  event: EventRow,
  warehouseName: Texts,
  lang: Lang,
): Static<typeof TrackingEvent> => ({
  ...toEvent(event, lang),
  place: cityName(lang, placeIn(event.place, warehouseName, lang)),
})

function describe(event: EventRow, status: TrackingStatus | null, lang: Lang) {
  const words = event.description
  if (!words) {
    const text = shippingIn(lang)
    const ours =
      event.provider === 'warehouse' ? text.handedOver : status ? text.tracking[status] : event.code
    return { description: ours, original: null }
  }
  // Our own staff's text is shown as written.
  const meaning = event.provider === 'manual' ? null : meaningOf(words)
  return meaning
    ? { description: trackingIn(lang).words[meaning], original: words }
    : { description: words, original: null }
}
