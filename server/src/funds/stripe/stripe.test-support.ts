import { createHmac, randomUUID } from 'node:crypto'
import { type Fake, type Hook, type Reply, type Request, fakeServer, json } from '../fake.test-support.ts'
import { fromStripe, toStripe } from './client.ts'

const SECRET = 'whsec_testing'
const KEY = 'sk_test_longhaul'

type Session = Record<string, unknown> & {
  id: string
  amount_total: number
  currency: string
  payment_intent: string | null
}
type Refund = {
  id: string
  amount: number
  currency: string
  payment_intent: string
  status: string
  metadata: Record<string, string>
  created: number
  object: 'refund'
}

/**
 * Stripe's API as far as we use it: form bodies, idempotency keys that compare the parameters, signed events.
 */
export function stripeFake(now: () => Date): Fake {
  const sessions = new Map<string, Session>()
  const refunds: Refund[] = []
  const charges: Record<string, unknown>[] = []
  const answered = new Map<string, { body: string; reply: Reply }>()
  const server = fakeServer((request) => {
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return json({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } }, 401)
    return request.method === 'POST' ? once(request) : read(request)
  })

  function once(request: Request): Reply {
    const key = String(request.headers['idempotency-key'])
    const before = answered.get(key)
    if (before && before.body !== request.body)
      return json(
        { error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' } },
        400,
      )
    if (before) return { ...before.reply, headers: { 'idempotent-replayed': 'true' } }
    const reply = server.isRefusing() ? no('amount_too_small') : write(request)
    answered.set(key, { body: request.body, reply })
    return reply
  }

  function write({ path, body }: Request): Reply {
    const form = new URLSearchParams(body)
    const text = (name: string) => form.get(name) ?? ''
    if (path === '/v1/checkout/sessions') {
      const amount = Number(text('line_items[0][price_data][unit_amount]'))
      const currency = text('line_items[0][price_data][currency]')
      const expires = Number(text('expires_at')) - now().getTime() / 1000
      if (
        text('mode') !== 'payment' ||
        !Number.isInteger(amount) ||
        amount <= 0 ||
        !/^[a-z]{3}$/.test(currency)
      )
        return no('parameter_invalid')
      if (['kwd', 'bhd'].includes(currency) && amount % 10 !== 0) return no('invalid_decimal_amount')
      if (expires < 1_800 || expires > 86_400) return no('expires_at')
      const id = `cs_test_${randomUUID().replaceAll('-', '')}`
      const session = {
        id,
        object: 'checkout.session',
        amount_total: amount,
        currency,
        client_reference_id: text('client_reference_id'),
        metadata: { recharge: text('metadata[recharge]') },
        payment_intent: null,
        payment_status: 'unpaid',
        status: 'open',
        url: `https://checkout.stripe.com/c/pay/${id}`,
      }
      sessions.set(id, session)
      return json(session)
    }
    if (path === '/v1/refunds') {
      const intent = text('payment_intent')
      const amount = Number(text('amount'))
      const session = [...sessions.values()].find((known) => known.payment_intent === intent)
      if (!session || amount > session.amount_total - sumOf(intent)) return no('charge_already_refunded')
      return json(addRefund(intent, session.currency, amount, { refund: text('metadata[refund]') }))
    }
    return no('unknown')
  }

  function read({ path, query }: Request): Reply {
    const between = (row: { created?: unknown }) =>
      Number(row.created) >= Number(query.get('created[gte]')) &&
      Number(row.created) < Number(query.get('created[lt]'))
    const list = (data: unknown[], url: string) => json({ object: 'list', data, has_more: false, url })
    if (path === '/v1/charges') return list(charges.filter(between), path)
    if (path === '/v1/disputes') return list([], path)
    if (path === '/v1/refunds') return list(refunds.filter(between), path)
    const session = sessions.get(path.split('/').at(-1) ?? '')
    return session ? json(session) : no('resource_missing', 404)
  }

  const sumOf = (intent: string) =>
    refunds.filter((refund) => refund.payment_intent === intent).reduce((sum, { amount }) => sum + amount, 0)

  function addRefund(
    intent: string,
    currency: string,
    amount: number,
    metadata: Record<string, string>,
  ): Refund {
    const refund: Refund = {
      id: `re_${randomUUID().slice(0, 12)}`,
      object: 'refund',
      amount,
      currency,
      payment_intent: intent,
      status: 'succeeded',
      metadata,
      created: seconds(),
    }
    refunds.push(refund)
    return refund
  }

  const seconds = () => Math.floor(now().getTime() / 1000)

  const hook = (type: string, object: unknown): Hook => {
    const payload = JSON.stringify({
      id: `evt_${randomUUID().slice(0, 16)}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      type,
      data: { object },
    })
    return {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...signature(payload, SECRET, seconds()),
      },
      payload,
    }
  }

  function pay(ref: string, twist: { amountMinor?: number; currency?: string } = {}): Hook[] {
    const session = sessions.get(ref)!
    const currency = session.currency.toUpperCase()
    const intent = session.payment_intent ?? `pi_${randomUUID().slice(0, 16)}`
    Object.assign(session, {
      payment_intent: intent,
      payment_status: 'paid',
      status: 'complete',
      ...(twist.amountMinor ? { amount_total: toStripe(twist.amountMinor, currency) } : {}),
      ...(twist.currency ? { currency: twist.currency.toLowerCase() } : {}),
    })
    charges.push({
      id: `ch_${intent}`,
      object: 'charge',
      amount: session.amount_total,
      currency: session.currency,
      captured: true,
      status: 'succeeded',
      created: seconds(),
      payment_intent: intent,
      metadata: session['metadata'],
    })
    return [
      hook('payment_intent.succeeded', { id: intent, object: 'payment_intent' }),
      hook('checkout.session.completed', session),
    ]
  }

  return {
    id: 'stripe',
    currency: 'USD',
    untaken: 'XAU',
    env: () => ({
      STRIPE_SECRET_KEY: KEY,
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_URL: server.url,
      STRIPE_FEE_PER_MILLE: '29',
    }),
    orderCount: () => sessions.size,
    // Stripe's own client retries once when a connection breaks.
    go: (presence) => server.go(presence),
    fail: (fault) => server.fail(fault, fault === 'takes and hangs up' ? 2 : 1),
    open: (url) => url.split('/').at(-1)!,
    pay,
    decline(ref) {
      Object.assign(sessions.get(ref)!, { status: 'expired' })
      return [hook('checkout.session.expired', sessions.get(ref))]
    },
    refundByItself(ref, amountMinor) {
      const session = sessions.get(ref)!
      const amount = toStripe(amountMinor, session.currency.toUpperCase())
      const refund = addRefund(session.payment_intent!, session.currency, amount, {})
      return [
        hook('charge.refunded', { id: 'ch', object: 'charge' }),
        hook('refund.created', refund),
        hook('refund.updated', refund),
      ]
    },
    refundHooks: (ref) =>
      refunds
        .filter(
          (refund) =>
            refund.payment_intent === sessions.get(ref)!.payment_intent && refund.metadata['refund'],
        )
        .map((refund) => hook('refund.updated', refund)),
    refundedMinor(ref) {
      const session = sessions.get(ref)!
      return fromStripe(sumOf(session.payment_intent ?? ''), session.currency.toUpperCase())
    },
    forged: ({ headers, payload }) => [
      { headers: { ...headers, ...signature(payload, 'whsec_another', seconds()) }, payload },
      { headers, payload: payload.replace('"amount_total"', '"amount_total" ') },
      { headers: { ...headers, ...signature(payload, SECRET, seconds() - 301) }, payload },
      { headers: { ...headers, ...signature(payload, SECRET, seconds() + 301) }, payload },
      { headers: { 'content-type': 'application/json' }, payload },
    ],
    sign: (payload) => ({
      headers: { 'content-type': 'application/json', ...signature(payload, SECRET, seconds()) },
      payload,
    }),
    strange: () => hook('customer.created', { id: 'cus_1', object: 'customer' }),
    addForeignPayment(amountMinor, at) {
      charges.push({
        id: 'ch_foreign',
        object: 'charge',
        amount: amountMinor,
        currency: 'usd',
        captured: true,
        status: 'succeeded',
        created: Math.floor(at.getTime() / 1000),
        payment_intent: `pi_foreign_${randomUUID().slice(0, 8)}`,
        metadata: {},
      })
    },
  }
}

/** Stripe's scheme: HMAC-SHA256 over "time.body"; the header may have several while secrets are rotated. */
const signature = (payload: string, secret: string, time: number) => ({
  'stripe-signature': `t=${time},v1=${'0'.repeat(64)},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`,
})

const no = (code: string, status = 400): Reply =>
  json({ error: { type: 'invalid_request_error', code, message: `refused: ${code}` } }, status)
