import type { IncomingHttpHeaders } from 'node:http'
import type { Lang } from '@longhaul/text/lang.ts'
import type { World } from '../platform/world.ts'

/** The providers that this house can speak with. */
export type ProviderId = 'sandbox'

/**
 * What a provider is to collect, read from the recharge's row: asked again, it is asked the very same. Amounts in minor units of the currency.
 */
export type Checkout = {
  /** The recharge's id, and the idempotency key: a provider asked twice with it makes one payment. */
  id: string
  /** The recharge's number, as people read it. */
  number: string
  currency: string
  amountMinor: number
  returnUrl: string
  expiresAt: Date
  lang: Lang
  siteName: string
}

/** How a payment is named: by our own id where the provider tells it back, by its own order, by its own payment. */
export type About = {
  rechargeId?: string | undefined
  ref?: string | undefined
  paymentRef?: string | undefined
}

/** What a provider says of a payment. */
export type Notice = {
  about: About
  outcome: 'paid' | 'declined'
  currency: string
  amountMinor: number
}

/** A payment provider: it shows its own page, takes the money there, and tells us by a signed webhook. We never see a card. */
export type Provider = {
  id: ProviderId
  /** Its share of what it collects; passed on, and shown before anything is confirmed. */
  feePerMille: number
  feeFixedMinor: number
  isSetUp(world: World): boolean
  /**
   * Prepares a payment, outside any transaction. Answers the provider's own reference and the address of its page. Throws ProviderRefusal where
   * it will never take this payment; whatever else it throws means that nobody knows, and that it is to be asked again.
   */
  open(world: World, checkout: Checkout): Promise<{ ref: string; url: string }>
  /** Checks the raw bytes of a webhook. Refuses `invalid_input` for whatever the provider did not sign, just now, exactly so. */
  readWebhook(
    world: World,
    headers: IncomingHttpHeaders,
    body: Buffer,
    now: Date,
  ): Promise<{ eventId: string }>
  /** What a webhook means that was checked when it came; the provider may be asked for it. Undefined where it does not concern us. */
  understand(world: World, body: string): Promise<Notice | undefined>
  /** Asks how a payment stands, for the case that its webhook was lost. Undefined while it is open. */
  find(world: World, ref: string): Promise<Notice | undefined>
}

/** A provider's own no, for good: this payment will never be taken so. */
export class ProviderRefusal extends Error {}
