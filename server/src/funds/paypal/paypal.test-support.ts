import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type Fake, type Hook, type Reply, type Request, fakeServer, json } from '../fake.test-support.ts'
import { fromAmount, toAmount } from './shapes.ts'

const ID = 'paypal-client'
const SECRET = 'paypal-secret'
const WEBHOOK = '8PT597110X687430LKGECATA'
const CERT = 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270'
const keys = generateKeyPairSync('rsa', { modulusLength: 1024 })
const others = generateKeyPairSync('rsa', { modulusLength: 1024 })

type Amount = { currency_code: string; value: string }
type Order = {
  id: string
  status: string
  links: { rel: string; href: string; method: string }[]
  purchase_units: {
    custom_id: string
    invoice_id: string
    amount: Amount
    payments?: { captures: Capture[] }
  }[]
}
type Capture = {
  id: string
  status: string
  amount: Amount
  custom_id: string
  supplementary_data: { related_ids: { order_id: string } }
}
type Refund = {
  id: string
  status: string
  amount: Amount
  custom_id?: string
  links: { rel: string; href: string }[]
  at: Date
  capture: string
}

/**
 * PayPal's API as far as we use it: tokens, PayPal-Request-Id, and webhooks signed over
 * "id|time|webhook|crc32 of the body".
 */
