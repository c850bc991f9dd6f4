import { LANGUAGES } from '@longhaul/domain/languages.ts'
import type { Static } from 'typebox'
import { Value } from 'typebox/value'
import { type Notice, type Provider, ProviderRefusal, type SettledRow, feeIn } from '../provider.ts'
import { askPaypal, paypalKeys } from './client.ts'
import { asOrder, noticeOfCapture, takeOrder } from './orders.ts'
import {
  Capture,
  Event,
  Order,
  Refund,
  Transactions,
  fromAmount,
  ownId,
  paypalStep,
  toAmount,
} from './shapes.ts'
import { verifyWebhook } from './verify.ts'

/**
 * PayPal, Orders v2: the payer approves on PayPal's page; we capture the money when the webhook arrives, or
 * when we query the order.
 */
export const paypal: Provider = {
  id: 'paypal',
  keys: paypalKeys,
  isSetUp: (world) => paypalKeys.in(world) !== undefined,
  feeOf: (world) => feeIn(paypalKeys.of(world)),
  stepOf: paypalStep,
  refundDays: 180,
  async open(world, checkout) {
    const order = asOrder(
      await askPaypal(world, {
        method: 'POST',
        path: '/v2/checkout/orders',
        key: checkout.id,
        body: JSON.stringify({
          intent: 'CAPTURE',
          purchase_units: [
            {
              custom_id: checkout.id,
              invoice_id: `${checkout.number}-${checkout.id.slice(0, 8)}`,
              description: `${checkout.siteName} ${checkout.number}`,
              amount: toAmount(checkout.amountMinor, checkout.currency),
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                brand_name: checkout.siteName,
                locale: LANGUAGES[checkout.lang].locale,
                shipping_preference: 'NO_SHIPPING',
                user_action: 'PAY_NOW',
                return_url: checkout.returnUrl,
                cancel_url: checkout.returnUrl,
              },
            },
          },
        }),
      }),
    )
    const page = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
    if (!page) throw new Error('PayPal returned no URL of its page')
    return { ref: order.id, url: page.href }
  },
  readWebhook: async (world, headers, body) => ({ eventId: await verifyWebhook(world, headers, body) }),
  async understand(world, body) {
    const event: unknown = JSON.parse(body)
    if (!Value.Check(Event, event)) return undefined
    const { event_type: type, resource } = event
    if (type === 'CHECKOUT.ORDER.APPROVED' && Value.Check(Order, resource))
      return await takeOrder(world, resource.id)
    if (/^PAYMENT\.CAPTURE\.(COMPLETED|DENIED|DECLINED)$/.test(type) && Value.Check(Capture, resource))
      return noticeOfCapture(resource)
    if (/^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)$/.test(type) && Value.Check(Refund, resource))
      return noticeOfRefund(resource)
    return undefined
  },
  find: takeOrder,
  async refund(world, order) {
    const answer = await askPaypal(world, {
      method: 'POST',
      path: `/v2/payments/captures/${encodeURIComponent(order.paymentRef)}/refund`,
      key: order.key,
      body: JSON.stringify({ amount: toAmount(order.amountMinor, order.currency), custom_id: order.key }),
    })
    if (!Value.Check(Refund, answer)) throw new Error('PayPal returned something other than a refund')
    if (answer.status === 'FAILED' || answer.status === 'CANCELLED') throw new ProviderRefusal(answer.status)
    return { ref: answer.id, state: answer.status === 'COMPLETED' ? 'done' : 'waiting' }
  },
  async listSettled(world, from, until) {
    const rows: SettledRow[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = new URLSearchParams({
        start_date: from.toISOString(),
        end_date: new Date(until.getTime() - 1).toISOString(),
        fields: 'transaction_info',
        page_size: '500',
        page: String(page),
      })
      const answer = await askPaypal(world, { method: 'GET', path: `/v1/reporting/transactions?${query}` })
      if (!Value.Check(Transactions, answer)) throw new Error('PayPal returned something other than a report')
      rows.push(...answer.transaction_details.flatMap(({ transaction_info }) => toSettled(transaction_info)))
      pages = answer.total_pages
    }
    return rows
  },
}

function noticeOfRefund(refund: Static<typeof Refund>): Notice {
  const capture = refund.links
    ?.find(({ rel, href }) => rel === 'up' && href.includes('/captures/'))
    ?.href.split('/')
    .at(-1)
  return {
    about: { paymentRef: capture },
    outcome: 'refunded',
    refundRef: refund.id,
    refundKey: ownId(refund.custom_id),
    ...fromAmount(refund.amount),
  }
}

type Info = Static<typeof Transactions>['transaction_details'][number]['transaction_info']

/**
 * T00 are payments, T11 are reversals and refunds (developer.paypal.com, transaction event codes). Only
 * settled rows count.
 */
function toSettled(info: Info): SettledRow[] {
  const kind = info.transaction_event_code.startsWith('T00')
    ? 'payment'
    : info.transaction_event_code.startsWith('T11')
      ? 'refund'
      : undefined
  if (!kind || info.transaction_status !== 'S') return []
  const about =
    kind === 'payment'
      ? { rechargeId: ownId(info.custom_field), paymentRef: info.transaction_id }
      : { paymentRef: info.paypal_reference_id }
  return [{ kind, ref: info.transaction_id, about, ...fromAmount(info.transaction_amount) }]
}
