import type { IncomingHttpHeaders } from 'node:http'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { text } from '@longhaul/text/payments/payment-methods.en.ts'
import type { ApiKeys } from '../platform/api-keys.ts'
import { address, whole } from '../platform/settings.ts'
import type { World } from '../platform/world.ts'

/** A provider's id is the key of its texts in `text/src/payments`. */
export type ProviderId = keyof typeof text

/**
 * A provider's fee on what it collects: a share per mille, and a fixed part in fen that is converted to the
 * currency.
 */
export type ProviderFee = { perMille: number; fixedFen: number }

/**
 * The settings that every provider has; their names begin with its own prefix. The defaults are its usual URL
 * and the fee of its usual contract.
 */
export const providerSettings = (prefix: string, url: string, usual: ProviderFee) => ({
  url: address(`${prefix}_URL`, url, 'a different URL, such as the provider’s sandbox'),
  feePerMille: whole(
    `${prefix}_FEE_PER_MILLE`,
    usual.perMille,
    [0, 200],
    'the provider’s fee per mille of a payment; shown to the shopper and added to the amount paid',
  ),
  feeFixedFen: whole(
    `${prefix}_FEE_FIXED_FEN`,
    usual.fixedFen,
    [0, 10_000],
    'the provider’s fixed fee per payment, in fen, converted to the currency',
  ),
})

/** The configured fee. */
export const feeIn = (keys: { feePerMille: number; feeFixedFen: number }): ProviderFee => ({
  perMille: keys.feePerMille,
  fixedFen: keys.feeFixedFen,
})

/**
 * What a provider has to collect, read from the recharge's row, so that a retry sends an identical request.
 * Amounts in minor units of the currency.
 */
export type Checkout = {
  /**
   * The recharge's id, which is also the idempotency key: a provider called twice with it creates one
   * payment.
   */
  id: string
  /** The recharge's readable number. */
  number: string
  currency: string
  amountMinor: number
  returnUrl: string
  expiresAt: Date
  lang: Lang
  siteName: string
}

/**
 * The references to a payment: our own id if the provider returns it, the provider's order, and the
 * provider's payment.
 */
export type About = {
  rechargeId?: string | undefined
  ref?: string | undefined
  paymentRef?: string | undefined
}

/**
 * What a provider reports about a payment. A refund is identified by our key, if we requested it, and by the
 * provider's own number. `refunded` also means a payment taken back from us by a dispute, and `refund_failed`
 * also one returned to us because the dispute was won. `dispute_lost` means that the payment stays taken
 * back.
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

/** A refund by the original means of payment. */
export type RefundOrder = {
  /** Our idempotency key: a provider called twice with it refunds once. */
  key: string
  rechargeId: string
  ref: string
  paymentRef: string
  currency: string
  amountMinor: number
}

/** A payment or a refund in a provider's own books. */
export type SettledRow = {
  kind: 'payment' | 'refund'
  /** The provider's number of this movement. */
  ref: string
  about: About
  currency: string
  amountMinor: number
}

/**
 * A payment provider: it shows its own page, collects the money there, and notifies us by a signed webhook.
 * We never see card data.
 */
export type Provider = {
  id: ProviderId
  /** Undefined for the sandbox. */
  keys?: ApiKeys
  isSetUp(world: Pick<World, 'env'>): boolean
  /** The fee on what it collects, which is passed on to the shopper and shown before confirmation. */
  feeOf(world: World): ProviderFee
  /**
   * The smallest step of an amount in a currency, in minor units; undefined if the currency is unsupported.
   */
  stepOf(currency: string): number | undefined
  /**
   * Prepares a payment, outside any transaction. Returns the provider's own reference and the URL of its
   * page. Throws ProviderRefusal if it will never accept this payment; after any other error the outcome is
   * unknown, and the call is retried.
   */
  open(world: World, checkout: Checkout): Promise<{ ref: string; url: string }>
  /**
   * Verifies the raw bytes of a webhook. Refuses with `invalid_input` unless the provider signed exactly
   * these, just now.
   */
  readWebhook(
    world: World,
    headers: IncomingHttpHeaders,
    body: Buffer,
    now: Date,
  ): Promise<{ eventId: string }>
  /** The response body that the provider expects to its webhook, if a plain 200 is not enough. */
  webhookAnswer?: string
  /**
   * Interprets a webhook that was verified on receipt; may call the provider. Undefined if it does not
   * concern us.
   */
  understand(world: World, body: string): Promise<Notice | undefined>
  /** Looks up the state of a payment, in case its webhook was lost. Undefined while it is open. */
  find(world: World, ref: string): Promise<PaymentNotice | undefined>
  /** The number of days after a payment in which it can be refunded; older payments are refunded manually. */
  refundDays: number
  /**
   * Refunds money, outside any transaction. Throws ProviderRefusal if it never will; `waiting` if the outcome
   * follows by webhook.
   */
  refund(world: World, order: RefundOrder): Promise<{ ref: string; state: 'done' | 'waiting' }>
  /** The provider's own books for a period; `until` is exclusive. */
  listSettled(world: World, from: Date, until: Date): Promise<SettledRow[]>
}

/** A provider's final refusal: a retry will not help. */
export class ProviderRefusal extends Error {}

/** About a payment: it arrived, or it will not. */
export type PaymentNotice = Extract<Notice, { outcome: 'paid' | 'declined' }>

/** About a refund or a dispute. */
export type RefundNotice = Extract<Notice, { refundRef: string }>

export const isOfRefund = (notice: Notice): notice is RefundNotice => 'refundRef' in notice
