import { apiKeys } from '../../platform/api-keys.ts'
import { needed } from '../../platform/settings.ts'
import type { World } from '../../platform/world.ts'
import { ProviderRefusal, providerSettings } from '../provider.ts'
import { isObject, readJson } from '../../platform/read-json.ts'

/** The keys that the operator sets to enable PayPal. */
export const paypalKeys = apiKeys({
  company: 'PayPal',
  opens:
    'PayPal. Webhook: `PUBLIC_URL/api/v1/webhooks/paypal`, events `CHECKOUT.ORDER.APPROVED`, `PAYMENT.CAPTURE.*`. Reconciliation needs the permission Transaction Search. Its sandbox is `https://api-m.sandbox.paypal.com`',
  settings: {
    clientId: needed('PAYPAL_CLIENT_ID'),
    clientSecret: needed('PAYPAL_CLIENT_SECRET'),
    webhookId: needed('PAYPAL_WEBHOOK_ID'),
    ...providerSettings('PAYPAL', 'https://api-m.paypal.com', { perMille: 44, fixedFen: 210 }),
  },
})

type Ask = {
  method: 'GET' | 'POST'
  path: string
  /** Sent unchanged: a webhook must be verified byte for byte. */
  body?: string
  /** PayPal-Request-Id: for the same id PayPal repeats its first response. */
  key?: string
}

/** PayPal's response: the status and the JSON. */
export type Answer = { status: number; data: unknown }

const tokens = new WeakMap<World['db'], { token: string; until: number }>()
/** A token is not used in the last minute before it expires. */
const SPARE_MS = 60_000

/**
 * Calls PayPal, within our timeout. A final refusal (400, 422) is thrown as a ProviderRefusal with PayPal's
 * issue; any other failure is thrown as a fault: the outcome is unknown, retry with the same key.
 */
export async function askPaypal(world: World, ask: Ask): Promise<unknown> {
  let answer = await send(world, ask, await tokenOf(world))
  if (answer.status === 401) {
    tokens.delete(world.db)
    answer = await send(world, ask, await tokenOf(world))
  }
  if (answer.status >= 200 && answer.status < 300) return answer.data
  const issue = issueOf(answer.data)
  if (answer.status === 400 || answer.status === 422) throw new ProviderRefusal(issue)
  throw new Error(`PayPal answered ${answer.status} ${issue} to ${ask.method} ${ask.path.split('?')[0]}`)
}

async function send(world: World, { method, path, body, key }: Ask, token: string): Promise<Answer> {
  return await within(world, path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(key ? { 'paypal-request-id': key } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })
}

async function tokenOf(world: World): Promise<string> {
  const now = world.clock.now().getTime()
  const known = tokens.get(world.db)
  if (known && known.until > now) return known.token
  const { clientId, clientSecret } = paypalKeys.of(world)
  const { status, data } = await within(world, '/v1/oauth2/token', {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  const answer = isObject(data) ? data : {}
  const token = answer['access_token']
  if (status !== 200 || typeof token !== 'string') throw new Error(`PayPal gave no token: ${status}`)
  tokens.set(world.db, { token, until: now + Number(answer['expires_in']) * 1000 - SPARE_MS })
  return token
}

/** One call; the timeout applies until the last byte. */
async function within(world: World, path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${paypalKeys.of(world).url}${path}`, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(world.env.paymentTimeoutMs),
  })
  const text = await response.text()
  return { status: response.status, data: readJson(text) }
}

const issueOf = (data: unknown): string => {
  const error = isObject(data) ? data : {}
  const [detail] = Array.isArray(error['details']) ? error['details'] : []
  return String((isObject(detail) ? detail['issue'] : undefined) ?? error['name'] ?? 'without a reason')
}
