import { PUSH_ENDPOINT_MAX, PUSH_KINDS } from '@longhaul/domain/messages/push.ts'
import { Type } from 'typebox'
import { deviceFields } from '../accounts/identity.ts'
import { ById, Done, Id, Moment, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const { browser, system } = deviceFields

/** A device that receives notifications, as its owner sees it. */
export const PushDevice = Type.Object({
  id: Id,
  browser,
  system,
  kinds: Type.Array(oneOf(PUSH_KINDS)),
  p256dh: Type.String({
    description: 'The public key of the subscription, by which a browser recognises its own entry',
  }),
  created_at: Moment,
  last_sent_at: nullable(Moment),
})

export const listPushDevices = route('GET /push_devices', {
  who: 'shopper',
  summary: 'List the devices that receive notifications, and the public key with which a browser subscribes',
  shows: ['account'],
  reply: Type.Object({ public_key: Type.String(), items: Type.Array(PushDevice) }),
})

export const savePushDevice = route('POST /push_devices', {
  who: 'verified',
  summary:
    'Register this device for notifications of the given kinds (Web Push, RFC 8030), or change the kinds if it is registered already. The owner is notified of a new device.',
  body: Type.Object({
    endpoint: Type.String({ minLength: 1, maxLength: PUSH_ENDPOINT_MAX }),
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}$', description: 'base64url' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'base64url' }),
    kinds: Type.Array(oneOf(PUSH_KINDS), { minItems: 1, maxItems: PUSH_KINDS.length, uniqueItems: true }),
  }),
  changes: ['account', 'messages'],
  reply: PushDevice,
  refusals: ['invalid_input', 'too_many_requests'],
  perMinute: 20,
})

export const endPushDevice = route('DELETE /push_devices/{id}', {
  who: 'shopper',
  summary: 'Stop sending notifications to a device',
  params: ById,
  changes: ['account'],
  reply: Done,
  refusals: ['not_found'],
})
