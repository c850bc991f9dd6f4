import type { IncomingHttpHeaders } from 'node:http'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { ProviderFee } from './env-payments.ts'
import type { World } from '../platform/world.ts'

/** The providers that this house can speak with. */
export type ProviderId = 'sandbox' | 'stripe' | 'paypal' | 'alipay'

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

/**
 * What a provider says of a payment. A refund is named by the key that we asked for it with, where we did, and by the provider's own number;
 * `refunded` may also be a payment that was taken back from us by a dispute, `refund_failed` one that was given back since the dispute was won.
 * `dispute_lost` says that it stays as it is.
 */
export type Notice = { about: About; currency: string; amountMinor: number } & (
  | { outcome: 'paid' | 'declined' }
  | {
      outcome: 'refunded' | 'refund_failed' | 'dispute_lost'
      refundRef: string
      refundKey?: string | undefined
      isDispute?: true
    }
)

/** Money that is to go back the way it came. */
export type RefundOrder = {
  /** Ours: a provider asked twice with it gives back once. */
  key: string
  rechargeId: string
  ref: string
  paymentRef: string
  currency: string
  amountMinor: number
}

/** A payment or a refund as it stands in a provider's own books. */
export type SettledRow = {
  kind: 'payment' | 'refund'
  /** The provider's number of this very movement. */
  ref: string
  about: About
  currency: string
  amountMinor: number
}

/** A payment provider: it shows its own page, takes the money there, and tells us by a signed webhook. We never see a card. */
export type Provider = {
  id: ProviderId
  isSetUp(world: World): boolean
  /** Its share of what it collects; passed on, and shown before anything is confirmed. */
  feeOf(world: World): ProviderFee
  /** The smallest amount of a currency that it can tell from the next, in minor units; undefined where it does not take the currency. */
  stepOf(currency: string): number | undefined
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
  /** What the provider wants to hear when its webhook was taken, where that is more than a 200. */
  webhookAnswer?: string
  /** What a webhook means that was checked when it came; the provider may be asked for it. Undefined where it does not concern us. */
  understand(world: World, body: string): Promise<Notice | undefined>
  /** Asks how a payment stands, for the case that its webhook was lost. Undefined while it is open. */
  find(world: World, ref: string): Promise<PaymentNotice | undefined>
  /** For so many days after a payment it gives money back; older payments go back by hand. */
  refundDays: number
  /** Gives money back, outside any transaction. Throws ProviderRefusal where it never will; `waiting` where it says so later by a webhook. */
  refund(world: World, order: RefundOrder): Promise<{ ref: string; state: 'done' | 'waiting' }>
  /** Its own books from one moment up to another. */
  listSettled(world: World, from: Date, until: Date): Promise<SettledRow[]>
}

/** A provider's own no, for good: this will never be done so. */
export class ProviderRefusal extends Error {}

/** Of a payment: it came, or it will not. */
export type PaymentNotice = Extract<Notice, { outcome: 'paid' | 'declined' }>

/** Of a refund, or of a dispute. */
export type RefundNotice = Extract<Notice, { refundRef: string }>

export const isOfRefund = (notice: Notice): notice is RefundNotice => 'refundRef' in notice
