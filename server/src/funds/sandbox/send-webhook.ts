import type { FastifyInstance } from 'fastify'
import type { World } from '../../platform/world.ts'
import { SIGNATURE_HEADER, eventOf, sandboxSecret } from './provider.ts'
import { signatureOf } from './signature.ts'
import type { CheckoutRow } from './sql.ts'

const TIMEOUT_MS = 10_000

/**
 * Notifies the shop by HTTP of the decision about a checkout; false if the shop did not accept it. The shop
 * is this same server. It is called on the address on which it listens, because its public URL may go through
 * a proxy that is only reachable from outside.
 */
export async function sendWebhook(
  world: World,
  app: FastifyInstance,
  checkout: CheckoutRow,
): Promise<boolean> {
  const body = JSON.stringify(eventOf(checkout))
  const { pathname } = new URL(checkout.notify_url)
  try {
    const response = await fetch(`${listeningOrigin(app) ?? world.env.publicUrl}${pathname}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signatureOf(sandboxSecret(world), body, world.clock.now()),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok
  } catch (error) {
    world.log.warn({ err: error, checkout: checkout.id }, 'the sandbox could not reach the shop')
    return false
  }
}

function listeningOrigin(app: FastifyInstance): string | undefined {
  const address = app.server.address()
  if (address === null || typeof address === 'string') return undefined
  const isAny = address.address === '0.0.0.0' || address.address === '::'
  const host = isAny ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}`
}
