import type { IncomingHttpHeaders } from 'node:http'
import { Value } from 'typebox/value'
import { badInput } from '../../platform/http/refusal.ts'
import type { World } from '../../platform/world.ts'
import { askPaypal, paypalKeys } from './client.ts'
import { Event } from './shapes.ts'
import { isObject, readJson } from '../../platform/read-json.ts'

/** The headers of a PayPal webhook, by their names in the verification request. */
const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/**
 * Has PayPal verify a webhook. The body is sent byte for byte: the signature is over its CRC, which
 * reserialising would change. Obvious forgeries are refused without a call. Returns the event's id.
 */
export async function verifyWebhook(
  world: World,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<string> {
  const text = body.toString()
  const event = readJson(text)
  if (!Value.Check(Event, event)) throw badInput({ body: 'format' })
  const named = Object.entries(HEADERS).map(([name, header]) => [name, headers[header]] as const)
  if (named.some(([, value]) => typeof value !== 'string' || value.length > 2_000)) throw forged()
  if (!isPaypals(headers[HEADERS.cert_url])) throw forged()
  const asked = JSON.stringify({ ...Object.fromEntries(named), webhook_id: paypalKeys.of(world).webhookId })
  const answer = await askPaypal(world, {
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${asked.slice(0, -1)},"webhook_event":${text}}`,
  })
  if (!isObject(answer) || answer['verification_status'] !== 'SUCCESS') throw forged()
  return event.id
}

const forged = () => badInput({ [HEADERS.transmission_sig]: 'format' })

function isPaypals(url: string | string[] | undefined): boolean {
  if (typeof url !== 'string' || !URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && /(^|\.)paypal\.com$/.test(hostname)
}
