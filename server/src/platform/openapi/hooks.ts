import { hookBodies } from '@longhaul/contract/hooks/hook-bodies.ts'
import { HOOK_EXAMPLES } from './examples.ts'

const HEADERS = [
  [
    'webhook-id',
    "The event's id, the same for every attempt and in the log, so that receivers can recognise duplicates.",
  ],
  [
    'webhook-timestamp',
    'The time of this attempt, in seconds since 1970. Reject a request that is more than five minutes off.',
  ],
  [
    'webhook-signature',
    '`v1,` followed by the base64 of the HMAC-SHA256 of `id.timestamp.body`. The key is the part of the secret after whsec_, decoded from base64. For 24 hours after a rotation there are two, separated by a space.',
  ],
  [
    'longhaul-event-version',
    'The version of the catalogue of events. Events and fields are added without raising it: ignore those that you do not know.',
  ],
] as const

/** The `webhooks` section of the document: the requests that hooks receive. */
export const describedHooks = (): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(hookBodies).map(([event, schema]) => [
      event,
      {
        post: {
          operationId: operationIdOf(event),
          summary: `Sent to hooks (POST /hooks) on ${event}`,
          tags: ['Programs'],
          security: [],
          parameters: HEADERS.map(([name, description]) => ({
            name,
            in: 'header',
            required: true,
            description,
            schema: { type: 'string' },
          })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema, example: HOOK_EXAMPLES[event] } },
          },
          responses: {
            '2XX': { description: 'Accepted' },
            410: { description: 'Gone permanently; the hook is disabled' },
            default: { description: 'Retried over two days, at growing intervals, not before `Retry-After`' },
          },
        },
      },
    ]),
  )

/** `order.status_changed` becomes `onOrderStatusChanged`. */
const operationIdOf = (event: string): string =>
  `on_${event}`.replaceAll(/[._]([a-z])/g, (_, letter: string) => letter.toUpperCase())
