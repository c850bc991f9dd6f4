import { Type } from 'typebox'
import { Done, Moment, filled, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'

const finance = { staff: ['finance'] } as const

/**
 * The states of a provider's event: waiting to be processed, done, irrelevant to us, not as expected, or
 * failed so far.
 */
export const WEBHOOK_STATES = ['waiting', 'done', 'no_concern', 'unexpected', 'failed'] as const

export const WebhookEvent = Type.Object({
  id: Type.Integer(),
  provider: Type.String(),
  event_id: Type.String(),
  state: oneOf(WEBHOOK_STATES),
  outcome: Type.String(),
  received_at: Moment,
  processed_at: nullable(Moment),
  /** The error of its job's last failure. */
  error: nullable(Type.String()),
})

/** Events are numbered in order of arrival. */
const EventNumber = Type.String({ pattern: '^[1-9]\\d{0,14}$' })

export const listWebhooks = route('GET /staff/webhooks', {
  who: finance,
  summary: 'List the webhooks received from providers, newest first; filter by provider and outcome',
  query: Type.Object({
    provider: Type.Optional(text(40)),
    state: Type.Optional(oneOf(WEBHOOK_STATES)),
    /** A provider’s number of an event, or a word of its content. */
    q: Type.Optional(text(100)),
    before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  }),
  shows: ['jobs'],
  reply: Type.Object({
    items: Type.Array(WebhookEvent),
    more: Type.Boolean(),
    providers: Type.Array(Type.String()),
  }),
})

export const getWebhook = route('GET /staff/webhooks/{event}', {
  who: finance,
  summary: 'Get a received webhook exactly as its provider sent it, byte for byte',
  params: Type.Object({ event: EventNumber }),
  shows: ['jobs'],
  reply: Type.Object({ ...WebhookEvent.properties, body: Type.String() }),
  refusals: ['not_found'],
})

export const processWebhookAgain = route('POST /staff/webhooks/{event}/process_again', {
  who: finance,
  summary: 'Process a received webhook again. What it already did is not repeated.',
  params: Type.Object({ event: EventNumber }),
  body: Type.Object({ reason: filled(500) }),
  changes: ['jobs'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})
