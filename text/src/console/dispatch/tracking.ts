import { text } from '../../documents/shipping.en.ts'

/** The tracking texts that shoppers read, in this page's language. */
export const trackingText = text.tracking
