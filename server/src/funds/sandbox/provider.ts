import { createHmac } from 'node:crypto'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { publicUrl } from '../../platform/http/public-url.ts'
import { badInput } from '../../platform/http/refusal.ts'
import type { World } from '../../platform/world.ts'
import { type PaymentNotice, type Provider, ProviderRefusal } from '../provider.ts'
import { type CheckoutRow, findCheckout, saveCheckout, saveRefund, listSettledRows } from './sql.ts'
import { isSigned } from './signature.ts'
import { readJson } from '../../platform/read-json.ts'

/** The path to which the sandbox sends its webhooks. */
const WEBHOOK_PATH = '/api/v1/webhooks/sandbox'

/** The header that carries its signature. */
export const SIGNATURE_HEADER = 'sandbox-signature'

/**
 * The provider of demo mode and of the tests. To the rest of the product it is a separate company: it has its
 * own pages and books, and notifies us by signed webhooks over HTTP. It exists in demo mode only.
 */
export const sandbox: Provider = {
  id: 'sandbox',
  isSetUp: (world) => world.env.demo,
  feeOf: () => ({ perMille: 30, fixedFen: 200 }),
  stepOf: () => 1,
  refundDays: 180,
  async open(world, checkout) {
    const { id } = await saveCheckout(world.db, {
      reference: checkout.number,
      currency: checkout.currency,
      amount_minor: checkout.amountMinor,
      notify_url: publicUrl(WEBHOOK_PATH),
      return_url: checkout.returnUrl,
      state: 'open',
      created_at: world.clock.now(),
    })
    return { ref: id, url: publicUrl(`/sandbox-pay/checkouts/${id}?lang=${checkout.lang}`) }
  },
  async readWebhook(world, headers, body, now) {
    const header = headers[SIGNATURE_HEADER]
    const isGood = isSigned(sandboxSecret(world), typeof header === 'string' ? header : undefined, body, now)
    if (!isGood) throw badInput({ [SIGNATURE_HEADER]: 'format' })
    return { eventId: readEvent(body.toString()).id }
  },
  async understand(_world, body) {
    return toNotice(readEvent(body))
  },
  async find(world, ref) {
    const checkout = await findCheckout(world.db, ref)
    return checkout && checkout.state !== 'open' ? toNotice(eventOf(checkout)) : undefined
  },
  async refund(world, order) {
    const given = await saveRefund(world.db, {
      key: order.key,
      checkout_id: order.ref,
      amount_minor: order.amountMinor,
      created_at: world.clock.now(),
    })
    if (!given) throw new ProviderRefusal('more than was paid')
    return { ref: order.key, state: 'done' }
  },
  async listSettled(world, from, until) {
    const rows = await listSettledRows(world.db, from, until)
    return rows.map(({ kind, ref, checkout_id, currency, amount_minor }) => ({
      kind,
      ref,
      about: { ref: checkout_id },
      currency,
      amountMinor: amount_minor,
    }))
  },
}

const Event = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  type: Type.Union([Type.Literal('checkout.paid'), Type.Literal('checkout.declined')]),
  checkout: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
  reference: Type.String(),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  amount_minor: Type.Integer({ minimum: 1 }),
})

type Event = ReturnType<typeof eventOf>

function readEvent(body: string): Event {
  const event = readJson(body)
  if (!Value.Check(Event, event)) throw badInput({ body: 'format' })
  return event
}

const toNotice = (event: Event): PaymentNotice => ({
  about: { ref: event.checkout, paymentRef: event.checkout },
  outcome: event.type === 'checkout.paid' ? 'paid' : 'declined',
  currency: event.currency,
  amountMinor: event.amount_minor,
})

/** The event of a decided checkout. It is identical each time it is sent. */
export const eventOf = (checkout: CheckoutRow) => ({
  id: `evt_${checkout.id}_${checkout.state}`,
  type: `checkout.${checkout.state}`,
  checkout: checkout.id,
  reference: checkout.reference,
  currency: checkout.currency,
  amount_minor: checkout.amount_minor,
})

/** The webhook secret that the sandbox and we share. */
export const sandboxSecret = (world: World): Buffer =>
  createHmac('sha256', world.secret).update('sandbox webhooks').digest()
