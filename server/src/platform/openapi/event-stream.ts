import { REMEMBERED_MS } from '../events.ts'
import { describedRefusal } from './operation.ts'

/**
 * `GET /events`, which is not part of the contract, because it answers with a stream instead of the envelope.
 */
export const describedStream = {
  operationId: 'listenToEvents',
  summary:
    'Stream the topics that change, as they change. The stream carries no data; refetch with the ordinary calls.',
  description:
    'For shoppers and staff. A comment line is sent every 25 seconds. The stream ends with its session. Each person can have at most 8 open streams.',
  tags: ['Messages'],
  security: [{ token: [] }, { staffToken: [] }],
  parameters: [
    {
      name: 'since_ms',
      in: 'query',
      description:
        'How many milliseconds ago you fetched the first of your data: the stream begins with what has changed since, up to a minute ago.',
      schema: { type: 'integer', minimum: 0, maximum: REMEMBERED_MS },
    },
  ],
  responses: {
    200: {
      description: 'Server-sent events named `changed`, until either side closes.',
      content: {
        'text/event-stream': {
          schema: { type: 'string', description: '`data` is the topic that changed.' },
          example: ': open\n\nevent: changed\ndata: orders\n\n',
        },
      },
    },
    401: describedRefusal(['login_required']),
    403: describedRefusal(['forbidden']),
    429: describedRefusal(['too_many_requests']),
  },
}
