import type { Route } from '@longhaul/contract/route.ts'
import { refusalStatus } from '@longhaul/contract/refusals.ts'
import type { FastifyInstance } from 'fastify'
import { describedHooks } from './openapi-hooks.ts'
import type { World } from '../world.ts'

const json = (schema: unknown) => ({ 'application/json': { schema } })

/** The OpenAPI 3.1 document, made of the very schemas that validate: a TypeBox schema is JSON Schema. */
export function openApiDocument(
  routes: readonly Route[],
  publicUrl: string,
  version: string,
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = (paths[route.path] ??= {})
    path[route.method.toLowerCase()] = operation(route)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Longhaul',
      version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description:
        'Every answer is {code, message, data}. `code` is 200 on success; a refusal carries its HTTP status, and its stable name in data.error. Amounts are whole fen.',
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token of POST /login, bare or after `Bearer `.',
        },
        readToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A personal read token (POST /tokens), bare or after `Bearer `. It opens the GET calls that name its scope here and in x-token-scope; everything else answers 403 with the reason token_scope.',
        },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['code', 'message', 'data'],
          properties: {
            code: { type: 'integer' },
            message: { type: 'string' },
            data: {
              type: 'object',
              required: ['error'],
              properties: {
                error: { type: 'string' },
                reason: { type: 'string' },
                fields: { type: 'object', additionalProperties: { type: 'string' } },
              },
            },
          },
        },
      },
    },
    paths,
    webhooks: describedHooks(),
  }
}

function operation(route: Route): Record<string, unknown> {
  const refusals = new Set(route.refusals ?? [])
  if (route.who !== 'anyone') refusals.add('login_required')
  if (route.who === 'verified') refusals.add('email_not_verified')
  if (typeof route.who === 'object' || route.tokens) refusals.add('forbidden')
  const byStatus = new Map<number, string[]>()
  for (const code of refusals)
    byStatus.set(refusalStatus[code], [...(byStatus.get(refusalStatus[code]) ?? []), code])
  return {
    summary: route.summary,
    tags: [route.path.startsWith('/staff') ? 'staff' : (route.path.split('/')[1] ?? '')],
    ...(route.who === 'anyone'
      ? {}
      : { security: [{ token: [] }, ...(route.tokens ? [{ readToken: [route.tokens] }] : [])] }),
    ...(route.tokens ? { 'x-token-scope': route.tokens } : {}),
    parameters: [
      ...parameters('path', route.params?.properties, route.params?.required),
      ...parameters('query', route.query?.properties, route.query?.required),
      ...(route.once
        ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } }]
        : []),
    ],
    ...(route.body ? { requestBody: { required: true, content: json(route.body) } } : {}),
    ...(route.form ? { requestBody: { required: true, content: ONE_FILE } } : {}),
    responses: {
      200: {
        description: 'Done',
        content: json({
          type: 'object',
          required: ['code', 'message', 'data'],
          properties: { code: { const: 200 }, message: { type: 'string' }, data: route.reply },
        }),
      },
      ...Object.fromEntries(
        [...byStatus].map(([status, codes]) => [
          status,
          { description: codes.join(', '), content: json({ $ref: '#/components/schemas/Refusal' }) },
        ]),
      ),
    },
  }
}

/** A form with one part, as OpenAPI says it. */
const ONE_FILE = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    },
  },
}

const parameters = (
  place: 'path' | 'query',
  properties: object | undefined,
  required: readonly string[] = [],
) =>
  Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: schema as unknown,
  }))

/** Serves the document at /api/v1/openapi.json. */
export function describeApi(api: FastifyInstance, world: World, routes: readonly Route[]): void {
  const document = JSON.stringify(openApiDocument(routes, world.env.publicUrl, '0.1.0'))
  api.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
}
