import type Stripe from 'stripe'
import { badInput } from '../../platform/http/refusal.ts'
import { type Provider, ProviderRefusal, type SettledRow, feeIn } from '../provider.ts'
import { asking, fromStripe, stripeKeys, stripeOf, stripeStep, toStripe } from './client.ts'
import { idOf, nameOf, noticeOfEvent, noticeOfSession } from './understand.ts'

/** The maximum age of a signature: five minutes, as in Stripe's own libraries. */
const TOLERANCE_SECONDS = 300
/**
 * A page must expire between half an hour and a day after its creation; ours expire this much before the
 * recharge.
 */
const EARLIER_MS = 10 * 60_000

/**
 * Stripe Checkout: cards and any other methods that the operator enabled there. Hosted page, PaymentIntents,
 * refunds by the original means.
 */
export const stripe: Provider = {
  id: 'stripe',
  keys: stripeKeys,
  isSetUp: (world) => stripeKeys.in(world) !== undefined,
  feeOf: (world) => feeIn(stripeKeys.of(world)),
  stepOf: stripeStep,
  refundDays: 180,
  async open(world, checkout) {
    const client = await stripeOf(world)
    const session = await asking(
      client.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: checkout.id,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: checkout.currency.toLowerCase(),
                unit_amount: toStripe(checkout.amountMinor, checkout.currency),
                product_data: { name: `${checkout.siteName} ${checkout.number}` },
              },
            },
          ],
          metadata: { recharge: checkout.id },
          payment_intent_data: { description: checkout.number, metadata: { recharge: checkout.id } },
          adaptive_pricing: { enabled: false },
          locale: checkout.lang,
          success_url: checkout.returnUrl,
          cancel_url: checkout.returnUrl,
          expires_at: Math.floor((checkout.expiresAt.getTime() - EARLIER_MS) / 1000),
        },
        { idempotencyKey: checkout.id },
      ),
    )
    if (!session.url) throw new Error('Stripe returned no URL of its page')
    return { ref: session.id, url: session.url }
  },
  async readWebhook(world, headers, body, now) {
    const signature = headers['stripe-signature']
    try {
      const client = await stripeOf(world)
      const event = client.webhooks.constructEvent(
        body,
        typeof signature === 'string' ? signature : '',
        stripeKeys.of(world).webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      )
      if (
        typeof event.id === 'string' &&
        Math.abs(signedAt(signature) - now.getTime() / 1000) <= TOLERANCE_SECONDS
      )
        return { eventId: event.id }
    } catch {
      // Any failure means that Stripe did not sign exactly this, just now.
    }
    throw badInput({ 'stripe-signature': 'format' })
  },
  async understand(_world, body) {
    // Stripe's signature of the body has been verified.
    const event: Stripe.Event = JSON.parse(body)
    return noticeOfEvent(event)
  },
  async find(world, ref) {
    return noticeOfSession(await (await stripeOf(world)).checkout.sessions.retrieve(ref))
  },
  async refund(world, order) {
    const client = await stripeOf(world)
    const refund = await asking(
      client.refunds.create(
        {
          payment_intent: order.paymentRef,
          amount: toStripe(order.amountMinor, order.currency),
          metadata: { refund: order.key, recharge: order.rechargeId },
        },
        { idempotencyKey: order.key },
      ),
    )
    if (refund.status === 'failed' || refund.status === 'canceled')
      throw new ProviderRefusal(refund.failure_reason ?? refund.status)
    return { ref: refund.id, state: refund.status === 'succeeded' ? 'done' : 'waiting' }
  },
  async listSettled(world, from, until) {
    const client = await stripeOf(world)
    const created = { gte: from.getTime() / 1000, lt: until.getTime() / 1000 }
    const rows: SettledRow[] = []
    for await (const charge of client.charges.list({ created, limit: 100 })) {
      if (charge.status !== 'succeeded' || !charge.captured) continue
      rows.push({
        kind: 'payment',
        ref: nameOf(charge.payment_intent) ?? charge.id,
        about: { rechargeId: idOf(charge.metadata['recharge']), paymentRef: nameOf(charge.payment_intent) },
        ...moneyOf(charge),
      })
    }
    for await (const refund of client.refunds.list({ created, limit: 100 })) {
      if (refund.status !== 'succeeded') continue
      rows.push({
        kind: 'refund',
        ref: refund.id,
        about: { paymentRef: nameOf(refund.payment_intent) },
        ...moneyOf(refund),
      })
    }
    for await (const dispute of client.disputes.list({ created, limit: 100 })) {
      // A warning takes no money, and the money of a won dispute was returned.
      if (dispute.status === 'won' || dispute.status.startsWith('warning_')) continue
      rows.push({
        kind: 'refund',
        ref: dispute.id,
        about: { paymentRef: nameOf(dispute.payment_intent) },
        ...moneyOf(dispute),
      })
    }
    return rows
  },
}

function moneyOf({ amount, currency }: { amount: number; currency: string }) {
  const code = currency.toUpperCase()
  return { currency: code, amountMinor: fromStripe(amount, code) }
}

/**
 * The time of the signature, in seconds. Stripe's library rejects old signatures, but not those dated in the
 * future.
 */
const signedAt = (header: string | string[] | undefined): number =>
  Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(String(header))?.[1] ?? 0)
