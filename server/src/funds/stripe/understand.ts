import type Stripe from 'stripe'
import type { Notice, PaymentNotice } from '../provider.ts'
import { fromStripe } from './client.ts'

/** The events that are handled; the operator subscribes the webhook to them (docs/operating/reference.md). */
export function noticeOfEvent(event: Stripe.Event): Notice | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return noticeOfSession(event.data.object)
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { ...aboutSession(event.data.object), outcome: 'declined' }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return noticeOfRefund(event.data.object)
    case 'charge.dispute.funds_withdrawn':
      return { ...aboutDispute(event.data.object), outcome: 'refunded' }
    case 'charge.dispute.funds_reinstated':
      return { ...aboutDispute(event.data.object), outcome: 'refund_failed' }
    case 'charge.dispute.closed':
      // A won dispute returns the money with an event of its own; a mere inquiry never took any.
      return event.data.object.status === 'lost'
        ? { ...aboutDispute(event.data.object), outcome: 'dispute_lost' }
        : undefined
    default:
      return undefined
  }
}

/** A session that is complete but not paid waits for a bank, so it is not final yet. */
export function noticeOfSession(session: Stripe.Checkout.Session): PaymentNotice | undefined {
  if (session.payment_status === 'paid') return { ...aboutSession(session), outcome: 'paid' }
  return session.status === 'expired' ? { ...aboutSession(session), outcome: 'declined' } : undefined
}

export function aboutSession(session: Stripe.Checkout.Session) {
  const currency = (session.currency ?? '').toUpperCase()
  return {
    about: {
      rechargeId: idOf(session.client_reference_id),
      ref: session.id,
      paymentRef: nameOf(session.payment_intent),
    },
    currency,
    amountMinor: fromStripe(session.amount_total ?? 0, currency),
  }
}

function noticeOfRefund(refund: Stripe.Refund): Notice | undefined {
  const currency = refund.currency.toUpperCase()
  const base = {
    about: { paymentRef: nameOf(refund.payment_intent) },
    currency,
    amountMinor: fromStripe(refund.amount, currency),
    refundRef: refund.id,
    refundKey: idOf(refund.metadata?.['refund']),
  }
  if (refund.status === 'succeeded') return { ...base, outcome: 'refunded' }
  return refund.status === 'failed' || refund.status === 'canceled'
    ? { ...base, outcome: 'refund_failed' }
    : undefined
}

/** A dispute takes the money from us like a refund, and returns it if it is won. */
function aboutDispute(dispute: Stripe.Dispute) {
  const currency = dispute.currency.toUpperCase()
  return {
    about: { paymentRef: nameOf(dispute.payment_intent) },
    currency,
    amountMinor: fromStripe(dispute.amount, currency),
    refundRef: dispute.id,
    isDispute: true as const,
  }
}

/** The id of a related object, which Stripe includes as an id or as a whole. */
export const nameOf = (object: string | { id: string } | null | undefined): string | undefined =>
  typeof object === 'string' ? object : object?.id

/** Our own id, which Stripe returns unchanged; undefined for anything that we did not set. */
export const idOf = (text: string | null | undefined): string | undefined =>
  text && /^[0-9a-f-]{36}$/.test(text) ? text : undefined
