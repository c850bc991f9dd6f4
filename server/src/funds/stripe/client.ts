import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import type Stripe from 'stripe'
import { apiKeys } from '../../platform/api-keys.ts'
import { needed } from '../../platform/settings.ts'
import { asSpan, traceHere } from '../../platform/tracing.ts'
import type { World } from '../../platform/world.ts'
import { ProviderRefusal, providerSettings } from '../provider.ts'

/** The keys that the operator sets to enable Stripe. */
export const stripeKeys = apiKeys({
  company: 'Stripe',
  opens:
    'Stripe Checkout. Webhook: `PUBLIC_URL/api/v1/webhooks/stripe`, events `checkout.session.*`, `refund.*`, `charge.dispute.funds_*`, `charge.dispute.closed`',
  settings: {
    secretKey: needed('STRIPE_SECRET_KEY'),
    webhookSecret: needed('STRIPE_WEBHOOK_SECRET'),
    ...providerSettings('STRIPE', 'https://api.stripe.com', { perMille: 29, fixedFen: 210 }),
  },
  isTestKey: ({ secretKey }) => /^[a-z]+_test_/.test(secretKey),
})

const clients = new WeakMap<World['db'], Stripe>()

/** Stripe's own library, loaded on the first payment. */
const loadStripe = async (): Promise<typeof Stripe> => (await import('stripe')).default

/**
 * Stripe's own client, with our timeout. It never retries by itself: our retries carry the same idempotency
 * key.
 */
export async function stripeOf(world: World): Promise<Stripe> {
  const known = clients.get(world.db)
  if (known) return known
  const keys = stripeKeys.of(world)
  const { hostname, port, protocol } = new URL(keys.url)
  const StripeClient = await loadStripe()
  const client = new StripeClient(keys.secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: world.env.paymentTimeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: followed(StripeClient.createNodeHttpClient()),
    appInfo: { name: 'Longhaul' },
  })
  clients.set(world.db, client)
  return client
}

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>

/**
 * Stripe's client uses Node's http module, which is not traced automatically, so its calls are recorded as
 * spans here and carry the trace header.
 */
function followed(client: HttpClient): HttpClient {
  const ask = client.makeRequest.bind(client)
  client.makeRequest = (host, port, path, method, headers, ...more) =>
    asSpan(
      `${method} ${host}`,
      { kind: 'provider', about: { 'http.request.method': method, 'server.address': host } },
      () => {
        const [trace] = traceHere()
        return ask(host, port, path, method, trace ? { ...headers, traceparent: trace } : headers, ...more)
      },
    )
  return client
}

/**
 * Converts Stripe's final refusals to a ProviderRefusal. Wrong API keys, rate limits, an idempotency key
 * reused with other parameters and anything else that may be temporary are rethrown unchanged.
 */
export async function asking<T>(answer: Promise<T>): Promise<T> {
  return await answer.catch(async (error: unknown) => {
    const { errors } = await loadStripe()
    const isNo = error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError
    throw isNo ? new ProviderRefusal(error.message, { cause: error }) : error
  })
}

/*
 * Stripe's amounts are in the currency's minor unit, with exceptions (docs.stripe.com/currencies). Ours
 * follow ISO 4217; these are the differences.
 */

/** Currencies without decimals that Stripe nevertheless counts in hundredths; amounts must be whole units. */
const IN_HUNDREDTHS = new Set(['ISK', 'UGX'])
/** Currencies that Stripe counts in whole units although they have two decimals. */
const IN_UNITS = new Set(['MGA'])

/**
 * The step of Stripe's amounts, in our minor units: in currencies with three decimals the last digit must be
 * 0.
 */
export function stripeStep(currency: string): number {
  if (IN_UNITS.has(currency)) return 10 ** minorDigits(currency)
  return minorDigits(currency) === 3 ? 10 : 1
}

/** Converts an amount in our minor units to Stripe's. */
export function toStripe(minor: number, currency: string): number {
  if (IN_HUNDREDTHS.has(currency)) return minor * 100
  return IN_UNITS.has(currency) ? minor / 10 ** minorDigits(currency) : minor
}

/** The inverse. A fraction, which Stripe never sends, is not rounded and equals no amount in the books. */
export function fromStripe(amount: number, currency: string): number {
  if (IN_HUNDREDTHS.has(currency)) return amount / 100
  return IN_UNITS.has(currency) ? amount * 10 ** minorDigits(currency) : amount
}
