import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import type Stripe from 'stripe'
import { apiKeys } from '../../platform/api-keys.ts'
import { needed } from '../../platform/settings.ts'
import { asSpan, traceHere } from '../../platform/tracing.ts'
import type { World } from '../../platform/world.ts'
import { ProviderRefusal, providerSettings } from '../provider.ts'

/** What the operator sets to open it. */
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

/** Stripe's own library, loaded with the first payment (decision 0053). */
const loadStripe = async (): Promise<typeof Stripe> => (await import('stripe')).default

/** Stripe's own client, with our timeout. It never retries by itself: our retries carry the same idempotency key. */
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

/** It asks by Node's own http, of which nobody else can say when it begins: its calls are spans here, and bring the trace along. */
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
 * What Stripe will never do becomes a ProviderRefusal. Keys that are wrong, too many calls, a key used with other words and whatever else may
 * come right are thrown as they are.
 */
export async function asking<T>(answer: Promise<T>): Promise<T> {
  return await answer.catch(async (error: unknown) => {
    const { errors } = await loadStripe()
    const isNo = error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError
    throw isNo ? new ProviderRefusal(error.message, { cause: error }) : error
  })
}

/*
 * How Stripe counts (docs.stripe.com/currencies): in the currency's minor unit, with exceptions. Ours are ISO 4217's; these are the differences.
 */

/** Currencies without decimals that Stripe all the same counts in hundredths, which must be whole units. */
const IN_HUNDREDTHS = new Set(['ISK', 'UGX'])
/** Currencies that Stripe counts in whole units though they have two decimals. */
const IN_UNITS = new Set(['MGA'])

/** The smallest amount that Stripe takes, in our minor units: of three-decimal currencies the last digit must be 0. */
export function stripeStep(currency: string): number {
  if (IN_UNITS.has(currency)) return 10 ** minorDigits(currency)
  return minorDigits(currency) === 3 ? 10 : 1
}

/** An amount in our minor units as Stripe counts it. */
export function toStripe(minor: number, currency: string): number {
  if (IN_HUNDREDTHS.has(currency)) return minor * 100
  return IN_UNITS.has(currency) ? minor / 10 ** minorDigits(currency) : minor
}

/** The inverse. A fraction, which Stripe never sends, stays one and equals no amount of the books. */
export function fromStripe(amount: number, currency: string): number {
  if (IN_HUNDREDTHS.has(currency)) return amount / 100
  return IN_UNITS.has(currency) ? amount * 10 ** minorDigits(currency) : amount
}
