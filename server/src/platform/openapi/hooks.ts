import { hookBodies } from '@longhaul/contract/hooks/hook-bodies.ts'
import { HOOK_EXAMPLES } from './examples.ts'

const HEADERS = [
  ['webhook-id', 'The delivery: the same over all its tries, so that what comes twice can be known again.'],
  ['webhook-timestamp', 'Seconds since 1970, of this try. Refuse one that is more than five minutes off.'],
  [
    'webhook-signature',
    'v1, and the base64 of HMAC-SHA256 over `id.timestamp.body`; the key is what follows whsec_ in the secret, from base64.',
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
          summary: `What a hook (POST /hooks) is sent of ${event}.`,
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
            '2XX': { description: 'Taken' },
            410: { description: 'Gone for good: the hook is switched off' },
            default: { description: 'Tried again over two days, ever later' },
          },
        },
      },
    ]),
  )

/** `order.status_changed` becomes `onOrderStatusChanged`. */
const operationIdOf = (event: string): string =>
  `on_${event}`.replaceAll(/[._]([a-z])/g, (_, letter: string) => letter.toUpperCase())
