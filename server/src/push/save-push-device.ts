import { createPublicKey } from 'node:crypto'
import { savePushDevice as route } from '@longhaul/contract/messages/push.ts'
import { deviceOf } from '@longhaul/domain/accounts/device.ts'
import { isPushEndpoint } from '@longhaul/domain/messages/push.ts'
import { placeOf } from '../identity/public.ts'
import { notify } from '../messages/public.ts'
import { checkedUrl } from '../platform/guarded-fetch/checked-url.ts'
import { FetchRefused } from '../platform/guarded-fetch/guard.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { deviceCard } from './device-card.ts'
import { saveDevice } from './sql.ts'

export const savePushDeviceAction = writeAction(route, savePushDevice)

/**
 * Starts notifications on this device. It keeps getting them after the session has expired, so the owner is
 * notified of a new device.
 */
async function savePushDevice(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, body, now, world, request } = call
  if (!isPoint(body.p256dh)) throw badInput({ p256dh: 'format' })
  const { user_agent } = placeOf(request)
  const { row, isNew } = await saveDevice(
    tx,
    {
      shopper_id: me.id,
      session_id: me.sessionId,
      endpoint: endpointOf(world, body.endpoint),
      p256dh: body.p256dh,
      auth: body.auth,
      kinds: body.kinds,
      user_agent,
    },
    now,
  )
  if (isNew) {
    const { browser, system } = deviceOf(user_agent)
    await notify(call, me.id, {
      kind: 'push_added',
      args: browser ? { device: [browser, system].filter(Boolean).join(', ') } : {},
      subject: { kind: 'account', id: 'security' },
    })
  }
  return deviceCard(row)
}

/**
 * Normalises the address of a known push service, or refuses it as bad input. What its name resolves to is
 * checked at each connection.
 */
function endpointOf({ guard }: World, text: string): string {
  try {
    const url = checkedUrl(guard, text)
    if (isPushEndpoint(url.href)) return url.href
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
  }
  throw badInput({ endpoint: 'push_service' })
}

/** Whether a text is an uncompressed point, of 65 bytes, on the curve used for encryption (RFC 8291). */
function isPoint(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 65 || bytes[0] !== 4) return false
  const coordinate = (from: number) => bytes.subarray(from, from + 32).toString('base64url')
  try {
    createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
      format: 'jwk',
    })
    return true
  } catch {
    return false
  }
}
