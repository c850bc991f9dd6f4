import type { IncomingHttpHeaders } from 'node:http'
import type { Lang } from '@longhaul/text/lang.ts'
import type { Db } from '../platform/db.ts'
import type { World } from '../platform/world.ts'

/** What a provider is to collect. Amounts in minor units of the currency. */
export type Checkout = {
  /** Ours, unique: a provider asked twice for the same reference makes one payment. */
  reference: string
  currency: string
  amountMinor: number
  returnUrl: string
  lang: Lang
  now: Date
}

/** What a provider tells about a payment. */
export type Notice = {
  eventId: string
  outcome: 'paid' | 'declined'
  ref: string
  currency: string
  amountMinor: number
}

/** A payment provider: it shows its own page, takes the money there, and tells us by a signed webhook. We never see a card. */
export type Provider = {
  id: 'sandbox'
  /** Its share of what it collects; passed on, and shown before anything is confirmed. */
  feePerMille: number
  feeFixedMinor: number
  isSetUp(world: World): boolean
  /** Prepares a payment, in the transaction that makes the recharge. Answers the provider's own reference and the address of its page. */
  open(world: World, tx: Db, checkout: Checkout): Promise<{ ref: string; url: string }>
  /** Reads a webhook. Refuses `invalid_input` for whatever the provider did not sign, just now, exactly so. */
  readWebhook(world: World, headers: IncomingHttpHeaders, body: Buffer, now: Date): Notice
  /** Reads a webhook again that was checked when it came. */
  readStored(body: string): Notice
  /** Asks how a payment stands, for the case that its webhook was lost. Undefined while it is open. */
  find(world: World, ref: string): Promise<Notice | undefined>
}
