import type { IncomingHttpHeaders } from 'node:http'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { text } from '@longhaul/text/payments/payment-methods.en.ts'
import type { ApiKeys } from '../platform/api-keys.ts'
import { address, whole } from '../platform/settings.ts'
import type { World } from '../platform/world.ts'

/** A provider is named as its words are in `text/src/payments`. */
export type ProviderId = keyof typeof text

/** What a provider keeps of what it collects: so many per mille, and a fixed part in fen that is turned into the currency. */
export type ProviderFee = { perMille: number; fixedFen: number }

/** The settings that every provider has; their names begin with its own prefix. The address and the fee are those of its usual contract. */
export const providerSettings = (prefix: string, url: string, usual: ProviderFee) => ({
  url: address(`${prefix}_URL`, url, 'another address, such as the provider’s sandbox'),
  feePerMille: whole(
    `${prefix}_FEE_PER_MILLE`,
    usual.perMille,
    [0, 200],
    'what the provider keeps of a payment, per mille; shown to the shopper and added to what is paid',
  ),
  feeFixedFen: whole(
    `${prefix}_FEE_FIXED_FEN`,
    usual.fixedFen,
    [0, 10_000],
    'what it keeps beside that, in fen, turned into the currency',
  ),
})

/** The fee as it is set. */
export const feeIn = (keys: { feePerMille: number; feeFixedFen: number }): ProviderFee => ({
  perMille: keys.feePerMille,
  fixedFen: keys.feeFixedFen,
})

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

/** How a payment is named: by our own id where the provider returns it, by its own order, by its own payment. */
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

/** A payment provider: it shows its own page, takes the money there, and notifies us by a signed webhook. We never see a card. */
export type Provider = {
  id: ProviderId
  /** The sandbox has none. */
  keys?: ApiKeys
  isSetUp(world: Pick<World, 'env'>): boolean
  /** Its share of what it collects; passed on, and shown before anything is confirmed. */
  feeOf(world: World): ProviderFee
  /** The smallest amount of a currency that it can tell from the next, in minor units; undefined where it does not take the currency. */
  stepOf(currency: string): number | undefined
  /**
   * Prepares a payment, outside any transaction. Answers the provider's own reference and the address of its page. Throws ProviderRefusal where
   * it will never take this payment; after any other error the outcome is unknown, and the call is retried.
   */
  open(world: World, checkout: Checkout): Promise<{ ref: string; url: string }>
  /** Verifies the raw bytes of a webhook. Refuses `invalid_input` unless the provider signed exactly these, just now. */
  readWebhook(
    world: World,
    headers: IncomingHttpHeaders,
    body: Buffer,
    now: Date,
  ): Promise<{ eventId: string }>
  /** The answer that the provider expects to its webhook, where that is more than a 200. */
  webhookAnswer?: string
  /** What a webhook means that was checked when it came; the provider may be asked for it. Undefined where it does not concern us. */
  understand(world: World, body: string): Promise<Notice | undefined>
  /** Looks up the state of a payment, in case its webhook was lost. Undefined while it is open. */
  find(world: World, ref: string): Promise<PaymentNotice | undefined>
  /** The number of days after a payment in which it refunds; older payments are refunded by hand. */
  refundDays: number
  /** Gives money back, outside any transaction. Throws ProviderRefusal where it never will; `waiting` where it says so later by a webhook. */
  refund(world: World, order: RefundOrder): Promise<{ ref: string; state: 'done' | 'waiting' }>
  /** Its own books from one moment up to another. */
  listSettled(world: World, from: Date, until: Date): Promise<SettledRow[]>
}

/** A provider refused, for good: a retry will not help. */
export class ProviderRefusal extends Error {}

/** Of a payment: it came, or it will not. */
export type PaymentNotice = Extract<Notice, { outcome: 'paid' | 'declined' }>

/** Of a refund, or of a dispute. */
export type RefundNotice = Extract<Notice, { refundRef: string }>

export const isOfRefund = (notice: Notice): notice is RefundNotice => 'refundRef' in notice
