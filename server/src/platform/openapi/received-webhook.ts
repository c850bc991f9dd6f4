import { headersOf } from './headers.ts'
import { describedRefusal } from './operation.ts'

/** `POST /webhooks/{provider}`, which is not part of the contract, because the provider defines its body and the expected answer. */
export const describedReceivedWebhook = {
  operationId: 'receiveWebhook',
  summary: 'What payment providers and trackers of packages report to the shop.',
  description:
    'For those providers that are set up. The body is theirs, in their own form, and so is the signature that it must carry over its very bytes, in a header or within. What comes twice is kept once.',
  tags: ['Webhooks'],
  security: [],
  parameters: [
    {
      name: 'provider',
      in: 'path',
      required: true,
      schema: { type: 'string', examples: ['17track'] },
    },
  ],
  requestBody: { required: true, content: { '*/*': { schema: {} } } },
  responses: {
    200: {
      description:
        'Kept; it is understood afterwards. In plain words where the provider waits for a word of its own.',
      headers: headersOf([]),
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['code', 'message', 'data'],
            properties: { code: { const: 200 }, message: { type: 'string' }, data: { type: 'object' } },
          },
        },
        'text/plain': { schema: { type: 'string' } },
      },
    },
    400: describedRefusal(['invalid_input']),
    404: describedRefusal(['not_found']),
    413: describedRefusal(['too_large']),
    503: describedRefusal(['try_again']),
  },
}
