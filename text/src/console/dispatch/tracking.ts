import { text } from '../../papers/shipping.en.ts'

/** What tracking says of a package, in this page's language: the sentences that shoppers read. */
export const trackingText = text.tracking
