import { fileRoutes } from '@longhaul/contract/file-routes.ts'
import { FIRST_LANG, LANGS } from '@longhaul/domain/languages.ts'
import type { Route } from '@longhaul/contract/route.ts'
import { refusalStatus } from '@longhaul/contract/refusals.ts'
import type { TSchema } from 'typebox'
import { describedStream } from './event-stream.ts'
import { describedFile } from './file-operation.ts'
import { describedHeaders } from './headers.ts'
import { describedHooks } from './hooks.ts'
import { describedOperation, describedRefusals } from './operation.ts'
import { describedReceivedWebhook } from './received-webhook.ts'
import { shareSchemas } from './shared-schemas.ts'
import { describedTags } from './tags.ts'

/**
 * The OpenAPI 3.1 document, built from the same schemas that validate requests: a TypeBox schema is JSON
 * Schema.
 */
export function openApiDocument(
  routes: readonly Route[],
  publicUrl: string,
  version: string,
): Record<string, unknown> {
  const { write, components } = shareSchemas(routes.map(schemasOf))
  const paths: Record<string, Record<string, unknown>> = {
    '/events': { get: describedStream },
    '/webhooks/{provider}': { post: describedReceivedWebhook },
  }
  for (const route of routes)
    (paths[route.path] ??= {})[route.method.toLowerCase()] = describedOperation(route, write)
  for (const [name, route] of Object.entries(fileRoutes))
    paths[route.path] = { get: describedFile(name, route, write) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Longhaul',
      version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description: INTRODUCTION,
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    tags: describedTags,
    paths,
    webhooks: describedHooks(),
    components: {
      securitySchemes,
      parameters: { IdempotencyKey, ClientLanguage },
      headers: describedHeaders,
      responses: describedRefusals([...routes, ...Object.values(fileRoutes)]),
      schemas: { ...components, Refusal },
    },
  }
}

const schemasOf = ({ params, query, body, reply }: Route): TSchema[] =>
  [params, query, body, reply].filter((schema) => schema !== undefined)

const INTRODUCTION = [
  'Every response is `{code, message, data}`. `code` is 200 on success; a refusal has its HTTP status there, and its stable name in `data.error`. `message` is a sentence in the language selected by `client-language`.',
  'Amounts are whole fen (1/100 yuan). Times are RFC 3339 in UTC. Ids are opaque. Lists are paged by cursor: pass `next_cursor` back as `cursor` until it is null.',
  'A request field that is not in the schema is refused by name.',
  'Files are returned without this envelope, and so are the events of GET /events. `Longhaul-Shows` and `Longhaul-Changes` tell a client what to refetch: a response shows topics, and a call changes topics.',
].join('\n\n')

const securitySchemes = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'The token returned by POST /login, alone or after `Bearer `. It is valid for two days. Cookies and URLs never authenticate a call.',
  },
  staffToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The `staff_token` returned by POST /staff/login, alone or after `Bearer `.',
  },
  readToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal read token (POST /tokens), alone or after `Bearer `. It is accepted by the GET calls that name its scope here and in x-token-scope; every other call is refused with 403 and the reason token_scope.',
  },
  actToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal token that acts (POST /tokens with scopes of a noun and a verb), alone or after `Bearer `. It is accepted by the calls that name its scope here and in x-grant. Calls that spend need an Idempotency-Key; above the ceilings of the token they are answered with 202 and `needs_approval`, and the same call with the same key returns the answer once its shopper has approved it.',
  },
}

const IdempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A repeated call with the same key returns the response of the first call; the same key with a different body is refused as `idempotency_key_reused`.',
  schema: { type: 'string', maxLength: 255 },
}

const ClientLanguage = {
  name: 'client-language',
  in: 'header',
  description:
    'The language of `message`. If it is absent, the `Accept-Language` header decides, then English.',
  schema: { type: 'string', enum: [...LANGS], default: FIRST_LANG },
}

/** The body of every answer other than success. */
const Refusal = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status' },
    message: { type: 'string', description: 'A sentence to show to people' },
    data: {
      type: 'object',
      required: ['error'],
      properties: {
        error: {
          type: 'string',
          enum: [...Object.keys(refusalStatus), 'internal'],
          description: 'The stable name of the refusal',
        },
        reason: { type: 'string', description: 'The exact reason, if `error` covers several' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'A sentence for each invalid field',
        },
        id: {
          type: 'string',
          description: 'With `internal`: the reference number to quote when reporting the error',
        },
      },
    },
  },
}
