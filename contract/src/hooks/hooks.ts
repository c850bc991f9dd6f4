import { HOOK_EVENTS } from '@longhaul/domain/hooks/events.ts'
import { EVENTS_PAGE_MAX, HOOK_URL_MAX, REPLAY_MAX } from '@longhaul/domain/hooks/limits.ts'
import { Type } from 'typebox'
import { ById, Done, Id, Moment, filled, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'
import { Sequence } from './event.ts'

export const Hook = Type.Object({
  id: Id,
  url: Type.String(),
  events: Type.Array(oneOf(HOOK_EVENTS)),
  created_at: Moment,
  /** Since when no delivery has succeeded; null while it works. */
  failing_since: nullable(Moment),
  disabled_at: nullable(Moment),
  /** No delivery succeeded for days, or its address replied that it is permanently gone. */
  disabled_why: nullable(oneOf(['failing', 'gone'])),
  /** Until when the secret before the last rotation signs as well; null if it no longer does. */
  old_secret_until: nullable(Moment),
})

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const

const Delivery = Type.Object({
  id: Id,
  /** The same as the header, and as the id of the event in the log. */
  webhook_id: Id,
  event: oneOf([...HOOK_EVENTS, 'test']),
  state: oneOf(DELIVERY_STATES),
  tries: Type.Integer(),
  /** The status of the response, or a word for why there was none. */
  outcome: Type.String(),
  created_at: Moment,
  tried_at: nullable(Moment),
  next_try_at: nullable(Moment),
  body: Type.String(),
})

export const listHooks = route('GET /hooks', {
  who: 'shopper',
  summary: "List the shopper's hooks, without their secrets",
  shows: ['account'],
  reply: Type.Object({ items: Type.Array(Hook) }),
})

export const createHook = route('POST /hooks', {
  who: 'verified',
  summary:
    'Create a hook: an https URL that is notified of changes. The signing secret is returned once. Requires the password, and a code if two-step login is on.',
  body: Type.Object({
    url: filled(HOOK_URL_MAX),
    events: Type.Array(oneOf(HOOK_EVENTS), { minItems: 1, maxItems: HOOK_EVENTS.length, uniqueItems: true }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  }),
  changes: ['messages', 'account'],
  reply: Type.Object({ ...Hook.properties, secret: Type.String() }),
  refusals: ['invalid_input', 'two_factor_required', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 10,
})

export const deleteHook = route('DELETE /hooks/{id}', {
  who: 'shopper',
  summary: 'Delete a hook; its pending deliveries are dropped',
  params: ById,
  changes: ['account'],
  reply: Done,
  refusals: ['not_found'],
})

export const enableHook = route('POST /hooks/{id}/enable', {
  who: 'verified',
  summary: 'Re-enable a hook that was disabled because its deliveries failed',
  params: ById,
  changes: ['account'],
  reply: Hook,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const testHook = route('POST /hooks/{id}/test', {
  who: 'verified',
  summary: 'Send the event `test` to a hook',
  params: ById,
  changes: ['account'],
  reply: Delivery,
  refusals: ['not_found', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 10,
})

export const listDeliveries = route('GET /hooks/{id}/deliveries', {
  who: 'shopper',
  summary: 'List the last 20 deliveries to a hook, newest first, with their outcomes',
  params: ById,
  shows: ['account'],
  reply: Type.Object({ items: Type.Array(Delivery) }),
  refusals: ['not_found'],
})

export const redeliver = route('POST /hooks/{id}/deliveries/{delivery}/redeliver', {
  who: 'verified',
  summary: 'Resend a delivery, with the same id and body',
  params: Type.Object({ id: Id, delivery: Id }),
  changes: ['account'],
  reply: Delivery,
  refusals: ['not_found', 'transition_not_allowed'],
  perMinute: 30,
})

export const rotateHookSecret = route('POST /hooks/{id}/rotate_secret', {
  who: 'verified',
  summary:
    'Replace the signing secret of a hook. The new one is returned once; for 24 hours each delivery is signed with both. Requires the password, and a code if two-step login is on.',
  params: ById,
  body: Type.Object({
    password: Type.String({ minLength: 1, maxLength: 200 }),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  }),
  changes: ['messages', 'account'],
  reply: Type.Object({ ...Hook.properties, secret: Type.String() }),
  refusals: [
    'not_found',
    'invalid_input',
    'two_factor_required',
    'transition_not_allowed',
    'too_many_requests',
  ],
  perMinute: 10,
})

export const replayHook = route('POST /hooks/{id}/replay', {
  who: 'verified',
  summary:
    'Send the events of a range of time to a hook, with the same ids and bodies: those it subscribes to, also if they were sent before. At most 5000 at once; `next_from` is where the rest begins.',
  params: ById,
  body: Type.Object({ from: Moment, to: Moment }),
  changes: ['account'],
  reply: Type.Object({
    events: Type.Integer({ minimum: 0, maximum: REPLAY_MAX }),
    next_from: nullable(Moment),
  }),
  refusals: ['not_found', 'invalid_input', 'transition_not_allowed', 'too_many_requests'],
  perMinute: 5,
})

/** An event as it is sent. What its `data` has by its type is in the catalogue (hook-bodies.ts). */
const Event = Type.Object({
  type: oneOf(HOOK_EVENTS),
  timestamp: Moment,
  data: Type.Record(Type.String(), Type.Unknown()),
})

export const listEvents = route('GET /events_log', {
  who: 'shopper',
  tokens: 'messages',
  grants: { scope: 'messages:read' },
  summary:
    'List the events of the account after a number, oldest first: what hooks are sent, for 30 days. Recorded while the account has a hook or a token.',
  query: Type.Object({
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: EVENTS_PAGE_MAX })),
  }),
  shows: ['orders', 'account'],
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        /** The same as the header `webhook-id`. */
        id: Id,
        sequence: Sequence,
        recorded_at: Moment,
        event: Event,
      }),
    ),
    /** To pass as `after` the next time: the number of the last event listed. */
    next: Type.Integer({ minimum: 0 }),
    /** Whether there are more events already. */
    more: Type.Boolean(),
    /** Whether events since `after` are missing: deleted after 30 days or not kept (docs/programs.md). */
    gap: Type.Boolean(),
  }),
})