export function paypalFake(now: () => Date): Fake {
  const orders = new Map<string, Order>()
  const captures = new Map<string, { capture: Capture; at: Date }>()
  const refunds: Refund[] = []
  const answered = new Map<string, Reply>()
  const twists = new Map<string, { amountMinor?: number; currency?: string }>()
  const tokens = new Set<string>()
  let calls = 0
  const server = fakeServer((request) => {
    if (request.path === '/v1/oauth2/token') return giveToken(request)
    // Some tokens expire early, as when keys change.
    if ([5, 40].includes(++calls)) tokens.clear()
    if (!tokens.has(String(request.headers.authorization).replace('Bearer ', '')))
      return json({ name: 'AUTHENTICATION_FAILURE' }, 401)
    if (request.path === '/v1/notifications/verify-webhook-signature') return verify(request.body)
    if (request.path === '/v1/reporting/transactions') return report(request.query)
    return request.method === 'POST' ? once(request) : readOrder(request.path)
  })

  function giveToken({ headers, body }: Request): Reply {
    const basic = `Basic ${Buffer.from(`${ID}:${SECRET}`).toString('base64')}`
    if (headers.authorization !== basic || body !== 'grant_type=client_credentials')
      return json({ error: 'invalid_client' }, 401)
    const token = randomUUID()
    tokens.add(token)
    return json({ access_token: token, token_type: 'Bearer', expires_in: 32_400 })
  }

  function once(request: Request): Reply {
    const key = `${request.path} ${String(request.headers['paypal-request-id'])}`
    const before = answered.get(key)
    if (before) return before
    if (server.isRefusing()) return unprocessable('CURRENCY_NOT_SUPPORTED')
    const reply = write(request)
    if (reply.status < 400) answered.set(key, reply)
    return reply
  }

  function write({ path, body }: Request): Reply {
    if (path === '/v2/checkout/orders') {
      const asked = JSON.parse(body) as Pick<Order, 'purchase_units'> & { intent: string }
      const amount = asked.purchase_units[0]!.amount
      if (asked.intent !== 'CAPTURE' || !/^\d+(\.\d{2})?$/.test(amount.value))
        return unprocessable('INVALID_PARAMETER_VALUE')
      if (hasUnknownDecimals(amount)) return unprocessable('DECIMALS_NOT_SUPPORTED')
      const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase()
      const order: Order = {
        id,
        status: 'PAYER_ACTION_REQUIRED',
        links: [
          { href: `https://api.paypal.com/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
          { href: `https://www.paypal.com/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
        ],
        purchase_units: asked.purchase_units,
      }
      orders.set(id, order)
      return json(order)
    }
    const [, orderId] = /^\/v2\/checkout\/orders\/(\w+)\/capture$/.exec(path) ?? []
    if (orderId) return capture(orders.get(orderId))
    const [, captureId] = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path) ?? []
    if (captureId) return refund(captureId, JSON.parse(body) as { amount: Amount; custom_id?: string })
    return unprocessable('UNKNOWN')
  }

  /** Whether an amount has decimals in a currency that PayPal takes in whole units only. */
  const hasUnknownDecimals = ({ currency_code: currency, value }: Amount): boolean =>
    ['JPY', 'HUF', 'TWD'].includes(currency) && value.includes('.')

  function capture(order: Order | undefined): Reply {
    if (!order) return json({ name: 'RESOURCE_NOT_FOUND' }, 404)
    if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED')
    const unit = order.purchase_units[0]!
    const twist = twists.get(order.id)
    const currency = twist?.currency ?? unit.amount.currency_code
    const taken: Capture = {
      id: randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase(),
      status: 'COMPLETED',
      amount: twist
        ? toAmount(twist.amountMinor ?? fromAmount(unit.amount).amountMinor, currency)
        : unit.amount,
      custom_id: unit.custom_id,
      supplementary_data: { related_ids: { order_id: order.id } },
    }
    unit.payments = { captures: [taken] }
    order.status = 'COMPLETED'
    captures.set(taken.id, { capture: taken, at: now() })
    return json(order, 201)
  }

  function refund(captureId: string, asked: { amount: Amount; custom_id?: string }): Reply {
    const known = captures.get(captureId)
    if (!known) return json({ name: 'RESOURCE_NOT_FOUND' }, 404)
    if (hasUnknownDecimals(asked.amount)) return unprocessable('DECIMALS_NOT_SUPPORTED')
    const left = fromAmount(known.capture.amount).amountMinor - sumOf(captureId)
    if (fromAmount(asked.amount).amountMinor > left) return unprocessable('REFUND_AMOUNT_EXCEEDED')
    return json(addRefund(captureId, asked.amount, asked.custom_id), 201)
  }

  function addRefund(captureId: string, amount: Amount, customId?: string): Refund {
    const made: Refund = {
      id: randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase(),
      status: 'COMPLETED',
      amount,
      ...(customId ? { custom_id: customId } : {}),
      links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${captureId}` }],
      at: now(),
      capture: captureId,
    }
    refunds.push(made)
    return made
  }

  const sumOf = (captureId: string) =>
    refunds
      .filter((row) => row.capture === captureId)
      .reduce((sum, row) => sum + fromAmount(row.amount).amountMinor, 0)

  const readOrder = (path: string): Reply => {
    const order = orders.get(path.split('/').at(-1) ?? '')
    return order ? json(order) : json({ name: 'RESOURCE_NOT_FOUND' }, 404)
  }

  /**
   * The signature is over the body's bytes as PayPal sent them, so they are cut out of the request without
   * parsing and reserialising.
   */
  function verify(body: string): Reply {
    const event = /,"webhook_event":([^]*)\}$/.exec(body)?.[1] ?? ''
    const asked = JSON.parse(body) as Record<string, string>
    const signed = `${asked['transmission_id']}|${asked['transmission_time']}|${asked['webhook_id']}|${crc32(event)}`
    const isGood =
      asked['webhook_id'] === WEBHOOK &&
      asked['auth_algo'] === 'SHA256withRSA' &&
      createVerify('RSA-SHA256')
        .update(signed)
        .verify(keys.publicKey, asked['transmission_sig'] ?? '', 'base64')
    return json({ verification_status: isGood ? 'SUCCESS' : 'FAILURE' })
  }

  function report(query: URLSearchParams): Reply {
    const within = (at: Date) =>
      at >= new Date(query.get('start_date')!) && at <= new Date(query.get('end_date')!)
    const paid = [...captures.values()]
      .filter(({ at }) => within(at))
      .map(({ capture: { id, amount, custom_id } }) => ({
        transaction_info: {
          transaction_id: id,
          transaction_event_code: 'T0006',
          transaction_status: 'S',
          transaction_amount: amount,
          custom_field: custom_id,
        },
      }))
    const back = refunds
      .filter(({ at }) => within(at))
      .map(({ id, amount, capture: paypal_reference_id }) => ({
        transaction_info: {
          transaction_id: id,
          paypal_reference_id,
          transaction_event_code: 'T1107',
          transaction_status: 'S',
          transaction_amount: { ...amount, value: `-${amount.value}` },
        },
      }))
    return json({
      transaction_details: [...paid, ...back],
      total_items: paid.length + back.length,
      total_pages: 1,
    })
  }

  const hook = (event_type: string, resource: unknown, key = keys.privateKey): Hook => {
    // PayPal's spacing and key order differ from ours.
    const payload = JSON.stringify(
      { id: `WH-${randomUUID()}`, event_type, resource_version: '2.0', resource },
      null,
      1,
    )
    const id = randomUUID()
    const time = now().toISOString()
    const signature = createSign('RSA-SHA256')
      .update(`${id}|${time}|${WEBHOOK}|${crc32(payload)}`)
      .sign(key, 'base64')
    return {
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': CERT,
        'paypal-transmission-id': id,
        'paypal-transmission-sig': signature,
        'paypal-transmission-time': time,
      },
      payload,
    }
  }

  const captureOf = (ref: string): Capture => orders.get(ref)!.purchase_units[0]!.payments!.captures[0]!

  return {
    id: 'paypal',
    currency: 'USD',
    untaken: 'KWD',
    env: () => ({
      PAYPAL_CLIENT_ID: ID,
      PAYPAL_CLIENT_SECRET: SECRET,
      PAYPAL_WEBHOOK_ID: WEBHOOK,
      PAYPAL_URL: server.url,
    }),
    orderCount: () => orders.size,
    go: (presence) => server.go(presence),
    fail: (fault) => server.fail(fault),
    open: (url) => new URL(url).searchParams.get('token')!,
    pay(ref, twist) {
      const order = orders.get(ref)!
      if (order.status !== 'COMPLETED') order.status = 'APPROVED'
      if (twist) twists.set(ref, twist)
      return [hook('CHECKOUT.ORDER.APPROVED', order)]
    },
    decline(ref) {
      const unit = orders.get(ref)!.purchase_units[0]!
      const denied = { id: 'DENIED1', status: 'DECLINED', amount: unit.amount, custom_id: unit.custom_id }
      return [hook('PAYMENT.CAPTURE.DENIED', denied)]
    },
    refundByItself: (ref, amountMinor) => {
      const taken = captureOf(ref)
      const made = addRefund(taken.id, toAmount(amountMinor, taken.amount.currency_code))
      // PayPal's own refunds have the payment's custom id.
      return [hook('PAYMENT.CAPTURE.REFUNDED', { ...made, custom_id: taken.custom_id })]
    },
    refundHooks: (ref) =>
      refunds
        .filter((row) => row.capture === captureOf(ref).id && row.custom_id)
        .map((row) => hook('PAYMENT.CAPTURE.REFUNDED', row)),
    refundedMinor: (ref) => sumOf(captureOf(ref).id),
    forged: ({ headers, payload }) => [
      hook(
        'CHECKOUT.ORDER.APPROVED',
        (JSON.parse(payload) as { resource: unknown }).resource,
        others.privateKey,
      ),
      { headers, payload: payload.replace('"id"', '"id" ') },
      { headers: { ...headers, 'paypal-cert-url': 'https://api.paypal.com.evil.test/cert' }, payload },
      { headers: { 'content-type': 'application/json' }, payload },
      { headers, payload: payload.slice(1) },
    ],
    strange: () => hook('BILLING.PLAN.CREATED', { id: 'P-1' }),
    addForeignPayment(amountMinor, at) {
      const id = randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase()
      const body = {
        id,
        status: 'COMPLETED',
        amount: toAmount(amountMinor, 'USD'),
        custom_id: 'another shop',
        supplementary_data: { related_ids: { order_id: 'X' } },
      }
      captures.set(id, { capture: body, at })
    },
  }
}

const unprocessable = (issue: string): Reply =>
  json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] }, 422)
