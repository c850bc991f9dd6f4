import Stripe from 'stripe'
import type { World } from '../../platform/world.ts'
import { ProviderRefusal } from '../provider.ts'

const clients = new WeakMap<World, Stripe>()

/** Stripe's own client, with our time limit. It never retries by itself: a retry is made by the caller, with the same key. */
export function stripeOf(world: World): Stripe {
  const known = clients.get(world)
  if (known) return known
  const keys = world.env.payments.stripe
  if (!keys) throw new Error('Stripe is not set up')
  const { hostname, port, protocol } = new URL(keys.url)
  const client = new Stripe(keys.secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: world.env.payments.timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    appInfo: { name: 'Longhaul' },
  })
  clients.set(world, client)
  return client
}

/**
 * What Stripe will never do becomes a ProviderRefusal. Keys that are wrong, too many calls, a key used with other words and whatever else may
 * come right are thrown as they are.
 */
export async function asking<T>(answer: Promise<T>): Promise<T> {
  return await answer.catch((error: unknown) => {
    const isNo =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError
    throw isNo ? new ProviderRefusal(error.message, { cause: error }) : error
  })
}
