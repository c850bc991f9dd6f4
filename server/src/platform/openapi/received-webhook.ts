import { headersOf } from './headers.ts'
import { describedRefusal } from './operation.ts'

/**
 * `POST /webhooks/{provider}`, which is not part of the contract, because the provider defines its body and
 * the expected answer.
 */
export const describedReceivedWebhook = {
  operationId: 'receiveWebhook',
  summary: 'Receive a webhook from a payment provider or a tracking service',
  description:
    'For providers that are configured. The provider defines the format of the body, and of the signature over its exact bytes, which is required, in a header or in the body. Duplicates are stored once.',
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
      description: 'Stored, to be processed later. In plain text if the provider expects a particular reply.',
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
